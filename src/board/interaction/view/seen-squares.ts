import {fileLetters, ranks, type Position, type Square} from '../../../core/notation/position.js';
import type {Place} from '../../../picture/drawing/place.js';

/** The square at a place on the screen; `null` off the board. */
export function findSquareAtPlace(
  {column, row}: Place,
  {files}: Position,
  isFlipped: boolean,
): Square | null {
  if (column < 0 || column >= files || row < 0 || row >= ranks) return null;
  return `${fileLetters[isFlipped ? files - 1 - column : column]}${isFlipped ? row + 1 : ranks - row}` as Square;
}

/** The squares of each row on the screen, from the top, each row from the left. */
export function listRows(position: Position, isFlipped: boolean): readonly (readonly Square[])[] {
  const columns = fileLetters.slice(0, position.files);
  return [...Array(ranks).keys()].map((row) =>
    columns.flatMap((_, column) => findSquareAtPlace({column, row}, position, isFlipped) ?? []),
  );
}

/** All squares of a position, rank by rank, beginning with a8 and b8. */
export const listSquares = (position: Position) => listRows(position, /* isFlipped */ false).flat();
