import type {PieceLetter, Role} from '../notation/position.js';
import type {GameStrings} from '../locales/table.js';
import type {Result} from '../pgn/game.js';
import type {Node} from './tree.js';

/** How moves name their pieces: as PGN does, in the letters of the language, or with pictures. */
export const letterKinds = ['english', 'local', 'figurine'] as const;
export type Letters = (typeof letterKinds)[number];

const pieceLetters = /^[KQRBNAC]|(?<==)[QRBNAC]/g;

/** A move in the letters of a language. */
export const localSan = (san: string, {letters}: GameStrings): string =>
  san.replace(pieceLetters, (letter) => letters[letter as Exclude<Role, 'P'>]);

/** A move in parts, for pictures in the place of letters: text, piece, text, … */
export function sanParts(san: string): readonly (string | {readonly piece: PieceLetter})[] {
  const parts: (string | {readonly piece: PieceLetter})[] = [];
  let end = 0;
  for (const {0: letter, index} of san.matchAll(pieceLetters)) {
    if (index > end) parts.push(san.slice(end, index));
    parts.push({piece: letter as PieceLetter});
    end = index + 1;
  }
  parts.push(san.slice(end));
  return parts;
}

/** The number before a move: `14.`, or `14…` before Black's. */
export const moveNumber = ({number, isWhite}: Node): string => `${number}${isWhite ? '.' : '…'}`;

/** The glyphs of the Informant, as the PGN standard (10) and common use number them. */
const glyphs: {readonly [nag: number]: string} = {
  1: '!',
  2: '?',
  3: '!!',
  4: '??',
  5: '!?',
  6: '?!',
  7: '□',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
  22: '⨀',
  23: '⨀',
  36: '↑',
  37: '↑',
  40: '→',
  41: '→',
  44: '=∞',
  45: '=∞',
  132: '⇆',
  133: '⇆',
  138: '⨁',
  139: '⨁',
  140: '∆',
  146: 'N',
};

/** The glyphs of a move; those that judge the move itself stand at it, others after a space. Unknown ones are `$n`. */
export const glyphsOf = (nags: readonly number[]): string =>
  nags
    // 220 asks for a diagram.
    .filter((nag) => nag !== 220)
    .map((nag) => (nag <= 6 ? (glyphs[nag] ?? '') : ` ${glyphs[nag] ?? `$${nag}`}`))
    .join('');

/** Seconds as a clock shows them: `1:05:30`, `5:30`, and tenths below ten seconds. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tenths = whole < 10 && seconds > whole ? `.${Math.floor((seconds - whole) * 10)}` : '';
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}${tenths}`;
}

/** A result as books write it; empty for a game without one. */
export const resultText = (result: Result): string =>
  result === '*' ? '' : result === '1/2-1/2' ? '½–½' : result.replace('-', '–');
