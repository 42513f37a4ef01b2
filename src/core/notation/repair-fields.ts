import {enemyDoubleStep, isPassedSquare, namedRook, readBackRank} from './castling-and-en-passant.js';
import {issueFields, noteIn, type Finding, type IssueField, type Level, type Note} from './issue.js';
import type {IssueCode} from './messages.js';
import {kingsIn, pawnsIn, pieceLetters, piecesIn, readPlacement, type TalliedPlacement} from './placement.js';
import {colors, fileLetters, type Color, type File} from './position.js';

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
function widthOf(rank: string): number {
  let width = withoutTildes(rank).replace(/\d/g, '').length;
  for (const [digits] of rank.matchAll(/\d+/g)) width += emptySquaresIn(digits);
  return width;
}

/** The most common width; of several that are equally common, the first. */
function mostCommon(widths: readonly number[]): number {
  const count = (width: number): number => widths.filter((other) => other === width).length;
  return [...widths].sort((a, b) => count(b) - count(a))[0] as number;
}

/**
 * Spells a rank as FEN. On eight files, the sum of digits beside each other replaces them. On ten files they stay, and make
 * the rank invalid, because `11` could mean two squares or be a typo for `10`.
 */
const toCanonical = (rank: string): string =>
  withoutTildes(
    widthOf(rank) === 8 ? rank.replace(/[1-9]{2,}/g, (digits) => `${emptySquaresIn(digits)}`) : rank,
  );

/** Whether `J` is the janus, as the archbishop of Janus chess is called: on ten files, where no piece is an `A`. */
const isJanus = (placement: string): boolean =>
  /j/i.test(placement) &&
  !/a/i.test(placement) &&
  mostCommon(placement.split('/').slice(0, 8).map(widthOf)) === 10;
const archbishopOf = (letter: string): string => (letter === 'J' ? 'A' : 'a');

