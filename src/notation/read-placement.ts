import type {FieldReader} from './issue.js';
import {
  isDigit,
  kingsIn,
  pawnsIn,
  pieceLetters,
  piecesIn,
  weights,
  type TalliedPlacement,
} from './placement.js';
import {colors} from './position.js';

/** How many empty squares a run of digits stands for: ten, or its digits together. */
function squaresIn(digits: string): number {
  let squares = 0;
  for (const digit of digits) squares += Number(digit);
  return digits === '10' ? 10 : squares;
}

const slash = 47;
const tilde = 126;

/** The width most ranks have; of equal candidates the one met first, which favours rank 8. */
function commonest(widths: readonly number[]): number {
  const times = (width: number): number => widths.filter((other) => other === width).length;
  return [...widths].sort((a, b) => times(b) - times(a))[0] as number;
}

/** Spells a placement canonically: without marks, and with one number for empty squares that touch. */
const respell = (text: string): string =>
  text.replace(/~/g, '').replace(/\d+/g, (digits) => `${squaresIn(digits)}`);

/** Notes ranks that are not as wide as the board, numbers whose digits touch, and a wrong number of ranks. */
function noteRanks(
  reader: FieldReader,
  ranks: readonly string[],
  widths: readonly number[],
  expected: 8 | 10,
): void {
  let end = -1;
  for (const [row, found] of widths.slice(0, 8).entries()) {
    const text = ranks[row] as string;
    const rank = 8 - row;
    const start = end + 1;
    end = start + text.length;
    if (found !== expected) {
      // A rank without squares is shown by the slash before it, or else after it.
      const from = text ? start : Math.max(start - 1, 0);
      reader.note('error', 'rank-width', {rank, found, expected}, from, end || 1);
    } else if (expected === 8 && /\d\d/.test(text)) {
      reader.note('repair', 'spelling', {expected: respell(text)}, start, end);
    }
  }
  if (widths.length !== 8) reader.note('error', 'rank-count', {found: widths.length, expected: 8});
}

/** Reads the placement: eight ranks of 8 or of 10 files. Null when it is not certain what is meant. */
export function readPlacement(reader: FieldReader): TalliedPlacement | null {
  const {text, end} = reader;
  // An empty pocket, as crazyhouse programs write it.
  const length = end - (text.startsWith('[]', end - 2) ? 2 : text.startsWith('[-]', end - 3) ? 3 : 0);
  const widths: number[] = [];
  let white = 0;
  let black = 0;
  let width = 0;
  let touching: readonly [rank: number, from: number, to: number] | undefined;
  for (let i = 0; i <= length; i++) {
    const code = i < length ? text.charCodeAt(i) : slash;
    const weight = weights[code];
    if (weight) {
      // Pawns on ranks 8 and 1 are odd, but diagrams for teaching need them.
      if (pawnsIn(weight) && widths.length % 7 === 0) {
        reader.note('odd', 'pawn-rank', {rank: 8 - widths.length}, i, i + 1);
      }
      width++;
      if (code < 97) white += weight;
      else black += weight;
    } else if (code > 48 && isDigit(code) && !isDigit(text.charCodeAt(i + 1))) width += code - 48;
    else if (code === slash) {
      widths.push(width);
      width = 0;
    } else {
      const from = i;
      const rank = 8 - widths.length;
      if (isDigit(code)) {
        // A number is a maximal string of digits.
        while (isDigit(text.charCodeAt(i + 1))) i++;
        const digits = text.slice(from, i + 1);
        width += squaresIn(digits);
        if (digits === '10') continue;
        if (digits.includes('0')) reader.note('error', 'empty-squares', {rank}, from, i + 1);
        else touching ??= [rank, from, i + 1];
      } else if (code === tilde && weights[text.charCodeAt(i - 1)]) {
        reader.note('repair', 'spelling', {expected: text.charAt(i - 1)}, i - 1, i + 1);
      } else {
        reader.note('error', 'placement-character', {rank, expected: pieceLetters}, from, i + 1);
        width++;
      }
    }
  }

  const [first = 0] = widths;
  const isEven = widths.length === 8 && widths.every((width) => width === first);
  const files = isEven ? first : commonest(widths.slice(0, 8));
  if (files !== 8 && files !== 10) {
    reader.note('error', 'board-width', {found: files});
    return null;
  }
  // On ten files `11` could be two squares or a slip for `10`: a guess would not be a repair.
  if (touching && files === 10) {
    const [rank, from, to] = touching;
    reader.note('error', 'empty-squares', {rank}, from, to);
  }
  if (!isEven || touching) noteRanks(reader, text.slice(0, length).split('/'), widths, files);
  if (length < end) reader.note('repair', 'stray', {}, length);
  const {findings} = reader;
  if (findings.some(({level}) => level === 'error')) return null;
  const written = text.slice(0, length);
  const placement = findings.length > 0 ? respell(written) : written;
  return {files, placement, white, black};
}

/**
 * Notes that the first letter of the placement is a capital by mistake, as phones and word processors write the first
 * letter of a text. Called only if a small letter would remove another problem.
 */
export function noteCapital({findings, text}: FieldReader): void {
  const values = {expected: text.charAt(0).toLowerCase()};
  findings.push({level: 'suspect', field: 'placement', code: 'capital-letter', start: 0, end: 1, values});
}

/** Notes what is impossible in a game. It is valid FEN all the same, because diagrams for teaching need it. */
export function noteOddities(board: TalliedPlacement, reader: FieldReader): void {
  const {files} = board;
  const {text} = reader;
  for (const color of colors) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) reader.note('odd', 'no-king', {color});
    // Both kings and all pieces of one colour: all letters were made capital, or all small.
    if (kings === 2 && piecesIn(board[color === 'white' ? 'black' : 'white']) === 0) {
      reader.note('suspect', 'case-lost');
    }
    if (kings > 1) reader.note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) reader.note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) reader.note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  const first = text.charAt(0);
  if (first >= 'A' && first < 'a') {
    const count = (letter: string): number => board.placement.split(letter).length - 1;
    // More of a piece than a game can give, even if all missing pawns were promoted to it.
    const most = first === 'K' ? 1 : files + (first === 'P' ? 0 : (first === 'Q' ? 1 : 2) - count('P'));
    if (count(first) === most + 1) noteCapital(reader);
  }
  if (files === 8 && /[ac]/i.test(board.placement)) {
    const index = text.search(/[ac]/i);
    reader.note('odd', 'fairy-piece', {}, index, index + 1);
  }
}
