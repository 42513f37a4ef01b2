import {
  diagramOf,
  diagramOfShortcode,
  fenOf,
  gameOf,
  gameOfShortcode,
  type ShortcodeAttributes,
  type TheirDiagram,
  type TheirGame,
} from './other-plugins.js';
import {readDiagram, readGame} from './recovery.js';
import {diagramOfText, gameOfText} from './text-options.js';
import {asText, escapeLessThan, fenLine, isFen, isPgn, textOf, withoutLabel} from './texts.js';
import {createBlock, type Block, type Transform} from './wordpress.js';

/** Blocks that may contain a FEN or a PGN. */
const textBlocks = ['core/paragraph', 'core/code', 'core/preformatted', 'core/verse'];

const plain = (content: unknown) => {
  const {body} = new DOMParser().parseFromString(asText(content), 'text/html');
  return textOf(body);
};

interface TextAttributes {
  readonly content?: unknown;
}
const diagram = (attributes: object): Block => createBlock('fen-board/diagram', attributes);
const game = (attributes: object): Block => createBlock('fen-board/game', attributes);

interface Match {
  readonly shortcode: {readonly content?: string};
}

/** Transforms to a diagram. */
export const toDiagram: readonly Transform[] = [
  {
    type: 'block',
    blocks: ['rpb-chessboard/fen'],
    transform: (theirs: TheirDiagram) => diagram(diagramOf(theirs)),
  },
  {
    type: 'block',
    blocks: textBlocks,
    isMatch: ({content}: TextAttributes) => isFen(diagramOfText(plain(content)).fen),
    transform: ({content}: TextAttributes) => diagram(diagramOfText(plain(content))),
  },
  {
    type: 'enter',
    regExp: fenLine,
    transform: ({content}: TextAttributes) => diagram({fen: withoutLabel(plain(content))}),
  },
  {
    type: 'raw',
    priority: 5,
    schema: {
      div: {classes: ['fen-board', /^[\w-]+$/], children: {'#text': {}}},
    },
    isMatch: (node: Element) =>
      node.matches('div.fen-board,figure:has(.fen-board)') || (node.nodeName === 'P' && isFen(textOf(node))),
    transform: (node: Element) => {
      const around = document.createElement('div');
      around.append(node.cloneNode(true));
      node.removeAttribute('class');
      return diagram(readDiagram(around));
    },
  },
  {
    type: 'shortcode',
    tag: ['fen', 'fen-board'],
    transform: (attributes: ShortcodeAttributes, {shortcode}: Match) => {
      const text = plain(escapeLessThan(shortcode.content ?? '')) || (attributes.named.fen ?? '');
      const read = diagramOfText(text);
      return diagram({...diagramOfShortcode(attributes), ...read, fen: fenOf(read.fen)});
    },
  },
];

/** Transforms to a game. */
export const toGame: readonly Transform[] = [
  {
    type: 'block',
    blocks: ['rpb-chessboard/pgn'],
    // The text of an attachment is not in the block.
    isMatch: ({pgn}: TheirGame) => Boolean(pgn),
    transform: (theirs: TheirGame) => game(gameOf(theirs)),
  },
  {
    type: 'block',
    blocks: textBlocks,
    isMatch: ({content}: TextAttributes) => isPgn(gameOfText(plain(content)).pgn),
    transform: ({content}: TextAttributes) => game(gameOfText(plain(content))),
  },
  {
    type: 'raw',
    priority: 5,
    schema: {pre: {classes: ['fen-game', /^[\w-]+$/], children: {'#text': {}, br: {}}}},
    isMatch: (node: Element) => node.matches('pre') && (node.matches('.fen-game') || isPgn(textOf(node))),
    transform: (node: Element) => {
      const around = document.createElement('div');
      around.append(node.cloneNode(true));
      node.removeAttribute('class');
      return game(readGame(around));
    },
  },
  {
    type: 'shortcode',
    tag: 'pgn',
    transform: (attributes: ShortcodeAttributes, {shortcode}: Match) =>
      game({...gameOfShortcode(attributes), ...gameOfText(plain(escapeLessThan(shortcode.content ?? '')))}),
  },
  {
    type: 'files',
    isMatch: (files: readonly File[]) => files.length === 1 && /\.pgn$/i.test(files[0]?.name ?? ''),
    transform: (files: readonly File[]) => {
      const block = game({});
      void files[0]?.text().then((pgn) => {
        globalThis.wp.data
          .dispatch('core/block-editor')
          .updateBlockAttributes(block.clientId, {pgn: pgn.trim()});
      });
      return block;
    },
  },
];

/** Transforms to text. */
export const toText = (text: 'fen' | 'pgn'): readonly Transform[] => [
  {
    type: 'block',
    blocks: ['core/preformatted'],
    transform: (attributes: Readonly<Record<string, unknown>>) => {
      const holder = document.createElement('pre');
      holder.textContent = asText(attributes[text]);
      return createBlock('core/preformatted', {content: holder.innerHTML.replaceAll('\n', '<br>')});
    },
  },
];
