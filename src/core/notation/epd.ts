import {formatFields} from './format-fen.js';
import type {FenIssue, Finding, Note} from './issue.js';
import type {Notation, Position} from './position.js';
import {readFields, type FailedReading, type ParseOptions} from './parse-fen.js';
import {repairCounter} from './repair-fields.js';

/**
 * An operation of an EPD record, such as `bm Nf3;`: its opcode, and its operands without quotes.
 *
 * @example
 * const read = parseEpd('8/8/4k3/8/8/4K3/4P3/8 w - - bm Kd4;');
 * if (read.ok) read.operations[0]?.operands; // → [ 'Kd4' ]
 */
export interface Operation {
  /** The name of the operation, such as `bm` for the best move. */
  readonly opcode: string;
  /** The text after the opcode, without quotation marks; may be empty. */
  readonly operands: readonly string[];
}

/**
 * The result of `parseEpd`.
 *
 * @example
 * const read: ParsedEpd = parseEpd('8/8/4k3/8/8/4K3/4P3/8 w - - bm Kd4;');
 * if (read.ok) read.operations.length; // → 1
 */
export type ParsedEpd =
  | {
      readonly ok: true;
      /** The position, with its counters from the operations `hmvc` and `fmvn`. */
      readonly position: Position;
      readonly operations: readonly Operation[];
      readonly warnings: readonly FenIssue[];
    }
  | FailedReading;

/** The operations for the last two fields of a FEN, the members of `Position`, and the values at the start of a game. */
const counters = [
  ['hmvc', 'halfmoveClock', 0],
  ['fmvn', 'fullmoveNumber', 1],
] as const;

/**
 * Reads an EPD record (PGN standard, section 16.2, https://www.thechessdrum.net/PGN_Reference.txt): the first four
 * fields of a FEN, then operations that each end with a semicolon. The last semicolon may be missing.
 *
 * @param text - A string; any other value returns an error. More than 512 characters are not EPD.
 * @param options - `tolerant` repairs the fields, reads the counters of a FEN as `hmvc` and `fmvn`, and keeps the position whatever
 * the operations are: each that is not EPD is a warning.
 * @returns The position with its operations in the order of the text, or the first error. Never throws.
 * @example
 * const read = parseEpd('4k3/8/8/8/8/8/8/4K2R w K - id "rook";');
 * if (read.ok) read.operations[0]; // → { opcode: 'id', operands: [ 'rook' ] }
 */
export function parseEpd(text: string, options?: ParseOptions): ParsedEpd {
  const operations: Operation[] = [];
  const counts = {halfmoveClock: 0, fullmoveNumber: 1};
  const readOperations = (fieldsEnd: number, findings: Finding[]): void => {
    /** The opcode and the operands of the current operation. */
    let words: string[] = [];
    let from = fieldsEnd;
    // The index at which the current operation begins.
    let start = from;
    let areQuotesClosed = true;

    /** Notes that what ends at an index is no operation. The position and the other operations are read all the same. */
    const noteOperation = (end: number): void => {
      findings.push({level: 'repair', field: 'structure', code: 'operation', start, end});
    };
    /** Adds the current operation, which ends at an index. */
    const finish = (end: number): void => {
      const [opcode = '', ...operands] = words;
      words = [];
      if (!areQuotesClosed || !/^[a-z]\w{0,14}$/i.test(opcode)) noteOperation(end);
      areQuotesClosed = true;
      // A semicolon alone, as in `bm Kd7;;`, ends nothing.
      if (!opcode) return;
      operations.push({opcode, operands});
      for (const [name, field, startValue] of counters) {
        if (name !== opcode) continue;
        // Whatever is wrong with the counter, the finding is about the whole operation.
        const note: Note = () => findings.push({level: 'repair', field, code: 'counter', start, end});
        counts[field] = repairCounter(operands.join(' '), note, startValue);
      }
    };
    // In the opening books of engines, the two counters of a FEN come before the operations.
    const [fenCounters, space = '', clock = '', move = ''] =
      /^(\s*)(\d{1,6}|-)\s+(\d{1,6}|-)(?:\s*;|(?=\s)|$)/.exec(text.slice(from)) ?? [];
    if (fenCounters) {
      start += space.length;
      from += fenCounters.length;
      const values = {expected: `hmvc ${clock}; fmvn ${move};`};
      findings.push({level: 'repair', field: 'structure', code: 'spelling', start, end: from, values});
      words = ['hmvc', clock];
      finish(from);
      words = ['fmvn', move];
      finish(from);
    }
    // Each token is a quoted text, whose closing quote may be missing, or a semicolon, or a word.
    const tokens = text.slice(from).matchAll(/"((?:\\.|[^"\\])*)("?)|;|[^\s;"]+/gs);
    for (const {0: token, 1: quotedText, 2: closingQuote, index} of tokens) {
      if (words.length === 0) start = from + index;
      if (token === ';') finish(from + index + 1);
      // Some programs write a dash in the place of a missing field or operation.
      else if (words.length === 0 && token === '-') noteOperation(from + index + 1);
      else {
        areQuotesClosed &&= closingQuote !== '';
        const isOpcode = words.length === 0;
        // An opcode in quotes keeps them, and is an error.
        if (quotedText === undefined) words.push(token);
        else words.push(isOpcode ? `"${quotedText}"` : quotedText.replace(/\\(.)/gs, '$1'));
      }
    }
    if (words.length > 0) finish(text.length);
  };
  const reading = readFields(text, 4, options, readOperations);
  if (!reading.ok) return reading;
  const position = Object.freeze({...reading.position, ...counts});
  return {ok: true, position, operations, warnings: reading.warnings};
}

/**
 * Writes an EPD record.
 *
 * @param position - A position from `parseEpd`, or with the same fields.
 * @param operations - The operations, in order. `hmvc` and `fmvn` get the values of the position's counters. If one of the
 * two is missing, it is added unless its counter has the value of a game's start. By default only these two are written.
 * @param notation - The notation of the four fields, as in `formatFen`.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatEpd(read.position, [{opcode: 'bm', operands: ['O-O']}]); // → '4k3/8/8/8/8/8/8/4K2R w K - bm O-O;'
 */
export function formatEpd(
  position: Position,
  operations?: readonly Operation[],
  notation: Notation = 'x-fen',
): string {
  let allOperations = [...(operations ?? [])];
  for (const [opcode, field, startValue] of counters) {
    const operation = {opcode, operands: [String(position[field])]};
    const index = allOperations.findIndex((other) => other.opcode === opcode);
    if (index >= 0) {
      // A record can say a counter twice; the position has one.
      allOperations = allOperations.filter((other, i) => i === index || other.opcode !== opcode);
      allOperations[index] = operation;
    } else if (!operations || position[field] !== startValue) allOperations.push(operation);
  }
  let text = formatFields(position, notation);
  for (const {opcode, operands} of allOperations) {
    text += ' ' + opcode;
    for (const operand of operands) {
      // Names (`id`), comments (`c0` to `c9`), and operands that are not a single word are written in quotes.
      const isWord = !/^(id|c\d)$/.test(opcode) && /^[^\s;"]+$/.test(operand);
      text += ' ' + (isWord ? operand : `"${operand.replace(/["\\]/g, '\\$&')}"`);
    }
    text += ';';
  }
  return text;
}
