import {indexed} from '../indexed.js';
import {fileLetters, ranks, type Square} from '../notation/position.js';
import {white} from './pieces.js';

// A board is a flat array of cells, one byte each, in twelve rows of twelve. Around the squares is a border: two rows above
// and below, one column left and right, two more columns if there are eight files. Each move off the board ends on it.
export const stride = 12;
export const cellCount = 12 * stride;
/** The cell of a1, with which the first row of squares begins. */
export const firstRow = 2 * stride + 1;
/** The cell after the eighth rank. */
export const endOfRows = 10 * stride;

// Steps to a neighbouring square, and jumps of a knight, as differences between two cells.
export const straights = [1, -1, stride, -stride];
export const diagonals = [stride + 1, stride - 1, 1 - stride, -stride - 1];
export const compass = [...straights, ...diagonals];
export const leaps = [1, -1].flatMap((sign) =>
  [2 * stride + 1, 2 * stride - 1, stride + 2, stride - 2].map((jump) => sign * jump),
);

/** The file of a cell, from 0. */
export const fileOf = (cell: number): number => (cell % stride) - 1;
/** The rank of a cell, 1 to 8. */
export const rankOf = (cell: number): number => Math.floor(cell / stride) - 1;
/** The cell on a file, from 0, and a rank, from 1. */
export const cellAt = (file: number, rank: number): number => (rank + 1) * stride + 1 + file;

const squareNames: Square[] = [];
const cellsByName = new Map<string, number>();
for (let rank = 1; rank <= ranks; rank++) {
  for (const [file, letter] of indexed(fileLetters)) {
    const cell = cellAt(file, rank);
    const name = `${letter}${rank}` as Square;
    squareNames[cell] = name;
    cellsByName.set(name, cell);
  }
}

/** The name of the square in a cell, which must not be in the border. */
export const squareAt = (cell: number): Square => squareNames[cell] as Square;
/** The cell of a square by its name; 0, a cell of the border, if no square has this name. */
export const cellNamed = (square: string): number => cellsByName.get(square) ?? 0;

/** The step from a pawn's cell to the cell ahead of it. */
export const forwardOf = (color: number): number => (color === white ? stride : -stride);
