import type {Texts} from '../notation/fill.js';

export const enButtons = {
  fenCopied: 'FEN copied.',
  undo: 'Undo',
  redo: 'Redo',
  flipBoard: 'Flip',
  copyFen: 'Copy FEN',
  boardFlipped: 'Board flipped.',
  fen: 'FEN',
};

/** Labels and announcements shared by the board and its toolbar. */
export type ButtonStrings = Texts<typeof enButtons>;
