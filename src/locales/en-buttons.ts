import type {ButtonStrings} from './table.js';

/** English, for what can be done on a board as well as with its toolbar. */
export const enButtons: ButtonStrings = {
  fenCopied: 'FEN copied.',
  undo: 'Undo',
  redo: 'Redo',
  flipBoard: 'Flip',
  copyFen: 'Copy FEN',
  boardFlipped: 'Board flipped.',
  fen: 'FEN',
};
