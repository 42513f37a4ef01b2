import type {FieldReader, Level} from './issue.js';
import {
  isDigit,
  kingsIn,
  pawnsIn,
  pieceLetters,
  piecesIn,
  pieceTallies,
  type TalliedPlacement,
} from './placement.js';
import {colors, noRights, type Castling, type Color} from './position.js';
import {
  castlingRooks,
  castlingTypeOf,
  neededCastlingType,
  outermostRook,
  readBackRank,
} from './castling-and-en-passant.js';
import type {IssueCode} from './messages.js';

/** The number of empty squares in a run of digits: ten for `10`, otherwise the sum of the digits. */
function emptySquaresIn(digits: string): number {
  let squares = 0;
  for (const digit of digits) squares += Number(digit);
  return digits === '10' ? 10 : squares;
}

const slash = 47;
const tilde = 126;

/** The most common width; of several that are equally common, the first. */
function mostCommon(widths: readonly number[]): number {
  const count = (width: number): number => widths.filter((other) => other === width).length;
  return [...widths].sort((a, b) => count(b) - count(a))[0] as number;
}

/** Spells a placement canonically: without Crazyhouse's tildes, and with one number for adjacent empty squares. */
const toCanonical = (text: string): string =>
  text.replace(/~/g, '').replace(/\d+/g, (digits) => `${emptySquaresIn(digits)}`);

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
      // A rank without text is marked by the slash before it or, if it is rank 8, after it.
      const from = text ? start : Math.max(start - 1, 0);
      reader.note('error', 'rank-width', {rank, found, expected}, from, end || 1);
    } else if (expected === 8 && /\d\d/.test(text)) {
      reader.note('repair', 'spelling', {expected: toCanonical(text)}, start, end);
    }
  }
  if (widths.length !== 8) reader.note('error', 'rank-count', {found: widths.length, expected: 8});
}

/** Reads the placement; null if its meaning is not certain. */
export function readPlacement(reader: FieldReader): TalliedPlacement | null {
  const {text, end} = reader;
  // Crazyhouse programs append an empty pocket, `[]` or `[-]`.
  const length = end - (text.startsWith('[]', end - 2) ? 2 : text.startsWith('[-]', end - 3) ? 3 : 0);
  const widths: number[] = [];
  let white = 0;
  let black = 0;
  let width = 0;
  let adjacentDigits: readonly [rank: number, from: number, to: number] | undefined;
  for (let i = 0; i <= length; i++) {
    const code = i < length ? text.charCodeAt(i) : slash;
    const tallyOfPiece = pieceTallies[code];
    if (tallyOfPiece) {
      if (pawnsIn(tallyOfPiece) && widths.length % 7 === 0) {
        reader.note('odd', 'pawn-rank', {rank: 8 - widths.length}, i, i + 1);
      }
      width++;
      if (code < 97) white += tallyOfPiece;
      else black += tallyOfPiece;
    } else if (code > 48 && isDigit(code) && !isDigit(text.charCodeAt(i + 1))) width += code - 48;
    else if (code === slash) {
      widths.push(width);
      width = 0;
    } else {
      const from = i;
      const rank = 8 - widths.length;
      if (isDigit(code)) {
        // A number that is not a single digit from 1 to 9.
        while (isDigit(text.charCodeAt(i + 1))) i++;
        const digits = text.slice(from, i + 1);
        width += emptySquaresIn(digits);
        if (digits === '10') continue;
        if (digits.includes('0')) reader.note('error', 'empty-squares', {rank}, from, i + 1);
        else adjacentDigits ??= [rank, from, i + 1];
      } else if (code === tilde && pieceTallies[text.charCodeAt(i - 1)]) {
        reader.note('repair', 'spelling', {expected: text.charAt(i - 1)}, i - 1, i + 1);
      } else {
        reader.note('error', 'placement-character', {rank, expected: pieceLetters}, from, i + 1);
        width++;
      }
    }
  }

  const [firstWidth = 0] = widths;
  const isRectangular = widths.length === 8 && widths.every((width) => width === firstWidth);
  const files = isRectangular ? firstWidth : mostCommon(widths.slice(0, 8));
  if (files !== 8 && files !== 10) {
    reader.note('error', 'board-width', {found: files});
    return null;
  }
  // On ten files `11` could mean two squares or be a typo for `10`.
  if (adjacentDigits && files === 10) {
    const [rank, from, to] = adjacentDigits;
    reader.note('error', 'empty-squares', {rank}, from, to);
  }
  const withoutPocket = text.slice(0, length);
  if (!isRectangular || adjacentDigits) noteRanks(reader, withoutPocket.split('/'), widths, files);
  if (length < end) reader.note('repair', 'stray', {}, length);
  const {findings} = reader;
  if (findings.some(({level}) => level === 'error')) return null;
  const placement = findings.length > 0 ? toCanonical(withoutPocket) : withoutPocket;
  return {files, placement, white, black};
}

/** Notes that a phone has probably capitalized the first letter. Called only if lower case would solve another issue. */
function noteCapital({findings, text}: FieldReader): void {
  const values = {expected: text.charAt(0).toLowerCase()};
  findings.push({level: 'suspect', field: 'placement', code: 'capital-letter', start: 0, end: 1, values});
}

