import {enPassantRank, isPassedSquare, namedRook, readBackRank} from './castling-and-en-passant.js';
import {issueFields, noteIn, type Finding, type IssueField, type Level, type Note} from './issue.js';
import type {IssueCode} from './messages.js';
import {kingsIn, pawnsIn, pieceLetters, piecesIn, readPlacement, type TalliedPlacement} from './placement.js';
import {colors, files as fileNames, type Color, type File} from './position.js';

/** The number of empty squares in a run of digits: ten for `10`, otherwise the sum of the digits. */
function emptySquaresIn(digits: string): number {
  if (digits === '10') return 10;
  let sum = 0;
  for (const digit of digits) sum += Number(digit);
  return sum;
}

/** Removes the tildes that Crazyhouse programs write after promoted pieces. */
const withoutTildes = (text: string): string => text.replace(/([PNBRQKAC])~/gi, '$1');

/** The number of squares that a rank describes. Any character that is not a digit counts as one. */
const widthOf = (rank: string): number =>
  withoutTildes(rank).replace(/\d+/g, (digits) => ' '.repeat(emptySquaresIn(digits))).length;

/** The most common width; of several that are equally common, the first. */
function mostCommon(widths: readonly number[]): number {
  const count = (width: number): number => widths.filter((other) => other === width).length;
  return [...widths].sort((a, b) => count(b) - count(a))[0] as number;
}

/** Spells a rank as FEN: on eight files digits are summed. On ten files `11` could mean two squares or be a typo for `10`. */
const toCanonical = (rank: string): string =>
  widthOf(rank) === 8
    ? withoutTildes(rank).replace(/[1-9]{2,}/g, (digits) => `${emptySquaresIn(digits)}`)
    : withoutTildes(rank);

/** Repairs the placement, and notes its errors. Returns null if there are any. */
function repairPlacement(field: string, note: Note): TalliedPlacement | null {
  // Crazyhouse programs append an empty pocket, `[]` or `[-]`.
  const text = field.replace(/\[-?\]$/, '');
  const ranks = text.split('/');
  const widths = ranks.map(widthOf);
  const expected = mostCommon(widths.slice(0, 8));
  const isBoard = expected === 8 || expected === 10;
  const validNumber = expected === 10 ? /^(?:10|[1-9])$/ : /^(?:10|[1-9]+)$/;
  let start = 0;
  for (const [row, rankText] of ranks.entries()) {
    const rank = 8 - row;
    const found = widths[row] as number;
    const end = start + rankText.length;
    // Each token is a number, a piece, or a character that has no meaning here.
    for (const {0: token, index} of rankText.matchAll(/\d+|[PNBRQKAC]~?|[^]/gi)) {
      const place = [start + index, start + index + token.length] as const;
      if (/\d/.test(token)) {
        if (!validNumber.test(token)) note('error', 'empty-squares', {rank}, ...place);
      } else if (!pieceLetters.includes(token.charAt(0))) {
        note('error', 'placement-character', {rank, expected: pieceLetters}, ...place);
      } else if (token.length > 1) note('repair', 'spelling', {expected: token.charAt(0)}, ...place);
    }
    if (isBoard && rank > 0) {
      if (found !== expected) {
        // A rank without text is marked by the slash before it.
        const from = rankText ? start : Math.max(start - 1, 0);
        // The slash after an empty rank 8 is the first character.
        note('error', 'rank-width', {rank, found, expected}, from, Math.max(end, 1));
      } else if (expected === 8 && /\d\d/.test(rankText)) {
        note('repair', 'spelling', {expected: toCanonical(rankText)}, start, end);
      }
    }
    start = end + 1;
  }
  if (!isBoard) note('error', 'board-width', {found: expected});
  else if (ranks.length !== 8) note('error', 'rank-count', {found: ranks.length, expected: 8});
  if (text !== field) note('repair', 'stray', {}, text.length);
  return readPlacement(ranks.map(toCanonical).join('/'));
}

/** Notes that a phone has probably capitalized the first letter. Called only if lower case would solve another issue. */
function noteCapital(placement: string, note: Note): void {
  note('suspect', 'capital-letter', {expected: placement.charAt(0).toLowerCase()}, 0, 1);
}

