import type {Texts} from '../notation/fill.js';
import {enCopied} from './en-copied.js';

export const enButtons = {
  ...enCopied,
  /** The button of a menu, or of fields, that are rarely needed. */
  more: 'More',
  undo: 'Undo',
  redo: 'Redo',
  /** Why there is nothing to undo or to redo; also the answer where the last move is asked for. */
  nothingYet: 'Nothing so far.',
  drawMarks: 'Draw marks',
  flipBoard: 'Flip',
  copyFen: 'Copy FEN',
  boardFlipped: 'Board flipped.',
};

/** Labels and announcements shared by the board and its toolbar. */
export type ButtonStrings = Texts<typeof enButtons>;
