import {pieceLettersInSan} from '../../words/sentence.js';
import type {Comment, Result} from '../../core/pgn/game.js';
import type {MoveNode, MoveNumber} from '../../core/pgn/tree.js';
import {nagGlyph} from '../../core/pgn/words.js';

/** Formats the number of a move: `14.`, or `14…` for Black's. */
export const formatMoveNumber = ({number, isWhite}: MoveNumber): string => `${number}${isWhite ? '.' : '…'}`;

/** The short name of a move: “14… exd5”. */
export const nameOfMove = (node: MoveNode): string => `${formatMoveNumber(node)} ${node.gameMove.san}`;

/** Splits a move in SAN before and after its piece letters. The letters are at odd indices, other text at even indices. */
export const splitSan = (san: string): readonly string[] =>
  san.split(RegExp(`(${pieceLettersInSan.source})`));

/** The glyphs of NAGs, the numbers that annotate a move (PGN standard 8.2.4); `$n` for a number n without a glyph. */
export const glyphsOf = (nags: readonly number[]): readonly string[] =>
  // The glyphs of 1 to 6, `!` to `?!`, follow the move without a space.
  nags.map((nag) => `${nag <= 6 ? '' : ' '}${nagGlyph(nag).replace('-', '−') || `$${nag}`}`);

/** The time on the clock in the comments on a move, in seconds. */
export const clockSeconds = (comments: readonly Comment[]): number | undefined =>
  comments.find(({clock}) => clock !== undefined)?.clock;

/** Formats seconds as a clock shows them: `1:05:30`, `5:30`, and below ten seconds, with tenths, `0:09.4`. */
export function formatClock(seconds: number): string {
  // Times in comments have at most three decimals; smaller differences are rounding errors.
  const thousandths = Math.round(seconds * 1000);
  const wholeSeconds = Math.floor(thousandths / 1000);
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60];
  const tenths = wholeSeconds < 10 && thousandths % 1000 ? `.${Math.floor((thousandths % 1000) / 100)}` : '';
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(wholeSeconds % 60)}${tenths}`;
}

/** The time on the clock in the comments on a move, as text; empty if no comment has a clock. */
export function clockText(comments: readonly Comment[]): string {
  const seconds = clockSeconds(comments);
  return seconds === undefined ? '' : formatClock(seconds);
}

/** A result as books print it, such as “½–½”; empty for `*`, a game without a result. */
export const resultText = (result: Result): string =>
  result.replaceAll('1/2', '½').replace('-', '–').replace('*', '');
