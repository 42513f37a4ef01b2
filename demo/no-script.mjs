// The picture of each board in its tag, and each game as a server renders it, for readers without script and while the script
// comes, and for search engines. They stay until the elements are defined.
import {render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {html, unsafeStatic} from 'lit/static-html.js';
import {toSvgOptions} from '../dist/attributes.js';
import '../dist/game.js';
import {addPieces, classic} from '../dist/pieces.js';
import {renderSvg} from '../dist/svg.js';

addPieces('classic', classic);

/** A tag with a FEN, with nothing inside or a caption. */
const board = /(<fen-board\b((?:[^>"]|"[^"]*")*)>)(?=\s*(?:<\/fen-board|<(?:p|span) slot="caption"))/g;
/** A tag with a PGN inside. */
const game = /(<fen-game\b((?:[^>"]|"[^"]*")*)>)\s*<pre>([^<]*)<\/pre>/g;
const attribute = /([a-z][\w-]*)(?:\s*=\s*"([^"]*)")?/g;

/** Puts the picture of each board of a page into its tag. */
const drawBoards = (page) =>
  page.replace(board, (tag, _, text) => {
    const attributes = new Map([...text.matchAll(attribute)].map(([, name, value = '']) => [name, value]));
    const fen = attributes.get('fen');
    return fen ? tag + renderSvg(fen, toSvgOptions(attributes)) : tag;
  });

/** The shadow root of a game, as HTML. A game that is written needs the script in any case. */
async function renderGame([, tag, attributes, pgn]) {
  if (/\bmode=/.test(attributes)) return tag;
  const inAttribute = pgn.trim().replaceAll('"', '&quot;');
  const element = unsafeStatic(`<fen-game ${attributes} pgn="${inAttribute}"></fen-game>`);
  const rendered = await collectResult(render(html`${element}`));
  // The script draws the game anew, so the comments of lit, which hydration would need, are only weight.
  const text = rendered.replace(/<!--[^>]*-->/g, '').replace(/\s*\n\s*/g, '\n');
  return tag + text.slice(text.indexOf('<template'), text.lastIndexOf('</template>') + '</template>'.length);
}

/** Puts the shadow root of each game of a page into its tag. */
async function drawGames(page) {
  const tags = await Promise.all([...page.matchAll(game)].map(renderGame));
  return page.replace(game, (whole, tag) => tags.shift() + whole.slice(tag.length));
}

/** Draws the boards and games of a page. */
export const drawElements = (page) => drawGames(drawBoards(page));
