import {issueFields, type Finding, type IssueField} from './issue.js';

// Invisible characters that editing and copying leave in a text: soft hyphen, zero-width spaces and joiners, direction
// marks, word joiner and byte order mark. Direction overrides (202A to 202E) are kept: they change what a person sees.
const hiddenCharacters = String.raw`\u00ad\u200b-\u200f\u2060\ufeff`;
const onlyHidden = new RegExp(`^[${hiddenCharacters}]+$`);
// Characters that can stand for a space: white space, the underscore of web addresses, and invisible characters.
const gapCharacters = String.raw`\s\u0085_${hiddenCharacters}`;
/** A character that is dropped at both ends of a text: a gap or a quotation mark. */
const edge = new RegExp(String.raw`[${gapCharacters}\p{Quotation_Mark}\x60\u00b4\u2032\u2033]`, 'u');
/** The word `position` (a command of UCI) or `fen` before a FEN. */
const label = new RegExp(String.raw`^position\s+|^fen(?:[${gapCharacters}]*:|(?=[${gapCharacters}]))`, 'i');
/** Brackets around a text, or the tags `[fen]` and `[/fen]` of bulletin boards. */
const brackets = /^(\[fen\]|[([{<])[^]*?(\[\/fen\]|[)\]}>])$/i;
const punctuation = /[;,.]/;
/** The beginning of an address: `https://`, or the name of a host. */
const address = /^(?:[a-z]{2,6}:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)/i;
/** A FEN in an address, from a slash or `=` up to the next parameter or part of the address. */
const fenInAddress = /(?<=[/=])(?:[pnbrqkacj\d~]{1,20}(?:\/|%2f)){7}[pnbrqkacj\d~]+[^?&#]*/i;
const dash = /[\u2010-\u2015\u2212\uff0d]/;

/** Finds the FEN in a text that may have quotation marks, a label, brackets and final punctuation around it. */
function findFen(text: string): readonly [from: number, to: number] {
  let from = 0;
  let to = text.length;
  for (;;) {
    while (edge.test(text.charAt(from))) from++;
    while (to > from && (edge.test(text.charAt(to - 1)) || punctuation.test(text.charAt(to - 1)))) to--;
    const remainder = text.slice(from, to);
    const inAddress = address.test(remainder) && fenInAddress.exec(remainder);
    if (inAddress) {
      from += inAddress.index;
      to = from + inAddress[0].length;
      continue;
    }
    const [prefix, suffix = ''] = label.exec(remainder) ?? brackets.exec(remainder)?.slice(1) ?? [];
    if (prefix) {
      from += prefix.length;
      to -= suffix.length;
    } else return [from, to];
  }
}

/**
 * Removes or replaces characters that cannot be part of a FEN in the first `fieldCount` fields of a text (`Infinity`: in
 * all fields). A person still reads the same FEN. In the result, `origin[i]` is the index in `original` of the character
 * `text[i]`. `end` and the places of the findings are also indices in `original`.
 */
export function cleanText(original: string, fieldCount: number) {
  const findings: Finding[] = [];
  const note = (start: number, end: number, expected = '', field: IssueField = 'structure'): void => {
    const code = expected ? 'spelling' : 'stray';
    const values: Finding['values'] = expected ? {expected} : {};
    if (start < end) findings.push({level: 'repair', field, code, start, end, values});
  };
  const [from, to] = findFen(original);
  note(0, from);
  const fen = original.slice(from, to);
  // HTML forms write each space in an address as `+`. If a text has real spaces, `+` does not stand for a space.
  const plus = /\s/.test(fen) ? '' : '+';
  const separator = `[${gapCharacters}${plus}]|%20|&nbsp;`;

  let text = '';
  const origin: number[] = [];
  let fieldIndex = 0;
  // Each match is a separator, a slash that is escaped or percent-encoded, or one other character.
  for (const {0: token, 1: spaces, 2: slash, index} of fen.matchAll(
    new RegExp(String.raw`((?:${separator})+)|(\\/|%2f)|[^]`, 'gi'),
  )) {
    const start = from + index;
    const end = start + token.length;
    let character = token;
    if (spaces) {
      // A line may break next to one of the seven slashes of a placement, so white space there does not separate fields.
      const slashes = text.split('/').length - 1;
      const isBesideSlash = text.endsWith('/') ? slashes <= 7 : original[end] === '/' && slashes < 7;
      const isInvisible = onlyHidden.test(token);
      character = isInvisible || !text || end === to || isBesideSlash ? '' : ' ';
      // Without the invisible characters between them, two digits would become one number.
      if (isInvisible && /\d$/.test(text) && /\d/.test(original.charAt(end)))
        findings.push({level: 'error', field: 'structure', code: 'stray', start, end});
      else if (token !== character) note(start, end, character);
      if (character) fieldIndex++;
      if (character && fieldIndex === fieldCount) return {text, origin, end, findings};
    } else if (slash) {
      character = '/';
      note(start, end, character);
    } else if (fieldIndex > 1 && dash.test(token)) {
      // From the third field on, a missing value is a hyphen, which word processors replace by a dash.
      character = '-';
      note(start, end, character, issueFields[fieldIndex]);
    }
    if (character) origin.push(start);
    text += character;
  }
  // A final full stop, comma or semicolon is reported in the field that it follows.
  const finalField = punctuation.test(original.slice(to)) ? issueFields[fieldIndex] : 'structure';
  note(to, original.length, '', finalField);
  return {text, origin, end: to, findings};
}
