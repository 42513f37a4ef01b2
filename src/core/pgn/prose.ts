import type {Tokens} from './tokens.js';
import {moveSuffixWords, nagOf, resultOf} from './words.js';

/** A square or another letter with a digit (but not an ECO code, such as B90), a numeric move, castling, or a figurine. */
export const signOfMove = /(?!^[A-E]\d\d)\p{L}\d|\d{4}|^[O0o][-‐‑‒–—−]|[♔-♟]/u;

/** Whether a word before the first move is no move, result or glyph. */
export const isProseWord = (word: string): boolean =>
  /\p{L}|--/u.test(word) &&
  !signOfMove.test(word) &&
  !moveSuffixWords.has(word) &&
  !nagOf(word) &&
  !resultOf(word);

/**
 * Whether a token ends the text before the first move: a tag, the number of the first move, or the first token of a line, unless
 * that is a number alone, such as a year.
 */
export const startsMoves = (kind: Tokens['kind'], text: string, isAtLineStart: boolean): boolean =>
  kind === 'tag' ||
  (kind === 'number' && /^1\D/.test(text)) ||
  (isAtLineStart && (kind !== 'number' || /^(?:1$|\d+\D)/.test(text)));
