import {formatCastling} from './format-fen.js';
import {readCastling, noteOddities, readPlacement} from './read-fields.js';
import {cleanText} from './clean-text.js';
import {enPassantRank, isPassedSquare} from './castling-and-en-passant.js';
import {FieldReader, readCounter, toIssue, type FenIssue, type Finding, type Level} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';
import {
  files as fileNames,
  type Color,
  type File,
  type Notation,
  type Position,
  type Square,
} from './position.js';
import type {TalliedPlacement} from './placement.js';
import {maxTextLength} from './read-strict.js';
import {fenOfWord} from './start-positions.js';

/** The fields that are added at the end of a text if they are missing. */
const defaultFields = ['', 'w', '-', '-', '0', '1'];

/**
 * Options of `parseFen` and `parseEpd`.
 *
 * @example
 * const options: ParseOptions = {tolerant: true};
 * parseFen('start', options).ok; // → true
 */
export interface ParseOptions {
  /** Whether to repair text that is not FEN but has only one possible meaning; `warnings` lists the repairs. */
  readonly tolerant?: boolean;
}

/** The position that a text describes. */
export interface SuccessfulReading {
  readonly ok: true;
  readonly position: Position;
  /** The notation of the text: `shredder-fen` if all rights are file letters and one of them could have been K or Q. */
  readonly notation: Exclude<Notation, 'fen'>;
  /** What was repaired, or is odd or doubtful although it is FEN, in the order of the text. */
  readonly warnings: readonly FenIssue[];
}

/** The first error of a text that is refused. */
export interface FailedReading {
  readonly ok: false;
  readonly error: FenIssue;
}

/**
 * The result of `parseFen`: a position, or the first error in the text.
 *
 * @example
 * const read: ParsedFen = parseFen('8/8 w - - 0 1');
 * if (!read.ok) read.error.code; // → 'rank-count'
 */
export type ParsedFen = SuccessfulReading | FailedReading;

function readTurn(text: string, reader: FieldReader): Color {
  if (text === 'w') return 'white';
  const expected = text.toLowerCase();
  if (expected !== 'w' && expected !== 'b') reader.note('error', 'turn');
  else if (expected !== text) reader.note('repair', 'spelling', {expected});
  return expected === 'b' ? 'black' : 'white';
}

/** Reads the en passant field (PGN standard, 16.1.3.4). A square of rank 3 or 6 that no pawn can have passed is dropped. */
function readEnPassant(
  text: string,
  {files, placement}: TalliedPlacement,
  turn: Color,
  reader: FieldReader,
): Square | null {
  if (text === '-') return null;
  const [rank, direction] = enPassantRank(turn);
  const square = text.toLowerCase();
  const letter = square.charAt(0);
  const file = fileNames.indexOf(letter as File);
  const isSquare = /^[a-j][36]$/i.test(text) && file < files;
  if (!isSquare || Number(square[1]) !== rank) {
    reader.note(isSquare ? 'repair' : 'error', 'en-passant', {expected: rank});
    return null;
  }
  if (square !== text) reader.note('repair', 'spelling', {expected: square});
  if (!isPassedSquare(square, placement, turn)) {
    reader.note('repair', 'en-passant-pawn', {
      expected: letter + (rank + direction),
      origin: letter + (rank - direction),
    });
    return null;
  }
  return square;
}

type Fields = Pick<SuccessfulReading, 'position' | 'notation'>;

/** Reads `count` fields with single spaces between them; null without a valid placement, which the others need. */
function readSeparatedFields(reader: FieldReader, count: number): Fields | null {
  reader.next();
  const board = readPlacement(reader);
  if (!board) return null;
  noteOddities(board, reader);
  const turn = readTurn(reader.next(), reader);
  const rights = reader.next();
  const castling = readCastling(rights, board, reader);
  const enPassant = readEnPassant(reader.next(), board, turn, reader);
  const halfmoveClock = count === 6 ? readCounter(reader.next(), 0, reader) : 0;
  const fullmoveNumber = count === 6 ? readCounter(reader.next(), 1, reader) : 1;
  const {files, placement} = board;
  const position = {files, placement, turn, castling, enPassant, halfmoveClock, fullmoveNumber};
  // A file letter where X-FEN writes K or Q makes the text Shredder-FEN.
  const isShredder =
    rights !== '-' && !/[kq]/i.test(rights) && /[kq]/i.test(formatCastling(position, 'x-fen'));
  return {position: Object.freeze(position), notation: isShredder ? 'shredder-fen' : 'x-fen'};
}

