import {cleanText} from './clean-text.js';
import {notationOf} from './format-fen.js';
import {noteIn, toIssue, type FenIssue, type Finding, type Level, type Note} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';
import {isKingAttacked} from './attacks.js';
import {otherColor, type Notation, type Position} from './position.js';
import {noteOddities, repairFields} from './repair-fields.js';
import {maxTextLength, readGrammar} from './read-certain.js';
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
  /** The repairs, and what is odd or doubtful although it is FEN, in the order of the text. */
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

/** Refuses a text because of the part from `start` to `end`, by default to its end. */
function refuse(
  text: string,
  code: IssueCode,
  start = 0,
  end = text.length,
  values?: IssueValues,
): FailedReading {
  const finding = {level: 'error', field: 'structure', code, start, end, values} as const;
  return {ok: false, error: toIssue(finding, text)};
}

/** Notes that the king of the side that has moved could be captured, which no game allows. */
function noteKingInDanger(position: Position, note: Note): void {
  const color = otherColor(position.turn);
  if (isKingAttacked(position, color)) note('odd', 'king-in-danger', {color});
}

/** Reads the six fields of a FEN, or the first four for EPD. Then `readRest` reads the text after the fields. */
export function readFields(
  input: unknown,
  count: 4 | 6,
  options: ParseOptions | undefined,
  readRest?: (from: number, findings: Finding[]) => void,
): SuccessfulReading | FailedReading {
  const text = typeof input === 'string' ? input : '';
  const tooLong = text.length > maxTextLength && {found: text.length, expected: maxTextLength};
  // In EPD the operations may be long, such as a comment.
  if (tooLong && (count === 6 || !options?.tolerant))
    return refuse(text, 'too-long', maxTextLength, text.length, tooLong);
  // EPD has operations instead of the two counters.
  const fen = count === 6 ? text : (/^\S+(?: \S+){3}(?= |$)/.exec(text)?.[0] ?? '');
  let reading = readGrammar(count === 6 ? fen : `${fen} 0 1`);
  let findings: Finding[] = [];
  let end = fen.length;
  if (reading?.isExact) {
    const {board} = reading;
    noteOddities(board, board.placement, noteIn('placement', 0, board.placement.length, findings));
    noteKingInDanger(reading.position, noteIn('turn', board.placement.length + 1, 1, findings));
  } else {
    const clean = cleanText(text, count === 6 ? Infinity : count);
    const {origin} = clean;
    if (!clean.text) return refuse(text, 'no-fen');
    // Words such as `start` are read without a warning.
    const wordFen = options?.tolerant ? fenOfWord(clean.text) : undefined;
    if (wordFen === null) {
      const startOfNumber = origin['chess960:'.length];
      return refuse(text, 'chess960-number', startOfNumber ?? clean.end, clean.end);
    }
    const given = (wordFen ?? clean.text).split(' ');
    const fields = [...given, ...defaultFields.slice(given.length)].slice(0, count);
    const repairs: Finding[] = [];
    reading = readGrammar(repairFields(fields, repairs));
    // If a right is dropped, its letter still says which notation the author has written.
    if (reading) reading = {...reading, rights: fields[2] as string};

    const [placement = ''] = given;
    // Without a turn in the text, the finding is about the placement.
    const [turnStart, turnLength] = given.length > 1 ? [placement.length + 1, 1] : [0, placement.length];
    if (reading) noteKingInDanger(reading.position, noteIn('turn', turnStart, turnLength, repairs));

    const note = noteIn('structure', 0, clean.text.length, repairs);
    const [found, missing] = [given.length, fields.slice(given.length).join(' ')];
    if (missing) note('repair', 'missing-fields', {found, expected: count, missing}, clean.text.length - 1);
    else if (found > count && !wordFen) note('error', 'stray', {}, fields.join(' ').length + 1);
    const placed = repairs.map((finding) => ({
      ...finding,
      start: origin[finding.start] as number,
      end: (origin[finding.end - 1] as number) + 1,
    }));
    findings = [...clean.findings, ...placed];
    end = clean.end;
  }
  if (tooLong)
    noteIn('structure', maxTextLength, text.length - maxTextLength, findings)('repair', 'too-long', tooLong);
  // The error that is returned is the first in the order of the text. A finding about a whole field follows those inside it.
  findings.sort((a, b) => a.end - b.end);
  readRest?.(end, findings);
  // `Level` says what is refused.
  const refusedLevel: Level = options?.tolerant ? 'suspect' : 'repair';
  const error = findings.find(({level}) => level === 'error' || level === refusedLevel);
  // If the repaired text is not FEN, one of the findings is an error.
  if (!reading || error) return {ok: false, error: toIssue(error as Finding, text)};
  const {position, rights} = reading;
  const notation = notationOf(rights, position);
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
