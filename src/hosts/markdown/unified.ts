import {makeFenceRenderer, type FenceRenderer, type FenceResult, type FenBoardOptions} from './fence.js';
import type {MarkupElement} from './markup.js';

/** Line and column count from 1. */
interface Point {
  line: number;
  column: number;
}

/** A node of unified's tree of Markdown or HTML, with the members that the plugins use. */
interface TreeNode {
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

/** The part of unified's `VFile` that the plugins use. */
interface MessageFile {
  readonly path?: string | undefined;
  message(reason: string, place: Point, origin: string): unknown;
}

/** Converts a tree to hast, the HTML tree of unified, in which SVG attributes have names in camel case. */
function toHast({tagName, properties, children}: MarkupElement) {
  const renamed = Object.entries(properties).map(([name, value]): [string, string | true] => [
    // The attributes of custom elements keep their names.
    tagName.startsWith('fen-') ? name : name.replace(/-./g, ([, letter = '']) => letter.toUpperCase()),
    value,
  ]);
  return {
    type: 'element',
    tagName,
    properties: Object.fromEntries(renamed),
    children: children.map((child): TreeNode =>
      typeof child === 'string' ? {type: 'text', value: child} : toHast(child),
    ),
  };
}

/**
 * Makes a plugin. `renderNode` returns the result of `render` for a fence, and `undefined` for any other node. `toNode`
 * converts a board or a game to a node of the plugin's tree.
 */
const makePlugin =
  (
    renderNode: (node: TreeNode, render: FenceRenderer) => FenceResult | undefined,
    toNode: (element: MarkupElement) => TreeNode,
  ) =>
  (options: FenBoardOptions = {}) => {
    // A wrong option is reported at once, not with the first page.
    makeFenceRenderer(options);
    const transform = (parent: TreeNode, file: MessageFile, renderFence: FenceRenderer): void => {
      if (!parent.children) return;
      parent.children = parent.children.flatMap((node) => {
        const result = renderNode(node, renderFence);
        if (!result) {
          transform(node, file, renderFence);
          return [node];
        }
        const {line: firstLine, column: firstColumn} = node.position?.start ?? {line: 1, column: 1};
        for (const {code, message, line, column} of result.warnings) {
          const place = {line: firstLine + line + 1, column: firstColumn + column};
          file.message(message, place, `fen-board:${code}`);
          // Astro and Docusaurus do not show the messages of files.
          (options.warn ?? console.warn)(
            `${file.path ?? 'Markdown'}:${place.line}:${place.column}: ${message}`,
          );
        }
        if (result.elements.length === 0) return [node];
        return result.elements.map((element) => ({
          ...toNode(element),
          ...(node.position && {position: node.position}),
        }));
      });
    };
    return (tree: TreeNode, file: MessageFile): void => {
      transform(tree, file, makeFenceRenderer(options));
    };
  };

/**
 * The plugin for remark. Replaces fences in the language `fen` with boards, each with its picture inside for pages without
 * scripts, and fences in the language `pgn` with games. A fence that cannot be read stays code, and the file gets a
 * message. The plugin does not require raw HTML.
 *
 * @example
 * unified().use(remarkParse).use(remarkFenBoard).use(remarkRehype);
 */
export const remarkFenBoard = makePlugin(
  ({type, lang, meta, value = ''}, renderFence) =>
    type === 'code' ? renderFence(lang, value, meta ?? '') : undefined,
  (element) => {
    const {tagName, properties, children} = toHast(element);
    return {
      type: 'fenBoard',
      children: [],
      data: {hName: tagName, hProperties: properties, hChildren: children},
    };
  },
);

const textOf = ({value = '', children = []}: TreeNode): string => value + children.map(textOf).join('');

/**
 * The plugin for rehype. Does the same as `remarkFenBoard` for `<pre><code class="language-fen">` or `language-pgn`. Options
 * after the language of a Markdown fence are read only if `remark-rehype` has kept them.
 *
 * @example
 * unified().use(rehypeFenBoard);
 */
export const rehypeFenBoard = makePlugin(({tagName, children = []}, renderFence) => {
  const [code] = children;
  if (tagName !== 'pre' || children.length !== 1 || code?.tagName !== 'code') return undefined;
  const {className} = (code.properties ?? {}) as {className?: unknown};
  if (!Array.isArray(className)) return undefined;
  const language = (className as readonly unknown[])
    .map((name) => /^language-(.+)/.exec(String(name))?.[1])
    .find(Boolean);
  const {meta} = (code.data ?? {}) as {meta?: unknown};
  return renderFence(language, textOf(code), typeof meta === 'string' ? meta : '');
}, toHast);
