import {files, type Square} from '../notation/position.js';

// A board is a flat array of cells, one byte a square, in rows of twelve: the ranks lie inside a border wide enough
// that neither a knight's jump nor a ray can leave the array unseen. Eight files leave two more columns of border.
export const stride = 12;
export const cellCount = 12 * stride;
/** The cell of a1, and the one past the end of the eighth rank. */
export const firstRow = 2 * stride + 1;
export const endOfRows = 10 * stride;

// A piece is the sum of the ways it moves and its colour: a queen is 1 + 2, an archbishop 1 + 4, a chancellor 2 + 4.
export const diagonal = 1;
export const straight = 2;
export const leap = 4;
export const pawn = 8;
export const king = 16;
export const white = 32;
export const black = 64;
/** Both colours at once: neither side can enter the border, and no piece moves from it. */
export const border = white | black;
const roleMask = 31;

export const straights = [1, -1, stride, -stride];
export const diagonals = [stride + 1, stride - 1, 1 - stride, -stride - 1];
export const compass = [...straights, ...diagonals];
export const leaps = [1, -1].flatMap((way) =>
  [2 * stride + 1, 2 * stride - 1, stride + 2, stride - 2].map((jump) => way * jump),
);

const roleLetters = ' BRQNAC P       K';

/** The letter that FEN and SAN use for a role, whatever the colour. */
export const roleLetter = (cell: number): string => roleLetters.charAt(cell & roleMask);

export function cellOf(letter: string): number {
  const upper = letter.toUpperCase();
  return roleLetters.indexOf(upper) | (letter === upper ? white : black);
}

/** The letter of FEN; a space for an empty cell. */
export function letterOf(cell: number): string {
  const letter = roleLetter(cell);
  return cell & white ? letter : letter.toLowerCase();
}

/** 0 for the a-file. */
export const fileOf = (at: number): number => (at % stride) - 1;
/** 1 to 8, from White's side. */
export const rankOf = (at: number): number => Math.floor(at / stride) - 1;
export const cellAt = (file: number, rank: number): number => (rank + 1) * stride + 1 + file;

export const squareName = (at: number): Square => `${files[fileOf(at)] ?? 'a'}${rankOf(at)}` as Square;
/** The cell of a square by name; a cell that holds nothing when the name is none. */
export function cellNamed(square: string): number {
  const file = files.findIndex((letter) => letter === square[0]);
  return file < 0 || !/^.[1-8]$/.test(square) ? 0 : cellAt(file, Number(square[1]));
}

/** The step of a pawn of that colour. */
export const forwardOf = (color: number): number => (color === white ? stride : -stride);
