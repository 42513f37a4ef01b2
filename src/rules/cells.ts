import {pieceLetters} from '../notation/placement.js';
import {files, ranks, type Square} from '../notation/position.js';

// A board is a flat array of cells, one byte each, in rows of twelve. The border is so wide that no knight's jump and no
// ray leaves the array. On a board of eight files it is two columns wider.
export const stride = 12;
export const cellCount = 12 * stride;
/** The cell of a1. */
export const firstRow = 2 * stride + 1;
/** The cell after the eighth rank. */
export const endOfRows = 10 * stride;

// A piece is the sum of its colour and of how it moves: a queen is 1 + 2, an archbishop 1 + 4, a chancellor 2 + 4.
export const diagonal = 1;
export const straight = 2;
/** A rook is the piece that only moves straight. */
export const rook = straight;
export const leap = 4;
export const pawn = 8;
export const king = 16;
export const white = 32;
export const black = 64;
/** The bits of a piece's colour. `color ^ colorMask` is the other colour. */
export const colorMask = white | black;
/** A cell outside the board. It has both colours, so that neither side can enter it. */
export const border = colorMask;

// The differences between the cells at which a step or a jump begins and ends.
export const straights = [1, -1, stride, -stride];
export const diagonals = [stride + 1, stride - 1, 1 - stride, -stride - 1];
export const compass = [...straights, ...diagonals];
export const leaps = [1, -1].flatMap((sign) =>
  [2 * stride + 1, 2 * stride - 1, stride + 2, stride - 2].map((jump) => sign * jump),
);

/** The letters of the roles at the indices that are the sums above: B is 1, R is 2, Q is 3, …, K is 16. */
const lettersByRole = ' BRQNAC P       K';
/** The upper-case letter of a piece, whatever its colour. */
export const roleLetter = (piece: number): string => lettersByRole.charAt(piece & ~colorMask);
/** The role of an upper-case letter; 0 for any other letter. */
export const roleOf = (letter: string): number => Math.max(lettersByRole.indexOf(letter), 0);

/** The pieces by the character code of their letter in FEN. */
export const pieceByCode = new Uint8Array(128);
/** The letters by piece; '' for an empty cell. */
export const letterByPiece: string[] = new Array<string>(128).fill('');
for (const letter of pieceLetters) {
  const upper = letter.toUpperCase();
  const piece = roleOf(upper) | (letter === upper ? white : black);
  pieceByCode[letter.charCodeAt(0)] = piece;
  letterByPiece[piece] = letter;
}

/** The file of a cell, from 0. */
export const fileOf = (cell: number): number => (cell % stride) - 1;
/** The rank of a cell, 1 to 8. */
export const rankOf = (cell: number): number => Math.floor(cell / stride) - 1;
/** The cell on a file, from 0, and a rank, from 1. */
export const cellAt = (file: number, rank: number): number => (rank + 1) * stride + 1 + file;

const squareNames: Square[] = [];
const cellsByName = new Map<string, number>();
for (let rank = 1; rank <= ranks; rank++) {
  for (const [file, letter] of files.entries()) {
    const cell = cellAt(file, rank);
    const name = `${letter}${rank}` as Square;
    squareNames[cell] = name;
    cellsByName.set(name, cell);
  }
}

/** The name of a cell that is not of the border. */
export const squareAt = (cell: number): Square => squareNames[cell] as Square;
/** The cell of a square by its name; a cell of the border for anything that is not the name of a square. */
export const cellNamed = (square: string): number => cellsByName.get(square) ?? 0;

/** The difference between a pawn's cell and the one ahead of it. */
export const forwardOf = (color: number): number => (color === white ? stride : -stride);
