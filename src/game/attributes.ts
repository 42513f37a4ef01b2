/** Where the move list stands: beside or below the board by the width of the element, or not at all. */
export const movePlaces = ['auto', 'right', 'below', 'none'] as const;

/** The attributes of `<fen-game>` that a class or a fence can stand for. */
export const gameAttributes = [
  'game',
  'at',
  'moves',
  'diagrams',
  'letters',
  'hash',
  'orientation',
  'coordinates',
  'pieces',
  'theme',
  'turn-marker',
  'animation',
  'controls',
] as const;

/** Attributes of `<fen-game>` that take no value. */
const switches: readonly string[] = ['diagrams', 'hash', 'turn-marker', 'controls'];

/** Whether an attribute of `<fen-game>` takes no value. */
export const isGameSwitch = (name: string): boolean => switches.includes(name);
