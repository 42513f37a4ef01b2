import type {Square} from '../notation/position.js';
import type {Place} from './place.js';

/** Where a key takes the cursor on a board of so many columns and rows, or `null` for a key that does not move it. */
export function placeAfter(
  key: string,
  ctrl: boolean,
  from: Place,
  columns: number,
  rows: number,
): Place | null {
  const clamped = (column: number, row: number): Place => ({
    column: Math.min(Math.max(column, 0), columns - 1),
    row: Math.min(Math.max(row, 0), rows - 1),
  });
  const {column, row} = from;
  switch (key) {
    case 'ArrowLeft':
      return clamped(column - 1, row);
    case 'ArrowRight':
      return clamped(column + 1, row);
    case 'ArrowUp':
      return clamped(column, row - 1);
    case 'ArrowDown':
      return clamped(column, row + 1);
    case 'Home':
      return ctrl ? clamped(0, 0) : clamped(0, row);
    case 'End':
      return ctrl ? clamped(columns, rows) : clamped(columns, row);
    case 'PageUp':
      return clamped(column, 0);
    case 'PageDown':
      return clamped(column, rows);
    default:
      return null;
  }
}

/** The next square after the cursor, in the order given and round again, whose piece is of the kind a letter names. */
export function nextOfKind(
  letter: string,
  cursor: Square,
  squares: readonly Square[],
  pieceOn: (square: Square) => string | undefined,
): Square | null {
  const at = squares.indexOf(cursor) + 1;
  const round = [...squares.slice(at), ...squares.slice(0, at)];
  return round.find((square) => pieceOn(square)?.toLowerCase() === letter.toLowerCase()) ?? null;
}