/**
 * Notes pieces that are impossible in a game. They do not make a FEN invalid, because diagrams for teaching need them.
 *
 * @param board - The pieces, in canonical spelling.
 * @param field - The placement as it is written, for the places of what is noted.
 */
export function noteOddities(board: TalliedPlacement, field: string, note: Note): void {
  const {files, placement} = board;
  for (const rank of [8, 1]) {
    for (let i = rank === 8 ? 0 : field.lastIndexOf('/') + 1; i < field.length && field[i] !== '/'; i++) {
      if (field[i] === 'p' || field[i] === 'P') note('odd', 'pawn-rank', {rank}, i, i + 1);
    }
  }
  for (const color of colors) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) note('odd', 'no-king', {color});
    // If both kings and all other pieces have one colour, all letters were probably changed to one case.
    if (kings === 2 && !(board.white && board.black)) note('suspect', 'case-lost');
    if (kings > 1) note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  const firstLetter = field.charAt(0);
  if (firstLetter >= 'A' && firstLetter < 'a') {
    const count = (letter: string): number => placement.split(letter).length - 1;
    // The most pieces of this letter that a game can have: those at its start, and one for each missing pawn.
    let maxCount = (firstLetter === 'Q' ? 1 : 2) + files - count('P');
    if (firstLetter === 'K') maxCount = 1;
    if (firstLetter === 'P') maxCount = files;
    if (count(firstLetter) === maxCount + 1) noteCapital(placement, note);
  }
  const fairyPiece = field.search(/[ac]/i);
  if (files === 8 && fairyPiece >= 0) note('odd', 'fairy-piece', {}, fairyPiece, fairyPiece + 1);
}

function repairTurn(field: string, note: Note): Color {
  const expected = field.toLowerCase();
  if (!/^[wb]$/.test(expected)) note('error', 'turn');
  else if (expected !== field) note('repair', 'spelling', {expected});
  return expected === 'b' ? 'black' : 'white';
}

// Rights with a dash or a slash: a dash for a colour without rights (`KQ-`, `-kq`), a dash after the prefix `s` or `m` if
// neither colour has rights (`s-`), a slash between the colours (`KQ/kq`).
const dividedRights = /^(?:[sm]-|[sm]?(?:-\/?[a-z]+|[A-Z]+(?:\/?-|\/[a-z]+)))$/;
/** Different letters in one case, one of them repeated (`KQKQ`): the case was lost. `KK`, one repeated letter, is a typo. */
const lostCase = /^(?!(.)\1*$)(?=.*(.).*\2)(?:[a-z]+|[A-Z]+)$/;

/**
 * Repairs the castling field: drops a right without its king or rook, and puts the others in order. An unknown or ambiguous
 * letter is an error.
 */