/** Notes pieces that are impossible in a game. They do not make a FEN invalid, because diagrams for teaching need them. */
export function noteOddities(board: TalliedPlacement, reader: FieldReader): void {
  const {files, placement} = board;
  const {text} = reader;
  for (const color of colors) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) reader.note('odd', 'no-king', {color});
    // If both kings and all other pieces have one colour, all letters were probably changed to one case.
    if (kings === 2 && piecesIn(board[color === 'white' ? 'black' : 'white']) === 0) {
      reader.note('suspect', 'case-lost');
    }
    if (kings > 1) reader.note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) reader.note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) reader.note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  const firstLetter = text.charAt(0);
  if (firstLetter >= 'A' && firstLetter < 'a') {
    const count = (letter: string): number => placement.split(letter).length - 1;
    // The most pieces of this letter that a game can have: those at its start, and one for each missing pawn.
    let maxCount = (firstLetter === 'Q' ? 1 : 2) + files - count('P');
    if (firstLetter === 'K') maxCount = 1;
    if (firstLetter === 'P') maxCount = files;
    if (count(firstLetter) === maxCount + 1) noteCapital(reader);
  }
  if (files === 8 && /[ac]/i.test(placement)) {
    const index = text.search(/[ac]/i);
    reader.note('odd', 'fairy-piece', {}, index, index + 1);
  }
}

// Rights with a dash or a slash: a dash for a colour without rights (`KQ-`, `-kq`), a dash after the prefix `s` or `m` if
// neither colour has rights (`s-`), a slash between the colours (`KQ/kq`).
const dividedRights = /^(?:[sm]-|[sm]?(?:-\/?[a-z]+|[A-Z]+(?:\/?-|\/[a-z]+)))$/;
/** Different letters in one case, one of them repeated (`KQKQ`): the case was lost. `KK`, one repeated letter, is a typo. */
const lostCase = /^(?!(.)\1*$)(?=.*(.).*\2)(?:[a-z]+|[A-Z]+)$/;

/**
 * Reads the castling field (https://en.wikipedia.org/wiki/X-FEN). `K` and `Q` mean the outermost rook on that side of the
 * king; a file letter means the rook on that file. An unknown or ambiguous letter is an error. A right without its king or
 * rook is dropped.
 */
export function readCastling(text: string, board: TalliedPlacement, reader: FieldReader): Castling {
  if (text === '-') return noRights;
  const {files, placement} = board;
  const type = castlingTypeOf(text.charAt(0));
  const start = type === 'standard' ? 0 : 1;
  const backRanks = {white: readBackRank(placement, 'white'), black: readBackRank(placement, 'black')};
  // Both arrays are indexed by right: White's kingside and queenside, then Black's. `claimedFiles` has the file of the rook
  // that the text names. `rightLetters` has the letter of the right, if its king and rook are there.
  const claimedFiles: number[] = [];
  const rightLetters = ['', '', '', ''];
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    // If `dividedRights` fits, a code below 48 is that of a hyphen or a slash.
    if (code < 48 && dividedRights.test(text)) continue;
    const isWhite = code < 97;
    const color: Color = isWhite ? 'white' : 'black';
    // The position in the alphabet, from 0 for `A` or `a`: files are below 10, K is 10, Q is 16.
    const letterIndex = code - (isWhite ? 65 : 97);
    const isFile = letterIndex >= 0 && letterIndex < files;
    const back = backRanks[color];
    const isKingside = isFile ? letterIndex > back.king : letterIndex === 10;
    const side = isKingside ? 'kingside' : 'queenside';
    const file = isFile ? letterIndex : outermostRook(back, side);
    const right = (isWhite ? 0 : 2) + (isKingside ? 0 : 1);
    const note = (level: Level, issueCode: IssueCode): void => {
      // If `q` finds no rook, or `a` none on a8, a placement that begins with `R` probably began with an `r`.
      if (issueCode.startsWith('no') && file < 1 && !isWhite && !isKingside && placement.startsWith('R'))
        noteCapital(reader);
      reader.note(level, issueCode, {rank: isWhite ? 1 : 8}, i, i + 1);
    };

    if (!isFile && letterIndex !== 10 && letterIndex !== 16) note('error', 'castling-right');
    else if (back.king < 0 || kingsIn(board[color]) !== 1) note('repair', 'castling-king');
    else if (file < 0) note('repair', `no-${side}-rook`);
    // Two letters that name different rooks on one side are an error even if one of these rooks is missing, because either
    // letter may be wrong. The letter of the king's own file names neither side, and is not compared.
    else if (file !== back.king && (claimedFiles[right] ??= file) !== file) note('error', 'two-rooks');
    else if (!((back.rooks >> file) & 1)) note('repair', 'no-rook');
    else rightLetters[right] ||= text.charAt(i);
  }

  const rights = rightLetters.join('');
  // Two file letters of one colour may be in ascending order: `AHah`.
  const withDescendingFiles = (): string =>
    text.replace(/[A-J]{2}|[a-j]{2}/g, (pair) => pair.split('').sort().reverse().join(''));
  const expected = rights ? text.slice(0, start) + rights : '-';
  if (text !== expected && withDescendingFiles() !== expected) {
    if (lostCase.test(text.slice(start))) reader.note('error', 'case-lost');
    // An empty field, or a prefix without rights, has no certain meaning.
    reader.note(text.length === start ? 'error' : 'repair', 'spelling', {expected});
  }
  const rook = (right: number): number => (rightLetters[right] ? (claimedFiles[right] as number) : -1);
  const castling = {type, white: castlingRooks(rook(0), rook(1)), black: castlingRooks(rook(2), rook(3))};
  castling.type = neededCastlingType(castling, files, placement);
  return Object.freeze(castling);
}
