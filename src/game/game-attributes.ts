/** Where the move list is: beside or below the board, by the width of the element, or nowhere. */
export const movePlaces = ['auto', 'right', 'below', 'none'] as const;

/** How moves name their pieces: as PGN does, in the letters of the language, or with pictures. */
export const letterKinds = ['english', 'local', 'figurine'] as const;
export type Letters = (typeof letterKinds)[number];

/** The values of the attributes of `<fen-game>` that have few, beside those that boards have too. */
export const gameValues = {moves: movePlaces, letters: letterKinds};

/** The attributes of `<fen-game>` that a class or a Markdown fence can set. */
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
