import {english, issueMessage, type IssueCode, type IssueValues} from './messages.js';
import {excerptOfFen} from '../text/fill.js';

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
 * The field of the FEN that an issue is about, or `structure` for the text as a whole.
 *
 * @example
 * const field: IssueField = 'castling';
 */
export type IssueField = (typeof issueFields)[number] | 'structure';

/**
 * An error or a warning about a text, with its place.
 *
 * @example
 * const read = parseFen('8/8/8/8/8/8/8/9 w - - 0 1');
 * if (!read.ok) read.error.code; // → 'rank-width'
 */
export interface FenIssue {
  /** The type of the issue. Codes do not change between versions; their messages may. */
  readonly code: IssueCode;
  /** The field of the FEN that the issue is about. */
  readonly field: IssueField;
  /** The index of the issue in the original text, in UTF-16 units. */
  readonly index: number;
  /** The length of the part that the issue is about, in UTF-16 units. */
  readonly length: number;
  /** An English sentence that can be shown to readers. */
  readonly message: string;
  /** The values in the sentence, for translations. */
  readonly values: IssueValues;
}

/**
 * The severity of a finding. `error`: the text is always refused. `repair`: the text is not FEN, but its meaning is certain;
 * tolerant reading repairs it. `odd`: the text is the FEN of a position that no game can reach. `suspect`: the text is FEN,
 * but its letters have probably lost their case; only tolerant reading refuses it.
 */
export type Level = 'error' | 'repair' | 'odd' | 'suspect';

/** An issue without its message. `start` and `end` are indices in the text being read. */
export interface Finding {
  readonly level: Level;
  readonly field: IssueField;
  readonly code: IssueCode;
  readonly start: number;
  readonly end: number;
  readonly values?: IssueValues | undefined;
}

export function toIssue({code, field, start, end, values}: Finding, text: string): FenIssue {
  const allValues = {found: excerptOfFen(text.slice(start, end)), ...values};
  const message = issueMessage(english, code, allValues);
  return {code, field, index: start, length: end - start, message, values: allValues};
}

/** Notes a finding in a part of a text. `from` and `to` are indices in this part; by default the finding is about all of it. */
export type Note = (level: Level, code: IssueCode, values?: IssueValues, from?: number, to?: number) => void;

/** Makes the function that adds findings in the part of a text that begins at `start`. */
export const noteIn =
  (field: IssueField, start: number, length: number, findings: Finding[]): Note =>
  (level, code, values, from = 0, to = length) => {
    findings.push({level, field, code, start: start + from, end: start + to, values});
  };
