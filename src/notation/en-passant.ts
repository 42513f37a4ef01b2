import {files as fileNames, type Color, type Notation, type Position, type Square} from './position.js';
import {note, type Finding} from './issue.js';
import {codeAt, type Board} from './placement.js';

const pawns = {white: 80, black: 112} as const;

/** Of a pawn that may be taken en passant: the ranks it came from, passed over, and stands on. */
const pushed = {
  // By the side to move, which is not the side that pushed.
  white: {from: 7, over: 6, on: 5, pawn: pawns.black},
  black: {from: 2, over: 3, on: 4, pawn: pawns.white},
} as const;

/**
 * Reads the en passant field. FEN names the square behind a pawn that has just made a double step, whether or
 * not it can be taken.
 */
export function readEnPassant(
  text: string,
  start: number,
  end: number,
  {files, placement}: Board,
  turn: Color,
  findings: Finding[],
): Square | null {
  if (end === start + 1 && text[start] === '-') return null;
  const {from, over, on, pawn} = pushed[turn];
  const code = text.charCodeAt(start);
  const upper = code < 97;
  const file = code - (upper ? 65 : 97);
  const rank = text.charCodeAt(start + 1) - 48;
  if (end !== start + 2 || !(file >= 0 && file < files) || (rank !== 3 && rank !== 6)) {
    note(findings, 'error', 'enPassant', 'en-passant', start, end, {expected: over});
    return null;
  }
  const square = (name: number): string => `${fileNames[file]}${name}`;
  if (upper) note(findings, 'repair', 'enPassant', 'en-passant-case', start, end, {expected: square(rank)});
  if (rank !== over) {
    note(findings, 'repair', 'enPassant', 'en-passant-rank', start, end, {expected: over});
    return null;
  }
  if (
    codeAt(placement, file, on) !== pawn ||
    codeAt(placement, file, over) ||
    codeAt(placement, file, from)
  ) {
    const values = {expected: square(on), origin: square(from)};
    note(findings, 'repair', 'enPassant', 'en-passant-pawn', start, end, values);
    return null;
  }
  return square(rank) as Square;
}

/** Writes the en passant field. */
export function formatEnPassant({enPassant, placement, turn}: Position, notation: Notation): string {
  if (enPassant === null) return '-';
  if (notation !== 'x-fen') return enPassant;
  // X-FEN leaves the square out unless a pawn could take: programs compare FENs as text to find repetitions.
  const file = fileNames.indexOf(enPassant[0] as (typeof fileNames)[number]);
  const {on} = pushed[turn];
  const taker = pawns[turn];
  return codeAt(placement, file - 1, on) === taker || codeAt(placement, file + 1, on) === taker
    ? enPassant
    : '-';
}
