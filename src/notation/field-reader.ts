import {issueFields, type Finding, type IssueField, type Level} from './issue.js';
import type {IssueCode, IssueValues} from './messages.js';

/** Goes through the fields of a text, between which stands one space, and collects what is found in them. */
export class FieldReader {
  readonly text: string;
  readonly findings: Finding[] = [];
  /** Where the present field starts and ends. */
  start = 0;
  end = -1;
  #fields = 0;

  /** @param text what is read */
  constructor(text: string) {
    this.text = text;
  }

  /** Goes to the next field. One that is missing is empty, and that is nowhere allowed. */
  next(): string {
    this.start = this.end + 1;
    const space = this.text.indexOf(' ', this.start);
    this.end = space < 0 ? this.text.length : space;
    this.#fields++;
    return this.text.slice(this.start, this.end);
  }

  /** Notes a finding in the present field: in all of it, or from one place in it to another. */
  note(level: Level, code: IssueCode, values?: IssueValues, from = 0, to = this.end - this.start): void {
    const field = issueFields[this.#fields - 1] as IssueField;
    this.findings.push({level, field, code, start: this.start + from, end: this.start + to, values});
  }
}
