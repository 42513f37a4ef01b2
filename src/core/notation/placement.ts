import {fileLetters, ranks, type File, type PieceLetter, type Position, type Square} from './position.js';

/** The letters of the pieces, White's first. */
export const pieceLetters = 'PNBRQKACpnbrqkac';

const slash = 47;

/**
 * The increments that letters add to the tally of their colour, by char code; 0 for other characters. A tally holds three
 * counts: of all pieces, of pawns and of kings. Each count has seven bits, which is enough for 80 squares.
 */
const pieceTallies = new Int32Array(128);
for (const letter of pieceLetters) {
  pieceTallies[letter.charCodeAt(0)] = 1 + (/p/i.test(letter) ? 1 << 7 : /k/i.test(letter) ? 1 << 14 : 0);
}

export const piecesIn = (tally: number): number => tally & 127;
export const pawnsIn = (tally: number): number => (tally >> 7) & 127;
export const kingsIn = (tally: number): number => tally >> 14;

/** A placement that has been read. */
export interface TalliedPlacement {
  readonly files: 8 | 10;
  /** The placement as `formatFen` writes it: with each number as large as possible. */
  readonly placement: string;
  /** The tallies of White's and Black's pieces. */
  readonly white: number;
  readonly black: number;
}

/** Reads the first field of a FEN; null if it is not valid. */
export function readPlacement(placement: string): TalliedPlacement | null {
  // A 0 outside the number 10, or a number after a number, is not canonical.
  if (/[1-9]{2}|0\d|(?:^|[^1])0/.test(placement)) return null;
  let [white, black, width, files, rank] = [0, 0, 0, 0, ranks];
  for (let i = 0; i <= placement.length; i++) {
    const code = i < placement.length ? placement.charCodeAt(i) : slash;
    const tallyOfPiece = pieceTallies[code];
    if (tallyOfPiece) {
      width++;
      if (code < 97) white += tallyOfPiece;
      else black += tallyOfPiece;
    } else if (code === slash) {
      files ||= width;
      // An empty rank is never valid, not even if all ranks are empty.
      if (!width || width !== files || !rank--) return null;
      width = 0;
    } else if (code > slash && code < 58) {
      // The digits of 10 are read one by one: the 1 counts one square, the 0 the other nine.
      width += code - 48 || 9;
    } else return null;
  }
  return rank || (files !== 8 && files !== 10) ? null : {files, placement, white, black};
}

/** Visits the pieces of the rank that begins at the index `start`. Returns the index at which the rank ends. */
export function eachPieceOfRank(
  placement: string,
  start: number,
  visit: (piece: PieceLetter, file: number) => void,
): number {
  let i = start;
  let file = 0;
  for (; i < placement.length; i++) {
    const code = placement.charCodeAt(i);
    if (code === 47 /* / */) break;
    if (code > 57 /* 9 */) visit(placement[i] as PieceLetter, file++);
    // The digits of 10 are read one by one: the 1 counts one square, the 0 the other nine.
    else file += code === 48 /* 0 */ ? 9 : code - 48;
  }
  return i;
}

/** Visits the pieces of a placement, a8 first. `left` is the number of files left of a piece, `above` of ranks above it. */
export function eachPiece(
  placement: string,
  visit: (piece: PieceLetter, left: number, above: number) => void,
): void {
  for (let i = 0, above = 0; i < placement.length; i++, above++) {
    i = eachPieceOfRank(placement, i, (piece, left) => {
      visit(piece, left, above);
    });
  }
}

/** The letter of the piece on a file, from 0, and a rank, from 1; '' if there is no piece or no such file. */
export function letterAt(placement: string, file: number, rank: number): string {
  let start = 0;
  let letter = '';
  for (let above = ranks; above > rank; above--) start = placement.indexOf('/', start) + 1;
  eachPieceOfRank(placement, start, (piece, pieceFile) => {
    if (pieceFile === file) letter = piece;
  });
  return letter;
}

/**
 * The piece on a square.
 *
 * @param position - A position.
 * @param square - The name of a square, such as `'e4'`.
 * @returns The letter of the piece; null if the square is empty or the board has no such square.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) pieceAt(read.position, 'h1'); // → 'R'
 */
export function pieceAt({placement}: Position, square: Square): PieceLetter | null {
  if (!/^[a-j][1-8]$/.test(square)) return null;
  const letter = letterAt(placement, fileLetters.indexOf(square[0] as File), Number(square[1]));
  return letter ? (letter as PieceLetter) : null;
}

/** Whether a FEN may be a start of Chess960 other than the orthodox one: its number is worth looking up. */
export const mayBeChess960Start = (fen: unknown): boolean =>
  typeof fen === 'string' && /^\s*(chess960|(?!rnbqkbnr)[a-z]{8}\/p{8}\/)/.test(fen);
