import {issueFields, type Finding, type IssueField} from './issue.js';

const startPosition = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

// What editors and copying leave in a text: Unicode's spaces and line breaks, the underscore; and what cannot be
// seen: soft hyphen, zero-width spaces and joiners, direction marks, word joiner, byte order mark. Direction
// overrides (202A to 202E) are not here: they make a text look like another.
const noiseOrCharacter = /([\s\u0085_\u00ad\u200b-\u200f\u2060\ufeff]+)|[^]/g;
const invisible = /^[\u00ad\u200b-\u200f\u2060\ufeff]+$/;
// All this, and quotes of any kind.
const around = /[\s\u0085_\u00ad\u200b-\u200f\u2060\ufeff\p{Quotation_Mark}`\u00b4\u2032\u2033]/u;
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
  let from = 0;
  let to = original.length;
  while (around.test(original.charAt(from))) from++;
  while (to > from && around.test(original.charAt(to - 1))) to--;
  note(0, from);

  let text = '';
  const origin: number[] = [];
  let field = 0;
  for (const {0: token, 1: stretch, index} of original.slice(from, to).matchAll(noiseOrCharacter)) {
    const start = from + index;
    const end = start + token.length;
    let character = token;
    if (stretch) {
      // A line may break beside one of the seven slashes: there blanks separate no fields.
      const slashes = text.split('/').length - 1;
      const besideSlash = text.endsWith('/') ? slashes <= 7 : original[end] === '/' && slashes < 7;
      character = besideSlash || invisible.test(token) ? '' : ' ';
      if (token !== character) note(start, end, character);
      if (character && ++field === fields) return {text, origin, end, findings};
    } else if (field > 1 && dash.test(token)) {
      character = '-';
      note(start, end, character, issueFields[field]);
    }
    if (character) origin.push(start);
    text += character;
  }
  note(to, original.length);
  if (text === 'start') {
    // There is nothing to find in it, and so no place to ask for.
    text = startPosition.split(' ').slice(0, fields).join(' ');
    note(from, to, text);
  }
  return {text, origin, end: to, findings};
}
