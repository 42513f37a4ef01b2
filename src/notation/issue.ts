import {english, say, type IssueCode, type IssueValues} from './messages.js';

export const issueFields = [
  'placement',
  'turn',
  'castling',
  'enPassant',
  'halfmoveClock',
  'fullmoveNumber',
  'structure',
] as const;
/** The field of the FEN an issue is about, or `structure`: the text as a whole. */
export type IssueField = (typeof issueFields)[number];

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
 * what is meant, so a tolerant reading goes on. `odd`: FEN, of a position that cannot occur in a game.
 */
export type Level = 'error' | 'repair' | 'odd';

/** An issue while reading: its place is in the text being read, which may be a cleaned copy. */
export interface Finding {
  readonly level: Level;
  readonly field: IssueField;
  readonly code: IssueCode;
  readonly start: number;
  readonly end: number;
  readonly values: IssueValues;
}

/** Notes a finding. */
export function note(
  findings: Finding[],
  level: Level,
  field: IssueField,
  code: IssueCode,
  start: number,
  end: number,
  values: IssueValues = {},
): void {
  findings.push({level, field, code, start, end, values});
}

/** A sentence quotes no more of the input than this. */
const longestQuote = 40;

/**
 * Input as a sentence may show it: at most 40 characters, and those that a reader could not see or could
 * take for others (a Cyrillic `К`) by their code point.
 */
function quote(input: string): string {
  const shown = Array.from(input.slice(0, longestQuote), (character) =>
    /[ -~]/.test(character)
      ? character
      : 'U+' + character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0'),
  ).join('');
  return input.length > longestQuote ? shown + '…' : shown;
}

/** The issue as it is told, with its place in the text as it was given. */
export function toIssue(finding: Finding, text: string): FenIssue {
  const {code, field, start, end} = finding;
  const values = {found: quote(text.slice(start, end)), ...finding.values};
  return {code, field, index: start, length: end - start, message: say(english, code, values), values};
}
