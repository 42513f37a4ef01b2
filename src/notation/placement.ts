import {files as fileNames, type PieceLetter, type Position, type Square} from './position.js';

/** The letters of the pieces, White's first. */
export const pieceLetters = 'PNBRQKACpnbrqkac';

/**
 * What a letter adds to the tally of its colour, by char code; 0 is no piece. A tally holds four counts of
 * seven bits, enough for 80 squares: pieces, and of these pawns, kings, and archbishops with chancellors.
 */
const weights = new Int32Array(128);
for (const letter of pieceLetters) {
  const kind = 'PK'.indexOf(letter.toUpperCase());
  weights[letter.charCodeAt(0)] =
    1 + (kind >= 0 ? 1 << (7 + 7 * kind) : 'ACac'.includes(letter) ? 1 << 21 : 0);
}

/** The counts in a tally. */
export const piecesIn = (tally: number): number => tally & 127;
export const pawnsIn = (tally: number): number => (tally >> 7) & 127;
export const kingsIn = (tally: number): number => (tally >> 14) & 127;
export const fairiesIn = (tally: number): number => (tally >> 21) & 127;

/** What one look at a placement tells. */
export interface Board {
  readonly files: 8 | 10;
  readonly placement: string;
  /** Tallies of White's and Black's pieces. */
  readonly white: number;
  readonly black: number;
  /** How many pawns of either colour stand on rank 8, and on rank 1. */
  readonly pawnsOnRank8: number;
  readonly pawnsOnRank1: number;
}

/**
 * Reads a placement that is in its canonical spelling.
 * @param text a text whose first `end` characters are the placement
 * @returns null when they are not eight ranks, all of 8 or all of 10 files
 */
export function scanPlacement(text: string, end: number): Board | null {
  let white = 0;
  let black = 0;
  let files = 0;
  let file = 0;
  let ranksDone = 0;
  let pawnsOnRank8 = 0;
  let pawnsAboveRank1 = 0;
  let afterDigit = false;
  for (let i = 0; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code > 57) {
      const weight = weights[code];
      if (!weight) return null;
      if (code < 97) white += weight;
      else black += weight;
      file++;
      afterDigit = false;
    } else if (code > 48) {
      if (afterDigit) return null;
      file += code - 48;
      afterDigit = true;
    } else if (code === 48) {
      // A zero only ends `10`, which is a whole rank.
      if (!afterDigit || file !== 1) return null;
      file = 10;
    } else if (code === 47) {
      if (++ranksDone === 1) {
        files = file;
        pawnsOnRank8 = pawnsIn(white + black);
      } else if (file !== files) return null;
      if (ranksDone === 7) pawnsAboveRank1 = pawnsIn(white + black);
      file = 0;
      afterDigit = false;
    } else return null;
  }
  if (ranksDone !== 7 || file !== files || (files !== 8 && files !== 10)) return null;
  const pawnsOnRank1 = pawnsIn(white + black) - pawnsAboveRank1;
  return {files, placement: text.slice(0, end), white, black, pawnsOnRank8, pawnsOnRank1};
}

/**
 * The char code of the piece on a square of a canonical placement; 0 when it is empty or off the board.
 * @param file from 0, which is the a-file
 * @param rank from 1
 */
export function codeAt(placement: string, file: number, rank: number): number {
  let i = 0;
  for (let above = 8; above > rank; above--) i = placement.indexOf('/', i) + 1;
  for (let at = 0; at <= file && i < placement.length; i++) {
    const code = placement.charCodeAt(i);
    if (code === 47) break;
    if (code > 57) {
      if (at++ === file) return code;
    } else {
      // `10` adds 1 and 0: it has no piece after it, so that is enough.
      at += code - 48;
    }
  }
  return 0;
}

/**
 * The piece on a square.
 * @param square such as `'e4'`
 * @returns null when the square is empty, and when the board has no such square
 */
export function pieceAt(position: Position, square: Square): PieceLetter | null {
  const file = (fileNames as readonly string[]).indexOf(square[0] ?? '');
  const rank = square.charCodeAt(1) - 48;
  if (file < 0 || square.length !== 2 || !(rank >= 1 && rank <= 8)) return null;
  const code = codeAt(position.placement, file, rank);
  return code ? (String.fromCharCode(code) as PieceLetter) : null;
}
