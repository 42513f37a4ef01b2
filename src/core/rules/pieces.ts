import {pieceLetters} from '../notation/placement.js';

// A piece is the sum of a colour and a role. A role is the sum of its ways to move: a queen is 1 + 2, an archbishop 1 + 4.
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
/** The content of a cell of the border. It has the bits of both colours, so that neither side can move there. */
export const border = colorMask;

/** The letter of each role, with the role as its index: B is 1, R is 2, Q is 3, …, K is 16. */
const lettersByRole = ' BRQNAC P       K';
/** The upper-case letter of a piece, whatever its colour. */
export const roleLetter = (piece: number): string => lettersByRole.charAt(piece & ~colorMask);
/** The role of an upper-case letter; 0 for any other letter. */
export const roleCode = (letter: string): number => Math.max(lettersByRole.indexOf(letter), 0);

/** Each piece, at the character code of its FEN letter. */
export const pieceByCode = new Uint8Array(128);
/** The FEN letter of each piece; '' for an empty cell. */
export const letterByPiece: string[] = new Array<string>(128).fill('');
for (const letter of pieceLetters) {
  const upper = letter.toUpperCase();
  const piece = roleCode(upper) | (letter === upper ? white : black);
  pieceByCode[letter.charCodeAt(0)] = piece;
  letterByPiece[piece] = letter;
}
