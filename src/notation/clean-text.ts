import {issueFields, type Finding, type IssueField} from './issue.js';

const startPosition = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

// Unicode's spaces and line breaks, and the underscore.
const blank = /[\s\u0085_]/;
// Soft hyphen, zero-width spaces and joiners, direction marks, word joiner, byte order mark: what editors leave
// behind. Direction overrides (202A to 202E) are not here: they make a text look like another.
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const quotation = /[\p{Quotation_Mark}`\u00b4\u2032\u2033]/u;
const dash = /[\u2010-\u2015\u2212]/;

/** A text without what editors and copying put into it. */
export interface CleanText {
  readonly text: string;
  /** For each character of `text`, its index in the original. */
  readonly origin: readonly number[];
  /** Where in the original the part that was cleaned ends. */
  readonly end: number;
  /** What was taken out, with places in the original. */
  readonly findings: Finding[];
}

/**
 * Takes out of a text what is no part of a FEN and cannot be mistaken for one.
 * @param fields how many fields to clean; what follows the blank after the last is not looked at
 */
export function cleanText(original: string, fields: number): CleanText {
  const findings: Finding[] = [];
  const note = (start: number, end: number, expected?: string, field: IssueField = 'structure'): void => {
    if (start === end) return;
    const code = expected ? 'spelling' : 'stray';
    findings.push({level: 'repair', field, code, start, end, values: expected ? {expected} : {}});
  };
  const is = (kind: RegExp, i: number): boolean => kind.test(original.charAt(i));
  const isNoise = (i: number): boolean => is(blank, i) || is(invisible, i);

  let from = 0;
  let to = original.length;
  while (isNoise(from) || is(quotation, from)) from++;
  while (to > from && (isNoise(to - 1) || is(quotation, to - 1))) to--;
  note(0, from);

  let text = '';
  const origin: number[] = [];
  let field = 0;
  let slashes = 0;
  let i = from;
  while (i < to) {
    let character = original.charAt(i);
    let next = i + 1;
    if (isNoise(i)) {
      let separates = false;
      for (next = i; isNoise(next); next++) separates ||= !is(invisible, next);
      // A line may break beside one of the seven slashes: there blanks separate no fields.
      if (text.endsWith('/') ? slashes <= 7 : original[next] === '/' && slashes < 7) separates = false;
      if (!separates || original.slice(i, next) !== ' ') note(i, next, separates ? ' ' : '');
      if (separates && ++field === fields) {
        i = next;
        break;
      }
      character = separates ? ' ' : '';
    } else if (field > 0 && is(dash, i)) {
      note(i, next, '-', issueFields[field]);
      character = '-';
    } else if (character === '/') slashes++;
    if (character) origin.push(i);
    text += character;
    i = next;
  }
  if (field < fields) note(to, original.length);
  if (text !== 'start') return {text, origin, end: i, findings};
  note(from, to, startPosition);
  // There is nothing to find in it, and so no place to ask for.
  return {text: startPosition, origin, end: i, findings};
}
