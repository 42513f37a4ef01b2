import {ranks, files, type Position, type Square} from '../../notation/position.js';

/** A place on the screen: columns from the left, rows from the top of the board. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The square at a place, or `null` off the board. */
export function squareSeenAt(
  {column, row}: Place,
  {files: width}: Position,
  fromBlack: boolean,
): Square | null {
  if (column < 0 || column >= width || row < 0 || row >= ranks) return null;
  const file = files[fromBlack ? width - 1 - column : column];
  return file ? (`${file}${fromBlack ? row + 1 : ranks - row}` as Square) : null;
}

export function placeOf(square: Square, {files: width}: Position, fromBlack: boolean): Place {
  const left = files.indexOf(square.charAt(0) as (typeof files)[number]);
  const rank = Number(square.charAt(1));
  return fromBlack ? {column: width - 1 - left, row: rank - 1} : {column: left, row: ranks - rank};
}

/** All squares in rows, as on the screen. */
export function rowsOf(position: Position, fromBlack: boolean): readonly (readonly Square[])[] {
  const rows: Square[][] = [];
  for (let row = 0; row < ranks; row++) {
    const squares: Square[] = [];
    for (let column = 0; column < position.files; column++) {
      const square = squareSeenAt({column, row}, position, fromBlack);
      if (square) squares.push(square);
    }
    rows.push(squares);
  }
  return rows;
}

/** All squares of a position, from a8 to the right and down. */
export const squaresOf = (position: Position): readonly Square[] => rowsOf(position, false).flat();
