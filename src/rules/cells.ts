import {pieceLetters} from '../notation/placement.js';
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

/** The role of an upper-case letter; 0 for a letter that is none. */
export const roleOf = (letter: string): number => Math.max(roleLetters.indexOf(letter), 0);

/** The pieces by the code of their letter in FEN, and the letters by piece; '' for an empty cell. */
export const pieceByCode = new Uint8Array(128);
export const letterByPiece: string[] = Array.from({length: 128}, () => '');
for (const letter of pieceLetters) {
  const upper = letter.toUpperCase();
  const piece = roleOf(upper) | (letter === upper ? white : black);
  pieceByCode[letter.charCodeAt(0)] = piece;
  letterByPiece[piece] = letter;
}

/** 0 for the a-file. */
export const fileOf = (at: number): number => (at % stride) - 1;
/** 1 to 8, from White's side. */
export const rankOf = (at: number): number => Math.floor(at / stride) - 1;
export const cellAt = (file: number, rank: number): number => (rank + 1) * stride + 1 + file;

const names = Array.from(
  {length: cellCount},
  (_, at) => `${files[fileOf(at)] ?? 'a'}${rankOf(at)}` as Square,
);
const cellsByName = new Map<string, number>();
for (let rank = 1; rank <= 8; rank++) {
  files.forEach((letter, file) => cellsByName.set(`${letter}${rank}`, cellAt(file, rank)));
}

export const squareName = (at: number): Square => names[at] as Square;
/** The cell of a square by name; a cell of the border when the name is none. */
export const cellNamed = (square: string): number => cellsByName.get(square) ?? 0;

/** The step of a pawn of that colour. */
export const forwardOf = (color: number): number => (color === white ? stride : -stride);
