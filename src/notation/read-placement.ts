import type {FieldReader} from './field-reader.js';
import {isDigit, pawnsIn, pieceLetters, squaresIn, weights, type Board} from './placement.js';

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

/** Notes which of a placement's ranks are not as wide as the board, and whether they are too many or too few. */
function noteShape(reader: FieldReader, widths: readonly number[], expected: number): void {
  const ranks = reader.text.slice(0, reader.end).split('/');
  let end = -1;
  for (const [row, found] of widths.slice(0, 8).entries()) {
    const start = end + 1;
    end = start + (ranks[row] as string).length;
    if (found === expected) continue;
    // A rank without squares is shown by the slash before it, or else after it.
    const from = start < end ? start : Math.max(start - 1, 0);
    reader.note('error', 'rank-width', {rank: 8 - row, found, expected}, from, end || 1);
  }
  if (widths.length !== 8) reader.note('error', 'rank-count', {found: widths.length, expected: 8});
}

/**
 * Reads the placement, which is the first field: eight ranks from the eighth down, all of 8 or all of 10 files.
 * @returns null when it cannot be told what is meant
 */
export function readPlacement(reader: FieldReader): Board | null {
  const {text, end} = reader;
  const length = text.startsWith('[]', end - 2) ? end - 2 : end;
  const widths: number[] = [];
  let white = 0;
  let black = 0;
  let width = 0;
  let start = 0;
  let touching = false;
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
      // Any other width is said to be wrong, and not the numbers.
      if (touching && (width === 8 || width === 10)) {
        // On ten files `11` could be two squares or a slip for `10`: what would be a guess stays an error.
        const expected = respell(text.slice(start, i));
        reader.note(width === 8 ? 'repair' : 'error', 'spelling', {expected}, start, i);
      }
      widths.push(width);
      start = i + 1;
      touching = false;
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
        else touching = true;
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
  if (!isEven) noteShape(reader, widths, files);
  if (length < end) reader.note('repair', 'stray', {}, length);
  const {findings} = reader;
  if (findings.some(({level}) => level === 'error')) return null;
  const written = text.slice(0, length);
  const placement = findings.length > 0 ? respell(written) : written;
  return {files, placement, white, black};
}
