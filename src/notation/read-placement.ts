import type {FieldReader} from './field-reader.js';
import {isDigit, pawnsIn, pieceLetters, squaresIn, weights, type Board} from './placement.js';

const slash = 47;
const tilde = 126;

/** The width most ranks have; of equal candidates the one met first, which favours rank 8. */
function commonest(widths: readonly number[]): number {
  const times = (width: number): number => widths.filter((other) => other === width).length;
  return widths.reduce((best, width) => (times(width) > times(best) ? width : best));
}

/** Spells a placement canonically: without marks, and with one number for empty squares that touch. */
const respell = (text: string): string =>
  text.replace(/~/g, '').replace(/\d+/g, (digits) => `${squaresIn(digits)}`);

/**
 * Notes what is wrong with the shape of a placement whose ranks are not eight, or not all as wide.
 * @returns how many files the board has if most ranks are right
 */
function noteShape(text: string, reader: FieldReader): number {
  const ranks = text.split('/');
  const widths = ranks.map(
    (rank) => rank.replace(/~/g, '').replace(/\d+/g, (digits) => ' '.repeat(squaresIn(digits))).length,
  );
  const expected = commonest(widths.slice(0, 8));
  if (expected !== 8 && expected !== 10) {
    reader.note('error', 'board-width', {found: expected});
    return 0;
  }
  let end = -1;
  for (let row = 0; row < 8 && row < ranks.length; row++) {
    const start = end + 1;
    const found = Number(widths[row]);
    end = start + String(ranks[row]).length;
    // A rank without squares is shown by the slash before it.
    if (found !== expected) {
      reader.note('error', 'rank-width', {rank: 8 - row, found, expected}, Math.min(start, end - 1), end);
    }
  }
  if (ranks.length !== 8) reader.note('error', 'rank-count', {found: ranks.length, expected: 8});
  return expected;
}

/**
 * Reads the placement: eight ranks from the eighth down, all of 8 or all of 10 files.
 * @returns null when it cannot be told what is meant
 */
export function readPlacement(text: string, reader: FieldReader): Board | null {
  const length = text.endsWith('[]') ? text.length - 2 : text.length;
  let edgePawns = 0;
  let white = 0;
  let black = 0;
  let rank = 8;
  let width = 0;
  let files = 0;
  let even = true;
  let rankStart = 0;
  let touching = false;
  for (let i = 0; i <= length; i++) {
    const code = i < length ? text.charCodeAt(i) : slash;
    const weight = weights[code];
    if (weight) {
      width++;
      if (code < 97) white += weight;
      else black += weight;
    } else if (code === slash) {
      // Pawns on rank 8, and those on rank 1: all but those above it.
      const pawns = pawnsIn(white + black);
      if (rank === 8) {
        files = width;
        edgePawns = pawns;
      }
      if (rank === 2) edgePawns -= pawns;
      if (rank === 1) edgePawns += pawns;
      even &&= width === files;
      if (touching) {
        // On ten files `11` could be two squares or a slip for `10`: what would be a guess stays an error.
        const expected = respell(text.slice(rankStart, i));
        reader.note(width === 8 ? 'repair' : 'error', 'spelling', {expected}, rankStart, i);
      }
      rankStart = i + 1;
      touching = false;
      width = 0;
      rank--;
    } else if (code > 48 && isDigit(code) && !isDigit(text.charCodeAt(i + 1))) width += code - 48;
    else {
      const from = i;
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
        // A character outside the BMP is two units of the text.
        if (Number(text.codePointAt(i)) > 0xffff) i++;
        reader.note('error', 'placement-character', {rank, expected: pieceLetters}, from, i + 1);
        width++;
      }
    }
  }

  if (rank !== 0 || !even || (files !== 8 && files !== 10)) files = noteShape(text.slice(0, length), reader);
  if (length < text.length) reader.note('repair', 'stray', {}, length, text.length);
  const {findings} = reader;
  if (findings.some(({level}) => level === 'error')) return null;
  const placement = findings.length > 0 ? respell(text.slice(0, length)) : text;
  return {files: files as 8 | 10, placement, white, black, edgePawns};
}
