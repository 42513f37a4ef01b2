import {english, issueMessage, type IssueCode, type IssueValues} from './messages.js';
import {quoteFen} from './visible.js';

/** The fields of a FEN in their order. */
export const issueFields = [
  'placement',
  'turn',
  'castling',
  'enPassant',
  'halfmoveClock',
  'fullmoveNumber',
] as const;
/**
 * The field of the FEN an issue is about, or `structure`: the text as a whole.
 *
 * @example
 * const field: IssueField = 'castling';
 */
export type IssueField = (typeof issueFields)[number] | 'structure';

/**
 * An issue of a text: an error or a repair, and its place.
 *
 * @example
 * const read = parseFen('8/8/8/8/8/8/8/9 w - - 0 1');
 * if (!read.ok) read.error.code; // → 'rank-width'
 */
export interface FenIssue {
  /** The kind of error, for programs; the sentence of a code may change, the code does not. */
  readonly code: IssueCode;
  /** The field of the FEN that it is about. */
  readonly field: IssueField;
  /** Where it begins in the text as it was given, in UTF-16 units. */
  readonly index: number;
  /** How long the part is that it is about, in UTF-16 units. */
  readonly length: number;
  /** A sentence in English, fit to show a reader. */
  readonly message: string;
  /** The values in the sentence, so that another language can say it. */
  readonly values: IssueValues;
}

/**
 * How much a finding matters. `error`: the text is never read. `repair`: it is not FEN, but there is no doubt what is
 * meant, so tolerant reading repairs it with a warning. `odd`: it is FEN, of a position that no game can reach.
 * `suspect`: it is FEN, but its letters have probably lost their case, so tolerant reading, which is for what people
 * type and paste, refuses it.
 */
export type Level = 'error' | 'repair' | 'odd' | 'suspect';

/** An issue while reading: its place is in the text being read, which may be a cleaned copy. */
export interface Finding {
  readonly level: Level;
  readonly field: IssueField;
  readonly code: IssueCode;
  readonly start: number;
  readonly end: number;
  readonly values?: IssueValues | undefined;
}

/** Makes an issue of a finding whose place is in `text`, the text as it was given. */
export function toIssue({code, field, start, end, values}: Finding, text: string): FenIssue {
  const named = {found: quoteFen(text.slice(start, end)), ...values};
  return {
    code,
    field,
    index: start,
    length: end - start,
    message: issueMessage(english, code, named),
    values: named,
  };
}

/** Goes through the fields of a text, which are separated by one space, and collects the findings. */
export class FieldReader {
  readonly text: string;
  readonly findings: Finding[] = [];
  start = 0;
  end = -1;
  #fields = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Goes to the next field and returns it. A missing field is empty, which no field may be. */
  next(): string {
    this.start = this.end + 1;
    const space = this.text.indexOf(' ', this.start);
    this.end = space < 0 ? this.text.length : space;
    this.#fields++;
    return this.text.slice(this.start, this.end);
  }

  /** Notes a finding in the current field: in all of it, or from one index in the field to another. */
  note(level: Level, code: IssueCode, values?: IssueValues, from = 0, to = this.end - this.start): void {
    const field = issueFields[this.#fields - 1] as IssueField;
    this.findings.push({level, field, code, start: this.start + from, end: this.start + to, values});
  }
}

/** Reads a counter of 1 to 6 digits. What cannot be read is `least`; `-`, leading zeros and less are repaired. */
export function readCounter(text: string, least: number, reader: Pick<FieldReader, 'note'>): number {
  const digits = /^\d{1,6}$/.test(text);
  const value = digits ? Math.max(Number(text), least) : least;
  if (!digits && text !== '-') reader.note('error', 'counter');
  else if (String(value) !== text) reader.note('repair', 'spelling', {expected: value});
  return value;
}
