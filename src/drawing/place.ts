import {files, ranks, type Position, type Square} from '../notation/position.js';

/** A place on the screen: columns from the left, rows from the top of the board. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export function placeOf(square: Square, {files: width}: Position, isFlipped: boolean): Place {
  const left = files.indexOf(square.charAt(0) as (typeof files)[number]);
  const rank = Number(square.charAt(1));
  return isFlipped ? {column: width - 1 - left, row: rank - 1} : {column: left, row: ranks - rank};
}