/** Repairs the placement, and notes what is wrong. Returns null if one of the findings is an error. */
function repairPlacement(field: string, note: Note): TalliedPlacement | null {
  // Crazyhouse programs append an empty pocket, `[]` or `[-]`.
  const withoutPocket = field.replace(/\[-?\]$/, '');
  // Some programs end the last rank with a slash too.
  const text = withoutPocket.replace(/^((?:[^/]+\/){7}[^/]+)\/$/, '$1');
  const written = text.split('/');
  const ranks = written.map((rank) => (isJanus(text) ? rank.replace(/j/gi, archbishopOf) : rank));
  const widths = ranks.map(widthOf);
  const expected = mostCommon(widths.slice(0, 8));
  const isBoard = expected === 8 || expected === 10;
  // `10` is read as a number on eight files too, so that the rank is reported as too wide.
  const validNumber = expected === 10 ? /^(?:10|[1-9])$/ : /^(?:10|[1-9]+)$/;
  let start = 0;
  let row = 0;
  for (const rankText of written) {
    const rank = 8 - row;
    const found = widths[row] as number;
    const end = start + rankText.length;
    // Each token is a number, a piece, or a character that has no meaning here.
    for (const {0: token, index} of rankText.matchAll(/\d+|[PNBRQKAC]~?|[^]/gi)) {
      const place = [start + index, start + index + token.length] as const;
      if (/j/i.test(token) && isJanus(text))
        note('repair', 'spelling', {expected: archbishopOf(token)}, ...place);
      else if (/\d/.test(token)) {
        if (!validNumber.test(token)) note('error', 'empty-squares', {rank}, ...place);
      } else if (!pieceLetters.includes(token.charAt(0))) {
        note('error', 'placement-character', {rank, expected: pieceLetters}, ...place);
      } else if (token.length > 1) note('repair', 'spelling', {expected: token.charAt(0)}, ...place);
    }
    // Ranks after the eighth are only counted.
    if (isBoard && row < 8) {
      if (found !== expected) {
        // The place of an empty rank is the slash before it; an empty rank 8 has only a slash after it.
        const [from, to] = rankText ? [start, end] : row > 0 ? [start - 1, end] : [0, 1];
        note('error', 'rank-width', {rank, found, expected}, from, to);
      } else if (expected === 8 && /\d\d/.test(rankText)) {
        note('repair', 'spelling', {expected: toCanonical(rankText)}, start, end);
      }
    }
    start = end + 1;
    row++;
  }
  if (!isBoard) note('error', 'board-width', {found: expected});
  else if (ranks.length !== 8) note('error', 'rank-count', {found: ranks.length, expected: 8});
  if (text !== field) note('repair', 'stray', {}, text.length);
  // This is null if an error was noted.
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
    const start = rank === 8 ? 0 : field.lastIndexOf('/') + 1;
    for (let i = start; i < field.length && field[i] !== '/'; i++) {
      if (field[i] === 'p' || field[i] === 'P') note('odd', 'pawn-rank', {rank}, i, i + 1);
    }
  }
  const hasBothColors = piecesIn(board.white) > 0 && piecesIn(board.black) > 0;
  for (const color of colors) {
    const kings = kingsIn(board[color]);
    const pieces = piecesIn(board[color]);
    const pawns = pawnsIn(board[color]);
    if (kings === 0) note('odd', 'no-king', {color});
    // If all pieces have one colour, and two are kings, all letters were probably changed to one case.
    if (kings === 2 && !hasBothColors) note('suspect', 'case-lost');
    if (kings > 1) note('odd', 'several-kings', {color, found: kings});
    if (pieces > 2 * files) note('odd', 'piece-count', {color, found: pieces, expected: 2 * files});
    if (pawns > files) note('odd', 'pawn-count', {color, found: pawns, expected: files});
  }
  const firstLetter = field.charAt(0);
  if (/[A-Z]/.test(firstLetter)) {
    const count = (letter: string): number => placement.split(letter).length - 1;
    // A side can have as many of these pieces as at the start, and one more for each pawn that it has lost.
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

/**
 * Rights with a slash between the colours, a dash for a colour without rights, or a dash for each missing right: `KQ/kq`,
 * `KQ-`, `-kq`, `-/kq`, `s-`, `K--q`.
 */
const dividedRights = /^(?:[sm]-|[sm]?(?:-\/?[a-z]+|[A-Z]+(?:\/?-|\/[a-z]+)))$|^[K-][Q-][k-][q-]$/;
/** Whether rights have lost their case, as `KQKQ` has: all are in one case, and one of them is repeated. `KK` is a typo. */
function haveLostCase(rights: string): boolean {
  const {size} = new Set(rights);
  return /^(?:[a-z]+|[A-Z]+)$/.test(rights) && size > 1 && size < rights.length;
}

/**
 * Repairs the castling field: drops a right without its king or rook, and puts the others in order. An unknown or ambiguous
 * letter is an error.
 */
function repairCastling(field: string, note: Note, board: TalliedPlacement, noteInPlacement: Note): string {
  if (field === '-') return field;
  const [prefix = ''] = /^[sm]/.exec(field) ?? [];
  // Both arrays are indexed by right: White's kingside and queenside, then Black's. `claimedFiles` has the file of the rook
  // that the text names first. `rightLetters` has the letter of the right, if its king and rook are there.
  const claimedFiles: number[] = [];
  const rightLetters = ['', '', '', ''];
  const isFirstClaimed = (right: number, file: number): boolean => (claimedFiles[right] ??= file) === file;
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
      // If a right of Black on the a-side has no rook and the placement begins with `R`, that was probably an `r`.
      if (!isWhite && !isKingside && file < 1 && board.placement.startsWith('R'))
        noteCapital(board.placement, noteInPlacement);
      noteLetter('repair', code);
    };

    if (!/[KQA-J]/i.test(letter) || file >= board.files) noteLetter('error', 'castling-right');
    else if (back.king < 0 || kingsIn(board[color]) !== 1) noteLetter('repair', 'castling-king');
    else if (file < 0) noteMissingRook(isKingside ? 'no-kingside-rook' : 'no-queenside-rook');
    // Two letters that name different rooks on one side are an error even if one of these rooks is missing, because either
    // letter may be wrong. The letter of the king's own file names neither side, and is not compared.
    else if (file !== back.king && !isFirstClaimed(right, file)) noteLetter('error', 'two-rooks');
    else if (!((back.rooks >> file) & 1)) noteMissingRook('no-rook');
    else rightLetters[right] ||= letter;
  }

  const rights = rightLetters.join('');
  const expected = rights ? prefix + rights : '-';
  // Shredder-FEN may also have the file letters of a colour in ascending order, `AHah`. That needs no repair.
  const withDescendingFiles = (): string =>
    field.replace(/[A-J]{2}|[a-j]{2}/g, (pair) => pair.split('').sort().reverse().join(''));
  if (field !== expected && withDescendingFiles() !== expected) {
    if (haveLostCase(field.slice(prefix.length))) note('error', 'case-lost');
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
  const [rank, direction] = enemyDoubleStep(turn);
  const square = field.toLowerCase();
  const letter = square.charAt(0);
  const isSquare = /^[a-j][36]$/.test(square) && fileLetters.indexOf(letter as File) < files;
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

/** Texts that people and programs write in the place of a counter: a dash, a letter O, `?`, or a number below 0. */
const noNumber = /^(?:-|[Oo]|\?+|-\d{1,6}|n\/?a|nan|null|none|undefined)$/i;

/** Repairs a counter, a number of 1 to 6 digits. @param least - The lowest number. */
export function repairCounter(field: string, note: Note, least: number): number {
  const isNumber = /^\d{1,6}$/.test(field);
  const [, decimal] = /^(\d{1,6})[.,]0*$/.exec(field) ?? [];
  const expected = isNumber || decimal ? Math.max(Number(decimal ?? field), least) : least;
  if (!isNumber && !decimal && !noNumber.test(field)) note('error', 'counter');
  else if (String(expected) !== field) note('repair', 'spelling', {expected});
  return expected;
}

/**
 * Repairs the six fields of a FEN, or the first four.
 *
 * @param findings - What is found is added here, with its place in `fields.join(' ')`.
 * @returns The FEN, which is valid unless one of the findings is an error.
 */
export function repairFields(fields: readonly string[], findings: Finding[]): string {
  let [index, start] = [0, 0];
  // The next field, and the function that notes what is wrong with it: the first arguments of each repair.
  const nextField = (): readonly [field: string, note: Note] => {
    const field = fields[index] as string;
    const note = noteIn(issueFields[index++] as IssueField, start, field.length, findings);
    start += field.length + 1;
    return [field, note];
  };
  const [placement, note] = nextField();
  // Often only another field is wrong, such as a counter.
  const board = readPlacement(placement) ?? repairPlacement(placement, note);
  // Without the pieces, the other fields cannot be judged.
  if (!board) return '';
  noteOddities(board, placement, note);
  const turn = repairTurn(...nextField());
  const castling = repairCastling(...nextField(), board, note);
  const enPassant = repairEnPassant(...nextField(), board, turn);
  const repaired = `${board.placement} ${turn.charAt(0)} ${castling} ${enPassant}`;
  if (fields.length <= 4) return repaired;
  const halfmoveClock = repairCounter(...nextField(), 0);
  return `${repaired} ${halfmoveClock} ${repairCounter(...nextField(), 1)}`;
}
