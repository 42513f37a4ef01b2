import type {SvgTag} from '../drawing/picture.js';
import {drawFile, type SvgOptions} from '../drawing/render-svg.js';
import {toValidText} from '../drawing/svg-text.js';
import type {Position} from '../notation/index.js';

/** An element whose attributes have the names of HTML and SVG. */
export interface MarkupElement {
  type: 'element';
  tagName: string;
  properties: {[name: string]: string | true};
  children: MarkupContent[];
}
/** A node of a tree: an element or text. */
export type MarkupContent = MarkupElement | {type: 'text'; value: string};

/** Makes an element. */
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
  // In Vue and in site generators, braces begin a template.
  '{': '&#123;',
  '}': '&#125;',
  // In Markdown, a blank line would end a block of HTML.
  '\n': '&#10;',
  '\r': '&#13;',
};
const escapeText = (text: string) => text.replace(/[&<>"{}\n\r]/g, (character) => escapes[character] ?? '');

/** Formats a tree as HTML, without blank lines. Text is escaped, so that none of it becomes markup or a template. */
export function formatHtml(content: MarkupContent): string {
  if (content.type === 'text') return escapeText(content.value);
  const {tagName, properties, children} = content;
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${name}="${value === true ? '' : escapeText(value)}"`,
  );
  const innerHtml = children.map(formatHtml);
  // CommonMark treats an unknown element as a block only if its tag is alone on a line.
  const lineBreak = /^fen-(?:board|game)$/.test(tagName) ? '\n' : '';
  return `<${tagName}${attributes.join('')}>${lineBreak}${innerHtml.join('')}${lineBreak}</${tagName}>`;
}

/** The result of a template: its nodes at the top level, of which there may be several. */
class MarkupNodes {
  readonly nodes: readonly MarkupContent[];

  constructor(nodes: readonly MarkupContent[]) {
    this.nodes = nodes;
  }
}

/** The character that represents a value in the text of a template; no template contains it. */
const placeholder = '\0';
/** A closing tag, an opening tag with its attributes, or text. */
const tokenPattern = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;
const attributePattern = /([\w:-]+)="([^"]*)"/g;

/** Whether an element draws nothing, such as the path of a piece that is not on the board. */
const isEmpty = ({tagName, properties, children}: MarkupElement) =>
  tagName === 'path' ? properties.d === '' : tagName === 'text' && children.length === 0;

/** Converts a value between tags to nodes. Their text is not escaped yet. */
function toNodes(value: unknown): readonly MarkupContent[] {
  if (value instanceof MarkupNodes) return value.nodes;
  const text = toValidText(value);
  return text ? [{type: 'text', value: text}] : [];
}

/** The template tag for trees. Values are never parsed as markup; white space and empty elements are left out. */
export const svgNodes: SvgTag<MarkupNodes> = (strings, ...values) => {
  const root = element('', []);
  const openElements = [root];
  // Placeholders are replaced in the order of the values.
  const remainingValues = values.values();
  const nextValue = () => remainingValues.next().value;
  for (const [token, closing, tagName, attributes = '', selfClosing] of strings
    .join(placeholder)
    .matchAll(tokenPattern)) {
    const parent = openElements.at(-1) ?? root;
    if (tagName === undefined) {
      token.split(placeholder).forEach((text, i) => {
        if (i > 0) parent.children.push(...[nextValue()].flat().flatMap(toNodes));
        if (text.trim()) parent.children.push({type: 'text', value: text});
      });
    } else if (closing) {
      openElements.pop();
      if (isEmpty(parent)) openElements.at(-1)?.children.pop();
    } else {
      const properties = [...attributes.matchAll(attributePattern)].flatMap(([, name = '', value = '']) => {
        const attributeValues = value.split(placeholder).slice(1).map(nextValue);
        const isMissing = value === placeholder && attributeValues[0] === undefined;
        return isMissing
          ? []
          : [[name, value.replaceAll(placeholder, () => toValidText(attributeValues.shift()))]];
      });
      const node = element(tagName, [], Object.fromEntries(properties) as MarkupElement['properties']);
      if (selfClosing && isEmpty(node)) continue;
      parent.children.push(node);
      if (!selfClosing) openElements.push(node);
    }
  }
  return new MarkupNodes(root.children);
};

/** Draws the picture of `renderSvg` as a tree, with the same names of attributes but without empty elements. */
export function drawTree(fenOrPosition: string | Position, options: SvgOptions): MarkupElement {
  return drawFile(svgNodes, fenOrPosition, options).nodes[0] as MarkupElement;
}
