import {escapeMarkup, Markup} from '../../core/text/markup.js';
import type {SvgTag} from '../drawing/picture.js';

/** Characters that XML does not allow in a document, not even as character references: XML 1.0, section 2.2. */
const invalidInXml =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Converts a value to text, and replaces characters that XML does not allow. Does not escape. */
export const toValidText = (value: unknown): string => String(value).replace(invalidInXml, '\ufffd');

const isPathData = (value: unknown, before: string): value is string =>
  typeof value === 'string' && before.endsWith(' d="');

/** Whether a text has a character that may have to be escaped or replaced. Most texts of a picture have none. */
const isPlain = (text: string): boolean => !/[^ !#-%'-;=?-~]/.test(text);

function escape(value: unknown): string {
  const text = String(value);
  return isPlain(text) ? text : escapeMarkup(toValidText(text));
}

/**
 * The template tag for files. It escapes all values except its own results and path data: `d` has only numbers and letters
 * (`addPieces` refuses anything else), and is most of a picture. The value `undefined` removes its attribute.
 */
export const svgText: SvgTag<Markup> = (strings, ...values) => {
  let text = '';
  let before = strings[0] ?? '';
  values.forEach((value, i) => {
    const after = strings[i + 1] ?? '';
    if (value === undefined) {
      // The text before ends with ` name="`, and the text after begins with the closing quotation mark.
      text += before.replace(/\s[\w-]+="$/, '');
      before = after.slice(1);
    } else {
      text += before + (isPathData(value, before) ? value : toMarkup(value));
      before = after;
    }
  });
  return new Markup(text + before);
};

const toMarkup = (value: unknown): string =>
  value instanceof Markup ? value.text : Array.isArray(value) ? value.map(toMarkup).join('') : escape(value);

/** Formats the attributes of a tag, divided by blanks; one with an empty value stands alone. */
export const attributesMarkup = (attributes: Iterable<readonly [name: string, value: string]>): Markup =>
  new Markup([...attributes].map(([name, value]) => (value ? `${name}="${escape(value)}"` : name)).join(' '));
