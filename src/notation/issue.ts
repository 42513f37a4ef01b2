import {english, say, type IssueCode, type IssueValues} from './messages.js';

/** The fields of a FEN in their order. */
export const issueFields = [
  'placement',
  'turn',
  'castling',
  'enPassant',
  'halfmoveClock',
  'fullmoveNumber',
] as const;
/** The field of the FEN an issue is about, or `structure`: the text as a whole. */
export type IssueField = (typeof issueFields)[number] | 'structure';

/** What is wrong with a text, or was repaired in it, and where. */
export interface FenIssue {
  readonly code: IssueCode;
  readonly field: IssueField;
  /** Where it begins in the text as it was given, in UTF-16 units. */
  readonly index: number;
  readonly length: number;
  /** A sentence in English, fit to show a reader. */
  readonly message: string;
  /** What the sentence names, so that another language can say it. */
  readonly values: IssueValues;
}

/**
 * How much a finding matters. `error`: in no reading is it a FEN. `repair`: not FEN, but there is no doubt
 * what is meant, so a tolerant reading goes on. `odd`: FEN, of a position that no game can lead to.
 */
export type Level = 'error' | 'repair' | 'odd';

/** An issue while reading: its place is in the text being read, which may be a cleaned copy. */
export interface Finding {
  readonly level: Level;
  readonly field: IssueField;
  readonly code: IssueCode;
  readonly start: number;
  readonly end: number;
  readonly values?: IssueValues | undefined;
}

/** A sentence quotes no more of the input than this. */
export const longestQuote = 40;

/** The issue as it is told; the finding's place is in `text`. */
export function toIssue({code, field, start, end, values}: Finding, text: string): FenIssue {
  const quote = text.slice(start, end).slice(0, longestQuote);
  // What a reader could not see, or take for another letter (a Cyrillic `К`), is shown by its code point.
  const found = quote.replace(
    /[^ -~]/gu,
    (character) => 'U+' + (character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0'),
  );
  const named = {found, ...values};
  return {code, field, index: start, length: end - start, message: say(english, code, named), values: named};
}
