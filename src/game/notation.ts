import {pieceLetters, roleName} from '../locales/sentence.js';
import type {DiagramStrings} from '../locales/en.js';
import type {GameStrings} from '../locales/en-game.js';
import {fill} from '../notation/fill.js';
import type {Position, Role} from '../notation/position.js';
import type {GameMove, Result} from '../pgn/game.js';
import {nagGlyph} from '../pgn/index.js';

export interface MoveNumber {
  readonly number: number;
  readonly isWhite: boolean;
}

export interface NumberedMove extends MoveNumber {
  readonly move: GameMove;
}

/** The number of half-moves made before a position, by the move number of its FEN. */
export const pliesBefore = ({fullmoveNumber, turn}: Position): number =>
  2 * (fullmoveNumber - 1) + (turn === 'black' ? 1 : 0);

/** The number and the side of the move after this many half-moves. */
export const numberAfter = (plies: number): MoveNumber => ({
  number: Math.floor(plies / 2) + 1,
  isWhite: plies % 2 === 0,
});

/** The number before a move: `14.`, or `14…` before Black's. */
export const moveNumber = ({number, isWhite}: MoveNumber): string => `${number}${isWhite ? '.' : '…'}`;

/** The short name of a move: “14… exd5”. */
export const nameOfMove = (node: NumberedMove): string => `${moveNumber(node)} ${node.move.san}`;

/** A move divided into text, at even indices, and pieces, so that figurines can replace the letters. */
export const sanParts = (san: string): readonly string[] => san.split(RegExp(`(${pieceLetters.source})`));

/** The glyphs of a move. Those that judge the move have no space before them; a number without a glyph is `$n`. */
export const glyphsOf = (nags: readonly number[]): readonly string[] =>
  nags.map((nag) => `${nag <= 6 ? '' : ' '}${nagGlyph(nag).replace('-', '−') || `$${nag}`}`);

/** The parts of a move in standard algebraic notation (PGN standard 8.2.3). */
const sanPattern = /^([KQRBNAC]?)[a-j]?[1-8]?(x?)([a-j][1-8])(?:=([QRBNAC]))?/;

/** A move in words, for screen readers: “14 Black: pawn takes on d5, check, mistake”. */
export function spokenMove(
  {move: {san, nags, move}, number, isWhite}: NumberedMove,
  {strings, diagram}: {readonly strings: GameStrings; readonly diagram: DiagramStrings},
): string {
  const name = (role: string) => roleName((role || 'P') as Role, {diagram});
  const parts: string[] = [];
  const [, role = '', takes, to = '', promotion] = sanPattern.exec(san) ?? [];
  if (!move) parts.push(strings.nullMove);
  else if (move.castle)
    parts.push(move.castle === 'kingside' ? strings.castledKingside : strings.castledQueenside);
  else parts.push(fill(takes ? strings.captured : strings.moved, {piece: name(role), to}));
  if (promotion) parts.push(fill(strings.promoted, {piece: name(promotion)}));
  if (san.includes('#')) parts.push(strings.checkmate);
  else if (san.includes('+')) parts.push(strings.check);
  for (const nag of nags) if (strings.nags[nag]) parts.push(strings.nags[nag]);
  return `${number} ${strings[isWhite ? 'white' : 'black']}: ${parts.join(', ')}`;
}

/** Seconds as a clock shows them: `1:05:30`, `5:30`, and tenths below ten seconds. */
export function clockTime(seconds: number): string {
  // Comments have times in thousandths; smaller differences are rounding errors.
  const thousandths = Math.round(seconds * 1000);
  const whole = Math.floor(thousandths / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const tenths = whole < 10 && thousandths % 1000 ? `.${Math.floor((thousandths % 1000) / 100)}` : '';
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}${tenths}`;
}

/** A result as books print it; empty for a game without a result. */
export const resultText = (result: Result): string =>
  result === '*' ? '' : result === '1/2-1/2' ? '½–½' : result.replace('-', '–');
