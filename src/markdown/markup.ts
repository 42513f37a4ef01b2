import type {SvgTag} from '../drawing/picture.js';
import {drawFile, type SvgOptions} from '../drawing/render-svg.js';
import {xmlText} from '../drawing/svg-text.js';
import type {Position} from '../notation/index.js';

/** An element whose attributes have the names of HTML and SVG. */
export interface MarkupElement {
  type: 'element';
  tagName: string;
  properties: {[name: string]: string | true};
  children: MarkupContent[];
}
export type MarkupContent = MarkupElement | {type: 'text'; value: string};

export const element = (
  tagName: string,
  content: readonly (string | MarkupContent)[],
  properties: MarkupElement['properties'] = {},
): MarkupElement => ({
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
  // In Vue and in site generators, these begin a template.
  '{': '&#123;',
  '}': '&#125;',
  // A blank line would end a block of HTML in Markdown.
  '\n': '&#10;',
  '\r': '&#13;',
};
const escaped = (text: string) => text.replace(/[&<>"{}\n\r]/g, (character) => escapes[character] ?? '');

/** A tree as HTML, without blank lines. Text is escaped, so that none of it becomes markup or a template. */
export function htmlOf(content: MarkupContent): string {
  if (content.type === 'text') return escaped(content.value);
  const {tagName, properties, children} = content;
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${name}="${value === true ? '' : escaped(value)}"`,
  );
  const inside = children.map(htmlOf);
  // CommonMark treats an unknown element as a block only if its tag is alone on a line.
  const lineBreak = /^fen-(?:board|game)$/.test(tagName) ? '\n' : '';
  return `<${tagName}${attributes.join('')}>${lineBreak}${inside.join('')}${lineBreak}</${tagName}>`;
}

/** The elements of a template, which may have several at its top level. */
class Nodes {
  readonly list: readonly MarkupContent[];

  constructor(list: readonly MarkupContent[]) {
    this.list = list;
  }
}

/** A placeholder for a value in the text of a template; no template contains this character. */
const hole = '\0';
const tokens = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** Whether an element draws nothing, such as the path of a piece that is not on the board. */
const isEmpty = ({tagName, properties, children}: MarkupElement) =>
  tagName === 'path' ? properties.d === '' : tagName === 'text' && children.length === 0;

/** The nodes for a value between tags. */
function contentOf(value: unknown): readonly MarkupContent[] {
  if (value instanceof Nodes) return value.list;
  const text = xmlText(value);
  return text ? [{type: 'text', value: text}] : [];
}

/** The template tag for trees. Values are never parsed as markup; white space and empty elements are dropped. */
export const svgNodes: SvgTag<Nodes> = (strings, ...values) => {
  const root = element('', []);
  const open = [root];
  // The holes are found in the order of the values.
  const rest = values.values();
  const next = () => rest.next().value;
  for (const [token, closing, tagName, attributes = '', selfClosing] of strings.join(hole).matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (tagName === undefined) {
      token.split(hole).forEach((part, i) => {
        if (i > 0) parent.children.push(...[next()].flat().flatMap(contentOf));
        if (part.trim()) parent.children.push({type: 'text', value: part});
      });
    } else if (closing) {
      open.pop();
      if (isEmpty(parent)) open.at(-1)?.children.pop();
    } else {
      const properties = [...attributes.matchAll(attribute)].flatMap(([, name = '', value = '']) => {
        const given = value.split(hole).slice(1).map(next);
        const isMissing = value === hole && given[0] === undefined;
        return isMissing ? [] : [[name, value.replaceAll(hole, () => xmlText(given.shift()))]];
      });
      const node = element(tagName, [], Object.fromEntries(properties) as MarkupElement['properties']);
      if (selfClosing && isEmpty(node)) continue;
      parent.children.push(node);
      if (!selfClosing) open.push(node);
    }
  }
  return new Nodes(root.children);
};

/** The picture of `renderSvg` as a tree, with the same names of attributes but without empty elements. */
export function drawTree(fenOrPosition: string | Position, options: SvgOptions): MarkupElement {
  return drawFile(svgNodes, fenOrPosition, options).list[0] as MarkupElement;
}
