import {fileLetters, ranks, type File, type Position, type Square} from '../../core/notation/position.js';
import {squareSide} from './piece-set.js';

/** A place on the screen: column from the left and row from the top of the board, both from 0. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

export function placeOf(square: Square, {files}: Position, isFlipped: boolean): Place {
  const file = fileLetters.indexOf(square.charAt(0) as File);
  const rank = Number(square.charAt(1));
  return isFlipped ? {column: files - 1 - file, row: rank - 1} : {column: file, row: ranks - rank};
}

/** The upper left corner of a square, in units of the drawing. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

export function cornerOf(
  square: Square,
  {position, isFlipped}: {readonly position: Position; readonly isFlipped: boolean},
): Corner {
  const {column, row} = placeOf(square, position, isFlipped);
  return {x: column * squareSide, y: row * squareSide};
}
