import {readCounter} from './counter.js';
import {formatFields} from './format-fen.js';
import {toIssue, type FenIssue, type Finding, type IssueField, type Level} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';
import type {ParseOptions} from './parse-fen.js';
import type {Notation, Position} from './position.js';
import {readFields, type NotRead} from './read-fields.js';

/** An operation of an EPD record, such as `bm Nf3;`: its opcode, and its operands without quotes. */
export interface Operation {
  readonly opcode: string;
  readonly operands: readonly string[];
}

/** What `parseEpd` returns. */
export type ParsedEpd =
  | {
      readonly ok: true;
      /** With the counters that the operations `hmvc` and `fmvn` give. */
      readonly position: Position;
      readonly operations: readonly Operation[];
      readonly warnings: readonly FenIssue[];
    }
  | NotRead;

/** The operations that say what FEN says in its last two fields. */
const counters = {
  hmvc: {field: 'halfmoveClock', least: 0},
  fmvn: {field: 'fullmoveNumber', least: 1},
} as const;
const isCounter = (opcode: string): opcode is keyof typeof counters => opcode === 'hmvc' || opcode === 'fmvn';

/**
 * Reads an EPD record (Edwards, in the PGN standard of 1994): the first four fields of a FEN, then operations
 * that each end with a semicolon; that of the last may be missing.
 * @param text of at most 512 characters; anything else gives an error, never an exception
 * @param options `tolerant` to repair the fields on the way
 * @returns the position with its operations in their order, or the first error in reading order
 */
export function parseEpd(text: string, options?: ParseOptions): ParsedEpd {
  const tolerant = options?.tolerant === true;
  const read = readFields(text, 4, tolerant);
  if (!read.ok) return read;
  const warnings = [...read.warnings];
  const operations: Operation[] = [];
  const position = {...read.position};
  let error: Finding | undefined;
  let opcode = '';
  let operands: string[] = [];
  let start = 0;

  const note = (
    field: IssueField,
    level: Level,
    code: IssueCode,
    end: number,
    values?: IssueValues,
  ): void => {
    const finding = {field, level, code, start, end, values};
    if (level === 'repair' && tolerant) warnings.push(toIssue(finding, text));
    else error ??= finding;
  };
  const finish = (end: number): void => {
    operations.push({opcode, operands});
    if (isCounter(opcode)) {
      const {field, least} = counters[opcode];
      const operand = operands.length === 1 ? String(operands[0]) : '';
      position[field] = readCounter(operand, least, {
        note: (level, code, values) => note(field, level, code, end, values),
      });
    }
    opcode = '';
    operands = [];
  };

  for (let i = read.end; i < text.length && !error;) {
    const character = text.charAt(i);
    if (/\s/.test(character)) {
      i++;
      continue;
    }
    if (!opcode) start = i;
    const from = i++;
    if (character === '"') {
      while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
      if (i++ >= text.length) note('structure', 'error', 'epd-quote', text.length);
    } else if (character !== ';') while (i < text.length && !/[\s;"]/.test(text.charAt(i))) i++;
    const token = text.slice(from, i);
    if (!opcode) {
      opcode = token;
      if (!/^[a-z]\w{0,14}$/i.test(token)) note('structure', 'error', 'epd-opcode', i);
    } else if (token === ';') finish(i);
    else operands.push(character === '"' ? token.slice(1, -1).replace(/\\(.)/gs, '$1') : token);
  }
  if (opcode && !error) finish(text.length);
  if (error) return {ok: false, error: toIssue(error, text)};
  return {ok: true, position: Object.freeze(position), operations, warnings};
}

/** An operand as it is written: what EPD defines as text is quoted, and so is what could not be read otherwise. */
function formatOperand(opcode: string, operand: string): string {
  const quoted = /^(id|c\d)$/.test(opcode) || !/^[^\s;"]+$/.test(operand);
  return quoted ? `"${operand.replace(/["\\]/g, '\\$&')}"` : operand;
}

/**
 * Writes an EPD record.
 * @param operations in their order; the values of `hmvc` and `fmvn` are the position's. They are added where they
 *   are missing and the position's counters are not those of a start, and always without `operations`
 * @param notation of the four fields, see `formatFen`
 */
export function formatEpd(
  position: Position,
  operations?: readonly Operation[],
  notation: Notation = 'x-fen',
): string {
  const written = [...(operations ?? [])];
  for (const opcode of ['hmvc', 'fmvn'] as const) {
    const {field, least} = counters[opcode];
    const operation = {opcode, operands: [String(position[field])]};
    const at = written.findIndex((other) => other.opcode === opcode);
    if (at >= 0) written[at] = operation;
    else if (!operations || position[field] !== least) written.push(operation);
  }
  const record = written.map(
    ({opcode, operands}) =>
      [opcode, ...operands.map((operand) => formatOperand(opcode, operand))].join(' ') + ';',
  );
  return [formatFields(position, notation), ...record].join(' ');
}
