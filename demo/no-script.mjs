// The picture of each board in its tag, and the first game of a page as a server renders it: for readers without script, for
// search engines, and while the script comes. They stay until the element is defined.
import {html, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import '../dist/game.js';
import {toSvgOptions} from '../dist/attributes.js';
import {addPieces, classic} from '../dist/pieces.js';
import {renderSvg} from '../dist/svg.js';

addPieces('classic', classic);

/** A tag with a FEN, with nothing inside or a caption. */
const board = /(<fen-board\b((?:[^>"]|"[^"]*")*)>)(?=\s*(?:<\/fen-board|<(?:p|span) slot="caption"))/g;
const attribute = /([a-z][\w-]*)(?:\s*=\s*"([^"]*)")?/g;

/** Puts the picture of each board of a page into its tag. */
export const drawBoards = (html) =>
  html.replace(board, (tag, _, text) => {
    const attributes = new Map([...text.matchAll(attribute)].map(([, name, value = '']) => [name, value]));
    const fen = attributes.get('fen');
    return fen ? tag + renderSvg(fen, toSvgOptions(attributes)) : tag;
  });

/** A game to read, with its PGN in a `pre`. */
const game = /(<fen-game\b(?![^>]*\b(?:mode|src)=)((?:[^>"]|"[^"]*")*)>)\s*<pre>([^<]+)<\/pre>/;

/** Renders the first game of a page; those below it are read by the time that somebody scrolls there. */
export async function drawGame(page) {
  const [, tag, attributes, text] = page.match(game) ?? [];
  if (!tag) return page;
  const markup = [`<fen-game ${attributes} pgn="${text.replaceAll('"', '&quot;')}"></fen-game>`];
  const rendered = await collectResult(render(html(Object.assign(markup, {raw: markup}))));
  const shadow = rendered.match(/<template shadowroot[^]*<\/template>/)?.[0] ?? '';
  return page.replace(tag, () => tag + shadow);
}
