import {files as fileNames, type File, type PieceLetter, type Position, type Square} from './position.js';

/** The letters of the pieces, White's first. */
export const pieceLetters = 'PNBRQKACpnbrqkac';

/**
 * What a letter adds to the tally of its colour, by char code; 0 is no piece. A tally holds four counts of seven
 * bits, enough for 80 squares: pieces, and of these pawns, kings, and archbishops with chancellors.
 */
export const weights = new Int32Array(128);
for (const letter of pieceLetters) {
  weights[letter.charCodeAt(0)] =
    1 + (/p/i.test(letter) ? 1 << 7 : /k/i.test(letter) ? 1 << 14 : /[ac]/i.test(letter) ? 1 << 21 : 0);
}

/** The counts in a tally. */
export const piecesIn = (tally: number): number => tally & 127;
export const pawnsIn = (tally: number): number => (tally >> 7) & 127;
export const kingsIn = (tally: number): number => (tally >> 14) & 127;
export const fairiesIn = (tally: number): number => tally >> 21;

/** What a placement says. */
export interface Board {
  readonly files: 8 | 10;
  /** In its canonical spelling. */
  readonly placement: string;
  /** The tallies of White's and Black's pieces. */
  readonly white: number;
  readonly black: number;
}

export const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** How many empty squares a run of digits stands for: ten, or its digits together. */
export function squaresIn(digits: string): number {
  let squares = 0;
  for (const digit of digits) squares += Number(digit);
  return digits === '10' ? 10 : squares;
}

/**
 * The letter of the piece on a square of a placement in its canonical spelling.
 * @param file from 0, which is the a-file
 * @param rank from 1
 * @returns an empty string when the square is empty, and when the board has no such square
 */
export function letterAt(placement: string, file: number, rank: number): string {
  let i = 0;
  for (let above = 8; above > rank; above--) i = placement.indexOf('/', i) + 1;
  for (let at = 0; at <= file; i++) {
    const letter = placement.charAt(i);
    if (letter > '9') {
      if (at++ === file) return letter;
    } else if (letter > '/') at += Number(letter);
    else break;
  }
  return '';
}

/**
 * The piece on a square.
 * @param square such as `'e4'`
 * @returns null when the square is empty, and when the board has no such square
 */
export function pieceAt({placement}: Position, square: Square): PieceLetter | null {
  if (!/^[a-j][1-8]$/.test(square)) return null;
  const letter = letterAt(placement, fileNames.indexOf(square[0] as File), Number(square[1]));
  return letter ? (letter as PieceLetter) : null;
}
