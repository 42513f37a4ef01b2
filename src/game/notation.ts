import {pieceLettersInSan} from '../locales/sentence.js';
import type {Position} from '../notation/position.js';
import type {Comment, Result} from '../pgn/game.js';
import {nagGlyph} from '../pgn/index.js';

/** The number of a move, as in `14.` or `14…`. */
export interface MoveNumber {
  readonly number: number;
  readonly isWhite: boolean;
}

/** The number of half-moves before a position, from the move number of its FEN. */
export const pliesBefore = ({fullmoveNumber, turn}: Position): number =>
  2 * (fullmoveNumber - 1) + (turn === 'black' ? 1 : 0);

/** The number of the move after this many half-moves. */
export const moveNumberAfter = (plies: number): MoveNumber => ({
  number: Math.floor(plies / 2) + 1,
  isWhite: plies % 2 === 0,
});

/** Formats the number of a move: `14.`, or `14…` for Black's. */
export const formatMoveNumber = ({number, isWhite}: MoveNumber): string => `${number}${isWhite ? '.' : '…'}`;

/** Splits a move in SAN: piece letters, which figurines can replace, are at odd indices, other text at even ones. */
export const splitSan = (san: string): readonly string[] =>
  san.split(RegExp(`(${pieceLettersInSan.source})`));

/** The glyphs of NAGs, the numbers that annotate a move (PGN standard 8.2.4). A number without a glyph is `$n`. */
export const glyphsOf = (nags: readonly number[]): readonly string[] =>
  // 1 to 6, `!` to `?!`, judge the move and follow it without a space.
  nags.map((nag) => `${nag <= 6 ? '' : ' '}${nagGlyph(nag).replace('-', '−') || `$${nag}`}`);

/** The time on the clock in the comments on a move, in seconds. */
export const clockIn = (comments: readonly Comment[]): number | undefined =>
  comments.find(({clock}) => clock !== undefined)?.clock;

/** Seconds as a clock shows them: `1:05:30`, `5:30`, and tenths below ten seconds. */
export function clockTime(seconds: number): string {
  // Times in comments have at most three decimals; smaller differences are rounding errors.
  const thousandths = Math.round(seconds * 1000);
  const wholeSeconds = Math.floor(thousandths / 1000);
  const twoDigits = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(wholeSeconds / 3600), Math.floor(wholeSeconds / 60) % 60];
  const tenths = wholeSeconds < 10 && thousandths % 1000 ? `.${Math.floor((thousandths % 1000) / 100)}` : '';
  return `${hours ? `${hours}:${twoDigits(minutes)}` : minutes}:${twoDigits(wholeSeconds % 60)}${tenths}`;
}

/** The time on the clock in the comments on a move, as text; empty if they have none. */
export function clockText(comments: readonly Comment[]): string {
  const seconds = clockIn(comments);
  return seconds === undefined ? '' : clockTime(seconds);
}

/** A result as books print it, such as “½–½”; empty for `*`, a game without a result. */
export const resultText = (result: Result): string =>
  result.replaceAll('1/2', '½').replace('-', '–').replace('*', '');
