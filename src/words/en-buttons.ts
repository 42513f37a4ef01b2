import type {Texts} from '../core/text/fill.js';
import {enCopied} from './en-copied.js';

export const enButtons = {
  ...enCopied,
  /** The button that shows a menu, or fields that are rarely needed. */
  more: 'More',
  undo: 'Undo',
  redo: 'Redo',
  /** Announced by Undo, Redo and the command for the last move, if there is nothing to undo, redo or announce. */
  nothingYet: 'Nothing so far.',
  drawMarks: 'Draw marks',
  flipBoard: 'Flip',
  copyFen: 'Copy FEN',
  boardFlipped: 'Board flipped.',
};

/** Labels and announcements shared by the board and its toolbar. */
export type ButtonStrings = Texts<typeof enButtons>;
