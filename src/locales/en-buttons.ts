import type {Texts} from '../notation/fill.js';

/** English, for what can be done on a board as well as with its toolbar. */
export const enButtons = {
  fenCopied: 'FEN copied.',
  undo: 'Undo',
  redo: 'Redo',
  flipBoard: 'Flip',
  copyFen: 'Copy FEN',
  boardFlipped: 'Board flipped.',
  /** The name of the field that holds the FEN. */
  fen: 'FEN',
};

/** Labels and announcements shared by the board and its toolbar. */
export type ButtonStrings = Texts<typeof enButtons>;
