export interface HastElement {
  type: 'element';
  tagName: string;
  properties: {[name: string]: string | true};
  children: HastContent[];
}
export type HastContent = HastElement | {type: 'text'; value: string};

export const element = (
  tagName: string,
  content: readonly (string | HastContent)[],
  properties: HastElement['properties'] = {},
): HastElement => ({
  type: 'element',
  tagName,
  properties,
  children: content.map((child) => (typeof child === 'string' ? {type: 'text', value: child} : child)),
});

const escapes: {readonly [character: string]: string} = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Templates of Vue and of generators begin with these.
  '{': '&#123;',
  '}': '&#125;',
  // A blank line would end a block of HTML in Markdown.
  '\n': '&#10;',
  '\r': '&#13;',
};
const escaped = (text: string) => text.replace(/[&<>"{}\n\r]/g, (character) => escapes[character] ?? '');

/** A tree as HTML, without blank lines. Nothing in it can be taken for markup, nor for a template. */
export function htmlOf(content: HastContent): string {
  if (content.type === 'text') return escaped(content.value);
  const {tagName, properties, children} = content;
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${name}="${value === true ? '' : escaped(value)}"`,
  );
  const inside = children.map(htmlOf);
  // CommonMark takes an element that it does not know for a block only if its tag stands alone on a line.
  const lineBreak = /^fen-(?:board|game)$/.test(tagName) ? '\n' : '';
  return `<${tagName}${attributes.join('')}>${lineBreak}${inside.join('')}${lineBreak}</${tagName}>`;
}

/** A tree as unified's plugins expect it: attributes of SVG under the names that its trees have for them. */
export function inHastNames({properties, children, ...element}: HastElement): HastElement {
  const renamed = Object.entries(properties).map(([name, value]): [string, string | true] => [
    // Names of our own attributes are those of markup.
    element.tagName.startsWith('fen-')
      ? name
      : name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  return {
    ...element,
    properties: Object.fromEntries(renamed),
    children: children.map((child) => (child.type === 'element' ? inHastNames(child) : child)),
  };
}
