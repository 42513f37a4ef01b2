import {
  files as fileNames,
  inColor,
  type Color,
  type File,
  type Notation,
  type Position,
  type Square,
} from './position.js';
import type {FieldReader} from './field-reader.js';
import {letterAt, type TalliedPlacement} from './placement.js';

/** The rank of the en passant square, and the direction in which the pushed pawn passed it. */
const passed = (turn: Color): readonly [rank: number, way: number] => (turn === 'white' ? [6, -1] : [3, 1]);

/**
 * Reads the en passant field. FEN names the square behind a pawn that has just made a double step, whether or not it
 * can be captured (PGN standard, section 16.1.3.4).
 *
 * @param text - The field.
 * @param board - The placement.
 * @param turn - The side to move, which could capture.
 * @param reader - Gets an error for what is not a square of rank 3 or 6, and a repair for one that cannot be right.
 * @returns The square; null where there is none, or none that can be right.
 */
export function readEnPassant(
  text: string,
  {files, placement}: TalliedPlacement,
  turn: Color,
  reader: FieldReader,
): Square | null {
  if (text === '-') return null;
  const [rank, way] = passed(turn);
  const square = text.toLowerCase();
  const letter = square.charAt(0);
  const file = fileNames.indexOf(letter as File);
  const isSquare = /^[a-j][36]$/i.test(text) && file < files;
  if (!isSquare || Number(square[1]) !== rank) {
    reader.note(isSquare ? 'repair' : 'error', 'en-passant', {expected: rank});
    return null;
  }
  if (square !== text) reader.note('repair', 'spelling', {expected: square});
  const at = (rank: number): string => letterAt(placement, file, rank);
  if (at(rank - way) || at(rank) || at(rank + way) !== (turn === 'white' ? 'p' : 'P')) {
    reader.note('repair', 'en-passant-pawn', {
      expected: letter + (rank + way),
      origin: letter + (rank - way),
    });
    return null;
  }
  return square as Square;
}

/**
 * Writes the en passant field.
 *
 * @param position - A position.
 * @param notation - `x-fen` leaves the square out where no pawn stands ready to capture.
 */
export function formatEnPassant({enPassant, placement, turn}: Position, notation: Notation): string {
  if (!enPassant || notation !== 'x-fen') return enPassant ?? '-';
  // X-FEN leaves the square out unless a pawn could capture: programs compare FENs as text to find repetitions.
  const [rank, way] = passed(turn);
  const file = fileNames.indexOf(enPassant[0] as File);
  const beside = [file - 1, file + 1].map((file) => letterAt(placement, file, rank + way));
  return beside.includes(inColor('P', turn)) ? enPassant : '-';
}
