import {cleanText} from '../../../src/core/notation/clean-text.js';

/** The form of each field after the first. Whether it is valid is for the board to find out. */
const fields = [
  /^[wb]$/i,
  /^[sm]?(?:-|[a-jkq]{1,4}-?)$/i,
  /^(?:-|[a-j][36])$/i,
  /^(?:\d+|-)$/,
  /^(?:\d+|-)$/,
];

const widthOf = (rank: string) =>
  [...rank.replaceAll('~', '').matchAll(/10|\d|[pnbrqkac]/gi)].reduce(
    (width, [item]) => width + (Number(item) || 1),
    0,
  );

/** A FEN without the text that was copied around it. */
export const withoutLabel = (text: string): string => cleanText(text, Infinity).text;

/** Whether a text is a FEN and nothing else; not a word such as `start`, which may be prose. */
export function isFen(text: string): boolean {
  if (text.length > 512 || !text.includes('/')) return false;
  const [placement = '', ...others] = withoutLabel(text).split(' ');
  const ranks = placement.replace(/\[-?\]$/, '').split('/');
  const width = widthOf(ranks[0] ?? '');
  return (
    ranks.length === 8 &&
    (width === 8 || width === 10) &&
    ranks.every((rank) => /^[pnbrqkac\d~]+$/i.test(rank) && widthOf(rank) === width) &&
    others.length <= fields.length &&
    others.every((field, index) => fields[index]?.test(field))
  );
}

/** A paragraph that is a FEN with all fields, or a placement, when Enter is pressed. */
export const fenLine =
  /^\s*(?:[pnbrqkac\d]+\/){7}[pnbrqkac\d]+(?:(?: |&nbsp;)[wb](?:(?: |&nbsp;)[^\s&<]+){2,4})?\s*$/i;

const tagPair = /^\uFEFF?\s*\[[a-z]\w*\s+".*"\s*\]/i;
const moves = /^\s*1\s*\.\s*(?:[KQRBNAC]?[a-j]?[1-8]?x?[a-j][1-8]|O-O)[^]*\s2\s*\./;

/** Whether a text is a game: it begins with a tag, or with move 1 and has a move 2. */
export const isPgn = (text: string): boolean => tagPair.test(text) || moves.test(text);

/** The visible text of an element, with line breaks for `<br>`. */
export function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const lineBreak of copy.querySelectorAll('br')) lineBreak.replaceWith('\n');
  return copy.textContent.replaceAll('\u00A0', ' ').trim();
}

/** An attribute of another block as text; in some versions of WordPress it is an object with `toString`. */
export const asText = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value instanceof Object
      ? (value as {toString(): string}).toString()
      : '';

const otherThanTag =
  /<(?!\/?(?:[abipqsu]|br|code|del|div|em|font|h[1-6]|ins|li|ol|pre|small|span|strike|strong|su[bp]|ul)(?:\s+[\w:-]+=(?:"[^"<>]*"|'[^'<>]*'))*\s*\/?>)/g;

/** Escapes each `<` in a shortcode that is not of a tag, as in `{eval <0.3}` or `<U1800>`. */
export const escapeLessThan = (markup: string): string => markup.replace(otherThanTag, '&lt;');
