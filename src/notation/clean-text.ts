import {issueFields, note, type Finding} from './issue.js';

const startPosition = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

// Soft hyphen, zero-width spaces, joiners and direction marks, word joiner, byte order mark: what editors leave
// behind. Direction overrides (202A to 202E) are not here: they make a text look like another.
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/;
const blank = /[\s\u0085_]/;
const quotation = /[\p{Quotation_Mark}`\u00b4\u2032\u2033]/u;
const dash = /[\u2010-\u2015\u2212]/;

/** A text without what editors and copying put into it. */
export interface CleanText {
  readonly text: string;
  /** For each character of `text`, and for its end, the index in the original. */
  readonly origin: readonly number[];
  /** Where in the original the part that was cleaned ends. */
  readonly end: number;
}

/**
 * Takes out of a text what is no part of a FEN and cannot be mistaken for one.
 * @param fields how many fields to clean; what follows the blank after the last is not looked at
 * @param findings notes on what was taken out, with places in the original
 */
export function cleanText(original: string, fields: number, findings: Finding[]): CleanText {
  const is = (kind: RegExp, i: number): boolean => kind.test(original.charAt(i));
  const around = (i: number): boolean => is(invisible, i) || is(blank, i) || is(quotation, i);
  let from = 0;
  let to = original.length;
  while (from < to && around(from)) from++;
  while (to > from && around(to - 1)) to--;

  // Notes a stretch of blanks, quotes and invisible characters by what is most to be noticed in it.
  const noteStretch = (start: number, end: number): void => {
    if (start === end) return;
    const stretch = original.slice(start, end);
    const code = quotation.test(stretch)
      ? 'quotes'
      : /^ +$/.test(stretch)
        ? 'extra-space'
        : blank.test(stretch)
          ? 'separator'
          : 'invisible';
    note(findings, 'repair', 'structure', code, start, end);
  };

  noteStretch(0, from);
  let text = '';
  const origin: number[] = [];
  let field = 0;
  let slashes = 0;
  let i = from;
  while (i < to) {
    let stretchEnd = i;
    let blanks = 0;
    for (; stretchEnd < to && (is(blank, stretchEnd) || is(invisible, stretchEnd)); stretchEnd++) {
      if (is(blank, stretchEnd)) blanks++;
    }
    if (stretchEnd > i) {
      // A line may break beside one of the seven slashes: there blanks separate no fields.
      const besideSlash = text.endsWith('/') ? slashes <= 7 : original[stretchEnd] === '/' && slashes < 7;
      const separates = blanks > 0 && !(field === 0 && besideSlash);
      if (!separates || original.slice(i, stretchEnd) !== ' ') noteStretch(i, stretchEnd);
      if (separates) {
        if (++field === fields) break;
        text += ' ';
        origin.push(i);
      }
      i = stretchEnd;
      continue;
    }
    const isDash = field > 0 && is(dash, i);
    if (isDash) note(findings, 'repair', issueFields[field] ?? 'structure', 'dash', i, i + 1);
    text += isDash ? '-' : original.charAt(i);
    if (original[i] === '/') slashes++;
    origin.push(i++);
  }
  origin.push(i);
  if (field < fields) noteStretch(to, original.length);
  if (text === 'start') {
    note(findings, 'repair', 'placement', 'start-word', from, to);
    return {text: startPosition, origin: Array.from(startPosition, () => from), end: to};
  }
  return {text, origin, end: i};
}
