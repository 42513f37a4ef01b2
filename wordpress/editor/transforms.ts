import {readDiagram, readGame} from './recovery.js';
import {asText, fenLine, isFen, isPgn, textOf} from './texts.js';
import {createBlock, type Block, type Transform} from './wordpress.js';

/** Blocks of text that may hold a FEN or a PGN. */
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

/** `{e4: 'g'}` as RPB Chessboard stores marks, in the letters of PGN. */
const marksOf = (...all: readonly (Record<string, string> | undefined)[]): string =>
  all
    .flatMap((marks) => Object.entries(marks ?? {}).map(([squares, color]) => color.toUpperCase() + squares))
    .join(' ');

/** The attributes of RPB Chessboard's diagram, as far as they have an equal here. */
interface TheirDiagram {
  readonly position?: string;
  readonly flipped?: boolean;
  readonly squareMarkers?: Record<string, string>;
  readonly arrowMarkers?: Record<string, string>;
  readonly coordinateVisible?: string;
  readonly squareSize?: number;
  readonly align?: string;
}

/** The attributes of RPB Chessboard's game. */
interface TheirGame {
  readonly pgn?: string;
  readonly gameIndex?: number;
  readonly flipped?: boolean;
  readonly initialSelection?: string;
  readonly navigationBoard?: string;
  readonly nboCoordinateVisible?: string;
}

interface Named {
  readonly named: Readonly<Record<string, string | undefined>>;
}
/** What the attributes of a shortcode have in common with ours; the rest is for the server, which knows them all. */
const shortcodeAttributes = {
  orientation: {
    type: 'string',
    shortcode: ({named}: Named) => (named.flip === 'true' ? 'black' : (named.orientation ?? 'white')),
  },
  coordinates: {
    type: 'string',
    shortcode: ({named}: Named) =>
      named.show_coordinates === 'false' ? 'none' : (named.coordinates ?? 'inside'),
  },
};

const isAlignment = (align: string | undefined) => /^(?:left|center|right|wide|full)$/.test(align ?? '');

/** Ways to a diagram. */
export const toDiagram: readonly Transform[] = [
  {
    type: 'block',
    blocks: ['rpb-chessboard/fen'],
    transform: (theirs: TheirDiagram) =>
      diagram({
        fen: theirs.position === 'start' ? undefined : theirs.position,
        orientation: theirs.flipped ? 'black' : 'white',
        coordinates: theirs.coordinateVisible === 'false' ? 'none' : 'inside',
        marks: marksOf(theirs.squareMarkers, theirs.arrowMarkers),
        ...(theirs.squareSize && {width: 8 * theirs.squareSize}),
        ...(isAlignment(theirs.align) && {align: theirs.align}),
      }),
  },
  {
    type: 'block',
    blocks: textBlocks,
    isMatch: ({content}: TextAttributes) => isFen(plain(content)),
    transform: ({content}: TextAttributes) => diagram({fen: plain(content)}),
  },
  {
    type: 'enter',
    regExp: fenLine,
    transform: ({content}: TextAttributes) => diagram({fen: plain(content)}),
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
    attributes: {
      fen: {
        type: 'string',
        shortcode: (_: Named, {shortcode}: {shortcode: {content?: string}}) => plain(shortcode.content),
      },
      ...shortcodeAttributes,
    },
  },
];

/** Ways to a game. */
export const toGame: readonly Transform[] = [
  {
    type: 'block',
    blocks: ['rpb-chessboard/pgn'],
    // The text of an attachment is not in the block.
    isMatch: ({pgn}: TheirGame) => Boolean(pgn),
    transform: (theirs: TheirGame) =>
      game({
        pgn: theirs.pgn,
        game: (theirs.gameIndex ?? 0) + 1,
        orientation: theirs.flipped ? 'black' : 'white',
        coordinates: theirs.nboCoordinateVisible === 'false' ? 'none' : 'inside',
        at: /^(?:start|end|\d+[wb]?)$/.test(theirs.initialSelection ?? '')
          ? theirs.initialSelection
          : 'start',
        moves: /^(?:float|scroll)Left$/.test(theirs.navigationBoard ?? '') ? 'right' : 'auto',
      }),
  },
  {
    type: 'block',
    blocks: textBlocks,
    isMatch: ({content}: TextAttributes) => isPgn(plain(content)),
    transform: ({content}: TextAttributes) => game({pgn: plain(content)}),
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
    attributes: {
      pgn: {
        type: 'string',
        shortcode: (_: Named, {shortcode}: {shortcode: {content?: string}}) => plain(shortcode.content),
      },
      ...shortcodeAttributes,
    },
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

/** Ways back to text. */
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
