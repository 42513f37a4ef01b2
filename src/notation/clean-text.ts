import {issueFields, type Finding, type IssueField, type Level} from './issue.js';

// Remains of editors and copying in a text: Unicode's spaces and line breaks, the underscore of addresses; and what
// cannot be seen: soft hyphen, zero-width spaces and joiners, direction marks, word joiner, byte order mark. Direction
// overrides (202A to 202E) are not here: they make a text look like another.
const hidden = String.raw`\u00ad\u200b-\u200f\u2060\ufeff`;
const invisible = new RegExp(`^[${hidden}]+$`);
const gap = String.raw`\s\u0085_${hidden}`;
/** Characters that are dropped at both ends of a text: gaps, and quotation marks of any kind. */
const edge = new RegExp(String.raw`[${gap}\p{Quotation_Mark}\x60\u00b4\u2032\u2033]`, 'u');
/** Words that may stand before a FEN, as in the `position` command of UCI. */
const label = new RegExp(String.raw`^position\s+|^fen(?:[${gap}]*:|(?=[${gap}]))`, 'i');
/** A pair of brackets around the text, or of tags as bulletin boards have them. */
const brackets = /^(\[fen\]|[([{<])[^]*?(\[\/fen\]|[)\]}>])$/i;
const punctuation = /[;,.]/;
const dash = /[\u2010-\u2015\u2212\uff0d]/;

/** A text without what editors and copying put into and around it. */
export interface CleanText {
  readonly text: string;
  /** For each character of `text`, where in the original it begins. */
  readonly origin: readonly number[];
  /** Where in the original the cleaned part ends. */
  readonly end: number;
  /** Characters that were removed or replaced, with places in the original. */
  readonly findings: Finding[];
}

/** The place of the FEN inside what was copied with it: quotation marks, a label, brackets, punctuation at the end. */
function inside(text: string): readonly [from: number, to: number] {
  let from = 0;
  let to = text.length;
  for (;;) {
    while (edge.test(text.charAt(from))) from++;
    while (to > from && (edge.test(text.charAt(to - 1)) || punctuation.test(text.charAt(to - 1)))) to--;
    const rest = text.slice(from, to);
    const [opened, closed = ''] = label.exec(rest) ?? brackets.exec(rest)?.slice(1) ?? [];
    if (opened) {
      from += opened.length;
      to -= closed.length;
    } else return [from, to];
  }
}

/**
 * Removes what is not part of a FEN, and cannot be mistaken for one, from the first fields of a text (`Infinity`: all).
 * What follows them is left alone. Nothing is removed that would change what a person reads.
 */
export function cleanText(original: string, fields: number): CleanText {
  const findings: Finding[] = [];
  const note = (
    start: number,
    end: number,
    expected = '',
    level: Level = 'repair',
    field: IssueField = 'structure',
  ): void => {
    if (start === end) return;
    const code = expected ? 'spelling' : 'stray';
    findings.push({level, field, code, start, end, values: expected ? {expected} : {}});
  };
  const [from, to] = inside(original);
  note(0, from);
  const inner = original.slice(from, to);
  // A form writes all spaces of an address as `+`; beside real ones it is something else.
  const space = `[${gap}${/\s/.test(inner) ? '' : '+'}]|%20|&nbsp;`;

  let text = '';
  const origin: number[] = [];
  let field = 0;
  for (const {0: token, 1: stretch, 2: slash, index} of inner.matchAll(
    new RegExp(String.raw`((?:${space})+)|(\\/|%2f)|[^]`, 'gi'),
  )) {
    const start = from + index;
    const end = start + token.length;
    let character = token;
    if (stretch) {
      // A line may break beside one of the seven slashes: there blanks separate no fields.
      const slashes = text.split('/').length - 1;
      const besideSlash = text.endsWith('/') ? slashes <= 7 : original[end] === '/' && slashes < 7;
      const isInvisible = invisible.test(token);
      const isDropped = isInvisible || !text || end === to || besideSlash;
      character = isDropped ? '' : ' ';
      // Two digits that would become one number were perhaps two.
      const isBetweenDigits = isInvisible && /\d$/.test(text) && /\d/.test(original.charAt(end));
      if (token !== character) note(start, end, character, isBetweenDigits ? 'error' : 'repair');
      if (character && ++field === fields) return {text, origin, end, findings};
    } else if (slash) {
      character = '/';
      note(start, end, character);
    } else if (field > 1 && dash.test(token)) {
      character = '-';
      note(start, end, character, 'repair', issueFields[field]);
    }
    if (character) origin.push(start);
    text += character;
  }
  // Punctuation counts as part of the field it was put behind.
  note(
    to,
    original.length,
    '',
    'repair',
    punctuation.test(original.slice(to)) ? issueFields[field] : 'structure',
  );
  return {text, origin, end: to, findings};
}
