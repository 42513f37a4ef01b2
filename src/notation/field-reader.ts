import {issueFields, type Finding, type IssueField, type Level} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';

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

/**
 * Reads a counter: 1 to 6 digits without leading zeros. No game is longer. What cannot be read has the value `least`;
 * `-`, leading zeros and a number below `least` are repaired.
 */
export function readCounter(text: string, least: number, reader: Pick<FieldReader, 'note'>): number {
  const digits = /^\d{1,6}$/.test(text);
  const value = digits ? Math.max(Number(text), least) : least;
  if (!digits && text !== '-') reader.note('error', 'counter');
  else if (String(value) !== text) reader.note('repair', 'spelling', {expected: value});
  return value;
}
