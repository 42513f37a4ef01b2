import type {SvgTag} from '../../picture/drawing/picture.js';
import {drawDocument, type SvgOptions} from '../../picture/files/render-svg.js';
import {toValidText} from '../../picture/files/svg-text.js';
import type {Position} from '../../core/notation/index.js';

/** An element whose attributes have the names of HTML and SVG. */
export interface MarkupElement {
  readonly tagName: string;
  readonly properties: {[name: string]: string | true};
  readonly children: MarkupContent[];
}
/** A node of a tree: an element, or text in which `<` is not yet escaped. */
export type MarkupContent = MarkupElement | string;

/** Makes an element. */
export const element = (
  tagName: string,
  children: MarkupContent[],
  properties: MarkupElement['properties'] = {},
): MarkupElement => ({tagName, properties, children});

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

/** Formats a tree as HTML, without blank lines. Escapes text, so that none of it becomes markup or a template. */
export function formatHtml(content: MarkupContent): string {
  if (typeof content === 'string') return escapeText(content);
  const {tagName, properties, children} = content;
  const attributes = Object.entries(properties).map(
    ([name, value]) => ` ${name}="${value === true ? '' : escapeText(value)}"`,
  );
  if (tagName === 'img') return `<img${attributes.join('')}>`;
  // In CommonMark, an unknown element is a block only if its tag is alone on a line.
  const lineBreak = /^fen-(?:board|game)$/.test(tagName) ? '\n' : '';
  const innerHtml = lineBreak + children.map(formatHtml).join('') + lineBreak;
  return `<${tagName}${attributes.join('')}>${innerHtml}</${tagName}>`;
}

/** Represents a value in the text of a template; no template contains this character. */
const placeholder = '\0';
/** A closing tag, an opening tag with its attributes, or text. */
const tokenPattern = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;
const attributePattern = /([\w:-]+)="([^"]*)"/g;

/** Whether an element draws nothing, such as the path of a piece that is not on the board. */
const isEmpty = ({tagName, properties, children}: MarkupElement) =>
  tagName === 'path' ? properties.d === '' : tagName === 'text' && children.length === 0;

/** A template tag that makes a tree. Values are never parsed as markup; white space and empty elements are left out. */
export const svgNodes: SvgTag<readonly MarkupContent[]> = (strings, ...values) => {
  const root = element('', []);
  const openElements = [root];
  // At each placeholder, the next value is removed from `values`.
  for (const [token, closing, tagName, attributes = '', selfClosing] of strings
    .join(placeholder)
    .matchAll(tokenPattern)) {
    const parent = openElements.at(-1) ?? root;
    if (tagName === undefined) {
      token.split(placeholder).forEach((text, i) => {
        // A value is text, the nodes of a template, or a list of these.
        const content = i > 0 ? [values.shift()].flat(2).map(toNode) : [];
        parent.children.push(...content.filter(Boolean), ...(text.trim() ? [text] : []));
      });
    } else if (closing) {
      openElements.pop();
      if (isEmpty(parent)) openElements.at(-1)?.children.pop();
    } else {
      const node = element(tagName, []);
      for (const [, name = '', value = ''] of attributes.matchAll(attributePattern)) {
        if (value === placeholder && values[0] === undefined) values.shift();
        else node.properties[name] = value.replaceAll(placeholder, () => toValidText(values.shift()));
      }
      if (selfClosing && isEmpty(node)) continue;
      parent.children.push(node);
      if (!selfClosing) openElements.push(node);
    }
  }
  return root.children;
};

const toNode = (value: unknown) =>
  typeof value === 'object' ? (value as MarkupElement) : toValidText(value);

/** Draws the picture of `renderSvg` as a tree, without empty elements. */
export const drawTree = (fenOrPosition: string | Position, options: SvgOptions) =>
  drawDocument(svgNodes, fenOrPosition, options)[0] as MarkupElement;
