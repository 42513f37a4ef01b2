import {blockDrawer, type Drawn, type FenBoardOptions} from './fence.js';
import type {MarkupElement} from './markup.js';

interface Point {
  line: number;
  column: number;
}

/** The part of a unified tree, of Markdown or of HTML, that the plugins use. */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  tagName?: string;
  properties?: object;
  data?: object | undefined;
  position?: {start: Point; end: Point} | undefined;
}

/** The part of unified's file that the plugins use. */
export interface MessageFile {
  readonly path?: string | undefined;
  message(reason: string, place: Point, origin: string): unknown;
}

/** A tree as unified's plugins expect it: SVG attributes have names in camel case. */
function toHast({properties, children, ...element}: MarkupElement): TreeNode {
  const renamed = Object.entries(properties).map(([name, value]): [string, string | true] => [
    // The attributes of this project's elements keep their names.
    element.tagName.startsWith('fen-')
      ? name
      : name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  return {
    ...element,
    properties: Object.fromEntries(renamed),
    children: children.map((child) => (child.type === 'element' ? toHast(child) : child)),
  };
}

type Transform = (tree: TreeNode, file: MessageFile) => void;

/** Draws the boards or games of a node; `undefined` if it is no block of FEN or PGN. */
type Draw = (node: TreeNode, draw: ReturnType<typeof blockDrawer>) => Drawn | undefined;

const plugin =
  (draw: Draw, nodeOf: (board: MarkupElement) => TreeNode) =>
  (options?: FenBoardOptions): Transform => {
    const drawBlock = blockDrawer(options);
    // Astro and Docusaurus do not show the messages of a file.
    const warn = options?.warn ?? ((message: string) => console.warn(message));
    const change = (parent: TreeNode, file: MessageFile): void => {
      if (!parent.children) return;
      parent.children = parent.children.flatMap((node) => {
        const drawn = draw(node, drawBlock);
        if (!drawn) {
          change(node, file);
          return [node];
        }
        const {line: firstLine, column: firstColumn} = node.position?.start ?? {line: 1, column: 1};
        for (const {code, message, line, column} of drawn.warnings) {
          const place = {line: firstLine + line + 1, column: firstColumn + column};
          file.message(message, place, `fen-board:${code}`);
          warn(`${file.path ?? 'Markdown'}:${place.line}:${place.column}: ${message}`);
        }
        if (drawn.elements.length === 0) return [node];
        return drawn.elements.map((board) => ({
          ...nodeOf(board),
          ...(node.position && {position: node.position}),
        }));
      });
    };
    return change;
  };

/**
 * The plugin for remark. Replaces fences in the language `fen` with boards, each with its picture inside for pages without
 * scripts. A fence that cannot be read stays code, and the file gets a message. It does not require raw HTML.
 *
 * @example
 * unified().use(remarkParse).use(remarkFenBoard).use(remarkRehype);
 */
export const remarkFenBoard = plugin(
  ({type, lang, meta, value = ''}, draw) => (type === 'code' ? draw(lang, value, meta ?? '') : undefined),
  (board) => {
    const {tagName, properties, children} = toHast(board);
    return {
      type: 'fenBoard',
      children: [],
      data: {hName: tagName, hProperties: properties, hChildren: children},
    };
  },
);

const textOf = ({value = '', children = []}: TreeNode): string => value + children.map(textOf).join('');

/**
 * The plugin for rehype: like `remarkFenBoard`, for `<pre><code class="language-fen">`. It can read the options after the
 * language of a Markdown fence only if `remark-rehype` has kept them.
 *
 * @example
 * unified().use(rehypeFenBoard);
 */
export const rehypeFenBoard = plugin(({tagName, children = []}, draw) => {
  const [code] = children;
  if (tagName !== 'pre' || children.length !== 1 || code?.tagName !== 'code') return undefined;
  const {className} = (code.properties ?? {}) as {className?: unknown};
  if (!Array.isArray(className)) return undefined;
  const language = (className as readonly unknown[])
    .map((name) => /^language-(.+)/.exec(String(name))?.[1])
    .find(Boolean);
  const {meta} = (code.data ?? {}) as {meta?: unknown};
  return draw(language, textOf(code), typeof meta === 'string' ? meta : '');
}, toHast);
