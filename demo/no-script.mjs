// The picture of each board in its tag, for readers without script and for search engines. It stays until the element is
// defined.
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