function repairCastling(field: string, note: Note, board: TalliedPlacement, noteInPlacement: Note): string {
  if (field === '-') return field;
  const [prefix = ''] = /^[sm]/.exec(field) ?? [];
  // Both arrays are indexed by right: White's kingside and queenside, then Black's. `claimedFiles` has the file of the rook
  // that the text names. `rightLetters` has the letter of the right, if its king and rook are there.
  const claimedFiles: number[] = [];
  const rightLetters = ['', '', '', ''];
  for (let i = prefix.length; i < field.length; i++) {
    const letter = field.charAt(i);
    if (/[-/]/.test(letter) && dividedRights.test(field)) continue;
    const isWhite = letter < 'a';
    const color: Color = isWhite ? 'white' : 'black';
    const back = readBackRank(board.placement, color);
    const [isKingside, file] = namedRook(letter.toUpperCase(), back);
    const right = (isWhite ? 0 : 2) + (isKingside ? 0 : 1);
    const noteLetter = (level: Level, code: IssueCode): void =>
      note(level, code, {rank: isWhite ? 1 : 8}, i, i + 1);
    const noteMissingRook = (code: IssueCode): void => {
      // If `q` finds no rook, or `a` none on a8, a placement that begins with `R` probably began with an `r`.
      if (!isWhite && !isKingside && file < 1 && board.placement.startsWith('R'))
        noteCapital(board.placement, noteInPlacement);
      noteLetter('repair', code);
    };

    if (!/[KQA-J]/i.test(letter) || file >= board.files) noteLetter('error', 'castling-right');
    else if (back.king < 0 || kingsIn(board[color]) !== 1) noteLetter('repair', 'castling-king');
    else if (file < 0) noteMissingRook(isKingside ? 'no-kingside-rook' : 'no-queenside-rook');
    // Two letters that name different rooks on one side are an error even if one of these rooks is missing, because either
    // letter may be wrong. The letter of the king's own file names neither side, and is not compared.
    else if (file !== back.king && (claimedFiles[right] ??= file) !== file) noteLetter('error', 'two-rooks');
    else if (!((back.rooks >> file) & 1)) noteMissingRook('no-rook');
    else rightLetters[right] ||= letter;
  }

  const rights = rightLetters.join('');
  const expected = rights ? prefix + rights : '-';
  // Two file letters of one colour may be in ascending order: `AHah`.
  const withDescendingFiles = (): string =>
    field.replace(/[A-J]{2}|[a-j]{2}/g, (pair) => pair.split('').sort().reverse().join(''));
  if (field !== expected && withDescendingFiles() !== expected) {
    if (lostCase.test(field.slice(prefix.length))) note('error', 'case-lost');
    // A prefix without rights has no certain meaning.
    note(field === prefix ? 'error' : 'repair', 'spelling', {expected});
  }
  return expected;
}

/** Repairs the en passant field (PGN standard, 16.1.3.4). A square of rank 3 or 6 that no pawn can have passed is dropped. */
function repairEnPassant(
  field: string,
  note: Note,
  {files, placement}: TalliedPlacement,
  turn: Color,
): string {
  if (field === '-') return field;
  const [rank, direction] = enPassantRank(turn);
  const square = field.toLowerCase();
  const letter = square.charAt(0);
  const isSquare = /^[a-j][36]$/.test(square) && fileNames.indexOf(letter as File) < files;
  if (!isSquare || Number(square[1]) !== rank) {
    note(isSquare ? 'repair' : 'error', 'en-passant', {expected: rank});
    return '-';
  }
  if (square !== field) note('repair', 'spelling', {expected: square});
  if (isPassedSquare(square, placement, turn)) return square;
  const pawnSquare = letter + (rank + direction);
  const originSquare = letter + (rank - direction);
  note('repair', 'en-passant-pawn', {expected: pawnSquare, origin: originSquare});
  return '-';
}

/** Repairs a counter of 1 to 6 digits, which is at least `least`. */
export function repairCounter(field: string, note: Note, least: number): number {
  const isNumber = /^\d{1,6}$/.test(field);
  const expected = isNumber ? Math.max(Number(field), least) : least;
  if (!isNumber && field !== '-') note('error', 'counter');
  else if (String(expected) !== field) note('repair', 'spelling', {expected});
  return expected;
}

/**
 * Repairs the six fields of a FEN, or the first four.
 *
 * @param findings - Receives what was found, with places in the text that the fields make with spaces between them.
 * @returns The FEN, which is valid unless one of the findings is an error.
 */
export function repairFields(fields: readonly string[], findings: Finding[]): string {
  let [index, start] = [0, 0];
  const next = (): readonly [field: string, note: Note] => {
    const field = fields[index] as string;
    const note = noteIn(issueFields[index++] as IssueField, start, field.length, findings);
    start += field.length + 1;
    return [field, note];
  };
  const [placement, note] = next();
  const board = repairPlacement(placement, note);
  // The other fields are about the pieces.
  if (!board) return '';
  noteOddities(board, placement, note);
  const turn = repairTurn(...next());
  const castling = repairCastling(...next(), board, note);
  const enPassant = repairEnPassant(...next(), board, turn);
  const repaired = `${board.placement} ${turn.charAt(0)} ${castling} ${enPassant}`;
  if (fields.length <= 4) return repaired;
  const halfmoveClock = repairCounter(...next(), 0);
  return `${repaired} ${halfmoveClock} ${repairCounter(...next(), 1)}`;
}
