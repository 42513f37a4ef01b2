import type {SvgTag} from '../drawing/picture.js';
import {drawFile, type SvgOptions} from '../drawing/render-svg.js';
import {xmlText} from '../drawing/svg-text.js';
import type {Position} from '../notation/index.js';
import {element, type HastContent, type HastElement} from './hast.js';

/** The elements of a template. There may be several elements side by side. */
class Nodes {
  readonly list: readonly HastContent[];

  constructor(list: readonly HastContent[]) {
    this.list = list;
  }
}

/** Stands for a value in the text of a template, where this character cannot be. */
const hole = '\0';
const token = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|[^<]+/g;
const attribute = /([\w:-]+)="([^"]*)"/g;

/** Whether an element draws nothing: kinds of pieces that are not on the board have an empty path. */
const isEmpty = ({tagName, properties, children}: HastElement) =>
  tagName === 'path' ? properties.d === '' : tagName === 'text' && children.length === 0;

/** The form of a value between tags in the tree. */
function contentOf(value: unknown): readonly HastContent[] {
  if (value instanceof Nodes) return value.list;
  const text = xmlText(value);
  return text ? [{type: 'text', value: text}] : [];
}

/** The template tag of trees. Only the template is read as markup; blanks, and what draws nothing, are left out. */
export const svgNodes: SvgTag<Nodes> = (strings, ...values) => {
  const root = element('', []);
  const open = [root];
  // The holes are found in the order of the values.
  const rest = values.values();
  const next = () => rest.next().value;
  for (const [text, slash, tagName, attributes = '', closed] of strings.join(hole).matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (tagName === undefined) {
      text.split(hole).forEach((part, i) => {
        if (i > 0) parent.children.push(...[next()].flat().flatMap(contentOf));
        if (part.trim()) parent.children.push({type: 'text', value: part});
      });
    } else if (slash) {
      open.pop();
      if (isEmpty(parent)) open.at(-1)?.children.pop();
    } else {
      const properties = [...attributes.matchAll(attribute)].flatMap(([, name = '', value = '']) => {
        const given = value.split(hole).slice(1).map(next);
        const isMissing = value === hole && given[0] === undefined;
        return isMissing ? [] : [[name, value.replaceAll(hole, () => xmlText(given.shift()))]];
      });
      const node = element(tagName, [], Object.fromEntries(properties) as HastElement['properties']);
      if (closed && isEmpty(node)) continue;
      parent.children.push(node);
      if (!closed) open.push(node);
    }
  }
  return new Nodes(root.children);
};

/** A position as a tree: the picture of `renderSvg`, with its names of attributes and without what draws nothing. */
export function drawTree(fenOrPosition: string | Position, options: SvgOptions): HastElement {
  return drawFile(svgNodes, fenOrPosition, options).list[0] as HastElement;
}
