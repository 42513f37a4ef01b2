import {pieceLettersInSan, roleName} from '../locales/sentence.js';
import {fill} from '../notation/fill.js';
import type {Position, Role} from '../notation/position.js';
import type {Comment, GameMove, Result} from '../pgn/game.js';
import {nagGlyph} from '../pgn/index.js';
import type {GameTexts} from './context.js';

/** The number of a move, as in `14.` or `14…`. */
export interface MoveNumber {
  readonly number: number;
  readonly isWhite: boolean;
}

export interface NumberedMove extends MoveNumber {
  readonly gameMove: GameMove;
}

/** The number of half-moves before a position, calculated from the move number of its FEN. */
export const pliesBefore = ({fullmoveNumber, turn}: Position): number =>
  2 * (fullmoveNumber - 1) + (turn === 'black' ? 1 : 0);

/** The number of the move that follows this many half-moves. */
export const moveNumberAfter = (plies: number): MoveNumber => ({
  number: Math.floor(plies / 2) + 1,
  isWhite: plies % 2 === 0,
});

/** Formats the number of a move: `14.`, or `14…` for Black's. */
export const formatMoveNumber = ({number, isWhite}: MoveNumber): string => `${number}${isWhite ? '.' : '…'}`;

/** The short name of a move: “14… exd5”. */
export const nameOfMove = (node: NumberedMove): string => `${formatMoveNumber(node)} ${node.gameMove.san}`;

/** Splits a move in SAN: piece letters, which figurines can replace, are at odd indices, other text at even ones. */
export const splitSan = (san: string): readonly string[] =>
  san.split(RegExp(`(${pieceLettersInSan.source})`));

/**
 * The glyphs of NAGs, which are numbers that annotate a move (PGN standard 8.2.4). 1 to 6 judge the move, from `!` to `?!`,
 * and follow it without a space. Glyphs get a minus sign instead of a hyphen. A number without a glyph is `$n`.
 */
export const glyphsOf = (nags: readonly number[]): readonly string[] =>
  nags.map((nag) => `${nag <= 6 ? '' : ' '}${nagGlyph(nag).replace('-', '−') || `$${nag}`}`);

/** A move in SAN (PGN standard 8.2.3). The groups are the piece, `x`, the destination and the promotion. */
const sanPattern = /^([KQRBNAC]?)[a-j]?[1-8]?(x?)([a-j][1-8])(?:=([QRBNAC]))?/;

/** A move in words, for screen readers: “14 Black: pawn takes on d5, check, mistake”. */
export function spokenMove(
  {gameMove: {san, nags, move}, number, isWhite}: NumberedMove,
  {strings, diagram}: GameTexts,
): string {
  const name = (role: string) => roleName((role || 'P') as Role, {diagram});
  const parts: string[] = [];
  const [, role = '', captures, to = '', promotion] = sanPattern.exec(san) ?? [];
  if (!move) parts.push(strings.nullMove);
  else if (move.castle)
    parts.push(move.castle === 'kingside' ? strings.castledKingside : strings.castledQueenside);
  else parts.push(fill(captures ? strings.captured : strings.moved, {piece: name(role), to}));
  if (promotion) parts.push(fill(strings.promoted, {piece: name(promotion)}));
  if (san.includes('#')) parts.push(strings.checkmate);
  else if (san.includes('+')) parts.push(strings.check);
  for (const nag of nags) if (strings.nags[nag]) parts.push(strings.nags[nag]);
  return `${number} ${strings[isWhite ? 'white' : 'black']}: ${parts.join(', ')}`;
}

/** The time on the clock, in seconds, in the comments on a move; undefined if they have none. */
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

/** The time on the clock in the comments on a move, such as `5:30`; empty if they have none. */
export function clockText(comments: readonly Comment[]): string {
  const seconds = clockIn(comments);
  return seconds === undefined ? '' : clockTime(seconds);
}

/** A result as books print it, such as “½–½”; empty for `*`, a game without a result. */
export const resultText = (result: Result): string =>
  result.replaceAll('1/2', '½').replace('-', '–').replace('*', '');