function refuse(
  text: string,
  code: IssueCode,
  start: number,
  values?: IssueValues,
  end = text.length,
): FailedReading {
  const finding = {level: 'error', field: 'structure', code, start, end, values} as const;
  return {ok: false, error: toIssue(finding, text)};
}

/** Reads the six fields of a FEN, or the first four for EPD. Then `readRest` reads the text after the fields. */
export function readFields(
  input: unknown,
  count: 4 | 6,
  options: ParseOptions | undefined,
  readRest?: (from: number, findings: Finding[]) => void,
): SuccessfulReading | FailedReading {
  const text = typeof input === 'string' ? input : '';
  if (text.length > maxTextLength) {
    return refuse(text, 'too-long', maxTextLength, {found: text.length, expected: maxTextLength});
  }
  let reader = new FieldReader(text);
  let fields = readSeparatedFields(reader, count);
  let {findings, end} = reader;
  // Most texts are valid FEN and need no cleaning.
  if (!fields || (count === 6 && end < text.length) || findings.some(({level}) => level !== 'odd')) {
    // In EPD, operations follow the four fields; they are not cleaned.
    const clean = cleanText(text, count === 6 ? Infinity : count);
    if (!clean.text) return refuse(text, 'no-fen', 0);
    // Words such as `start` are read without a warning.
    const wordFen = options?.tolerant ? fenOfWord(clean.text) : undefined;
    if (wordFen === null) {
      const numberStart = clean.origin['chess960:'.length] ?? clean.end;
      return refuse(text, 'chess960-number', numberStart, undefined, clean.end);
    }
    const fen = wordFen?.split(' ').slice(0, count).join(' ') ?? clean.text;
    const {length} = fen;
    const found = fen.split(' ').length;
    const missing = defaultFields.slice(found, count).join(' ');
    reader = new FieldReader(missing ? `${fen} ${missing}` : fen);
    fields = readSeparatedFields(reader, count);
    const note = (level: Level, code: IssueCode, start: number, values?: IssueValues): void => {
      reader.findings.push({level, field: 'structure', code, start, end: length, values});
    };
    if (missing) note('repair', 'missing-fields', length - 1, {found, expected: count, missing});
    else if (reader.end < length) note('error', 'stray', reader.end + 1);
    findings = clean.findings;
    for (const finding of reader.findings) {
      const start = clean.origin[finding.start] as number;
      findings.push({...finding, start, end: (clean.origin[finding.end - 1] as number) + 1});
    }
    end = clean.end;
    // The error that is returned is the first in the order of the text.
    findings.sort((a, b) => a.end - b.end);
  }
  readRest?.(end, findings);
  const refusedLevel: Level = options?.tolerant ? 'suspect' : 'repair';
  const error = findings.find(({level}) => level === 'error' || level === refusedLevel);
  // Without fields, one of the findings is an error.
  if (!fields || error) return {ok: false, error: toIssue(error as Finding, text)};
  const {position, notation} = fields;
  return {ok: true, position, notation, warnings: findings.map((finding) => toIssue(finding, text))};
}

/**
 * Reads a FEN, X-FEN or Shredder-FEN of 8×8 or 10×8: the six fields of the PGN standard, section 16.1
 * (https://www.thechessdrum.net/PGN_Reference.txt), with the castling rights of X-FEN
 * (https://en.wikipedia.org/wiki/X-FEN) and of Shredder-FEN.
 *
 * @param text - A string of at most 512 characters; any other value returns an error.
 * @param options - `tolerant` repairs text that people type and paste; without it, only valid FEN is accepted.
 * @returns The position with its warnings, or the first error in the text. Never throws.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) read.position.turn; // → 'white'
 * else console.log(read.error.message, read.error.index);
 */
export const parseFen = (text: string, options?: ParseOptions): ParsedFen => readFields(text, 6, options);
