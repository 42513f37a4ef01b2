import {makeFenceRenderer, type FenBoardOptions} from './fence.js';
import {formatHtml} from './markup.js';

/** A token of markdown-it. `map` is the first line of a fence and the line after the fence, counted from 0. */
interface Token {
  type: string;
  info: string;
  content: string;
  map: [number, number] | null;
}

/** The part of markdown-it that the plugin uses. */
interface MarkdownIt {
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: {readonly tokens: Token[]; readonly env?: unknown}) => void): void;
    };
  };
}

/** Formats a place in the Markdown file. Eleventy and VitePress give its name in `env`. */
function formatPlace(env: unknown, line: number, column: number): string {
  const {page, path, relativePath} = (env ?? {}) as {
    page?: {inputPath?: unknown};
    path?: unknown;
    relativePath?: unknown;
  };
  if (typeof page?.inputPath === 'string') return `${page.inputPath}, line ${line} after the front matter`;
  const file = [path, relativePath].find((name) => typeof name === 'string');
  return `${typeof file === 'string' ? file : 'Markdown'}:${line}:${column}`;
}

/**
 * The plugin for markdown-it. Replaces fences in the language `fen` with boards, each with its picture inside for pages
 * without scripts, and fences in the language `pgn` with games. A fence that cannot be read stays code.
 *
 * @example
 * const md = markdownIt().use(markdownItFenBoard, {attributes: {theme: 'green'}});
 * md.render('```fen\n8/8/8/8/8/8/8/K6k w - - 0 1\n```').startsWith('<fen-board'); // → true
 */
export function markdownItFenBoard(md: MarkdownIt, options: FenBoardOptions = {}): void {
  // A wrong option is reported at once, not with the first page.
  makeFenceRenderer(options);
  md.core.ruler.push('fen_board', ({tokens, env}) => {
    const renderFence = makeFenceRenderer(options);
    for (const token of tokens) {
      if (token.type !== 'fence') continue;
      const [language, info = ''] = token.info.trim().split(/\s+([^]*)/, 2);
      const result = renderFence(language, token.content, info);
      if (!result) continue;
      for (const {message, line, column} of result.warnings) {
        // `line` is 0 on the second line of the fence; the message counts lines of the file from 1.
        const place = formatPlace(env, (token.map?.[0] ?? 0) + line + 2, column + 1);
        (options.warn ?? console.warn)(`${place}: ${message}`);
      }
      if (result.elements.length === 0) continue;
      token.type = 'html_block';
      token.content = `${result.elements.map(formatHtml).join('\n')}\n`;
    }
  });
}
