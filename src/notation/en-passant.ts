import {
  files as fileNames,
  inColor,
  type Color,
  type File,
  type Notation,
  type Position,
  type Square,
} from './position.js';
import {letterAt} from './placement.js';

/** The rank of the en passant square, and the direction in which the pushed pawn passed it. */
export const passed = (turn: Color): readonly [rank: number, way: number] =>
  turn === 'white' ? [6, -1] : [3, 1];

/** Whether a pawn may just have passed a square: on the right rank, behind an enemy pawn, and empty like its origin. */
export function isPassedSquare(text: string, placement: string, turn: Color): text is Square {
  const [rank, way] = passed(turn);
  const file = fileNames.indexOf(text.charAt(0) as File);
  const at = (rank: number): string => letterAt(placement, file, rank);
  const isEmpty = !at(rank - way) && !at(rank);
  return text.slice(1) === String(rank) && isEmpty && at(rank + way) === (turn === 'white' ? 'p' : 'P');
}

/** Writes the en passant field; `x-fen` leaves the square out where no pawn stands ready to capture. */
export function formatEnPassant({enPassant, placement, turn}: Position, notation: Notation): string {
  if (!enPassant || notation !== 'x-fen') return enPassant ?? '-';
  // X-FEN leaves the square out unless a pawn could capture: programs compare FENs as text to find repetitions.
  const [rank, way] = passed(turn);
  const file = fileNames.indexOf(enPassant[0] as File);
  const beside = [file - 1, file + 1].map((file) => letterAt(placement, file, rank + way));
  return beside.includes(inColor('P', turn)) ? enPassant : '-';
}
