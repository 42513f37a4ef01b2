import type {SvgTag} from './picture.js';

/** SVG text that is already escaped. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const references: {readonly [character: string]: string} = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Characters that XML does not allow in a document, not even as character references: XML 1.0, section 2.2. */
const invalidInXml =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Converts a value to text, and replaces characters that XML does not allow. Does not escape. */
export const toValidText = (value: unknown): string => String(value).replace(invalidInXml, '\ufffd');

const escape = (value: unknown) =>
  toValidText(value).replace(/[&<>"]/g, (character) => references[character] ?? '');

/** The template tag for files. It escapes all values except its own results. The value `undefined` removes its attribute. */
export const svgText: SvgTag<Markup> = (strings, ...values) =>
  new Markup(
    strings.reduce((text, string, i) => {
      const value = values[i - 1];
      // The text so far ends with ` name="`, and the next string begins with the closing quotation mark.
      if (value === undefined) return text.replace(/\s[\w-]+="$/, '') + string.slice(1);
      return text + [value].flat(Infinity).map(toMarkup).join('') + string;
    }),
  );

const toMarkup = (value: unknown) => (value instanceof Markup ? value.text : escape(value));
