import type {SvgTag} from './picture.js';

/** SVG text that needs no more escaping. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: readonly (readonly [RegExp, string])[] = [
  [/&/g, '&amp;'],
  [/</g, '&lt;'],
  [/>/g, '&gt;'],
  [/"/g, '&quot;'],
];

/** Characters that XML does not allow in a document, not even escaped: XML 1.0, section 2.2. */
const invalidInXml =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A value as text, without the characters that XML does not allow. The result is not escaped. */
export const xmlText = (value: unknown): string => String(value).replace(invalidInXml, '\ufffd');

const escaped = (value: unknown) =>
  escapes.reduce((text, [character, escape]) => text.replace(character, escape), xmlText(value));

/** The template tag of files. It escapes all values except its own results; `undefined` removes the attribute. */
export const svgText: SvgTag<Markup> = (strings, ...values) =>
  new Markup(
    strings.reduce((text, part, i) => {
      const value = values[i - 1];
      if (value === undefined) return text.replace(/\s[\w-]+="$/, '') + part.slice(1);
      return text + [value].flat().map(textOf).join('') + part;
    }),
  );

const textOf = (value: unknown) => (value instanceof Markup ? value.text : escaped(value));
