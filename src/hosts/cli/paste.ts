/// <reference types="node" />
import {describe, type SvgOptions} from '../../picture/files/render-svg.js';
import {attributesMarkup, svgText} from '../../picture/files/svg-text.js';
import {frameOf} from '../../picture/drawing/frame.js';
import {viewBoxOf} from '../../picture/drawing/view-box.js';
import {toSvgOptions, type AttributeTexts} from '../../attributes.js';
import {alternativeText} from '../../picture/address/alternative-text.js';
import {fenToWrite, pathOf} from '../../picture/address/picture-address.js';
import {formatMarks} from '../../core/marks/format-marks.js';
import {formatFen} from '../../core/notation/format-fen.js';
import type {Position} from '../../core/notation/position.js';
import {element, formatHtml, type MarkupElement} from '../markdown/markup.js';
import {makeStaticGame} from '../markdown/static-game.js';
import type {BoardRecord} from './inputs.js';

/**
 * The kinds of text to paste: for a page, a mail or README, Markdown, WordPress, and sites that allow only frames. `static` is a
 * game as HTML, for places without the script, such as books.
 */
export const pasteKinds = ['tag', 'img', 'markdown', 'shortcode', 'frame', 'static', 'description'] as const;
export type PasteKind = (typeof pasteKinds)[number];

interface PasteOptions {
  readonly attributes: AttributeTexts;
  readonly address: string | undefined;
  /** The options of the picture. Those that are no attributes apply only to an `<img>`. */
  readonly look: SvgOptions;
  readonly type: string;
  readonly showsLastMove: boolean;
  /** The name of the file of the picture, without its ending. */
  readonly fileName: string;
  /** Makes an address that contains a picture, `data:…`. */
  readonly toDataAddress: (position: Position, look: SvgOptions) => string;
}

/** The size of an image in pixels. */
function sizeOfImage({files}: Position, look: SvgOptions) {
  const size = look.height === undefined ? {...look, width: look.width ?? 480} : look;
  const {width, height} = frameOf(viewBoxOf(files, look), size);
  return {width: String(Math.round(width)), height: String(Math.round(height))};
}

/** A diagram in the text of a game: an image that has the picture in its address. */
function diagramOf(
  [position, marks]: readonly [position: Position, marks: string],
  {look, toDataAddress}: PasteOptions,
): MarkupElement {
  const marked = {...look, marks};
  return element('img', [], {
    src: toDataAddress(position, marked),
    alt: alternativeText(formatFen(position), marked),
    ...sizeOfImage(position, marked),
  });
}

/**
 * Formats a board as text to paste. A tag with an address has the picture inside, for places without the script. An address
 * that ends in a slash belongs to a service of `fen-board/image` or, for a frame, to the folder with `embed.html`; any other is
 * the address of the picture itself.
 */
export function pasteOf(kind: PasteKind, record: BoardRecord, task: PasteOptions): string {
  const {attributes: options, address} = task;
  const {position, fen: source = '', marks = [], lastMove = ''} = record;
  const fen = fenToWrite(source, position);
  const attributes: AttributeTexts = new Map([
    ...(marks.length > 0 ? [['marks', formatMarks(marks)] as const] : []),
    ...options,
  ]);
  const look = {...task.look, ...toSvgOptions(attributes), ...(task.showsLastMove && {lastMove})};
  const described = describe(fen, look);
  const withQuery = (
    path: string,
    more: readonly (readonly [string, string | number | undefined])[] = [],
  ) => {
    const query = new URLSearchParams(
      [...attributes, ...more].flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    ).toString();
    return path + (query && (path.includes('?') ? '&' : '?')) + query;
  };
  const image = () => {
    const {width: givenWidth, height: givenHeight, padding, background} = look;
    const {width, height} = sizeOfImage(position, look);
    const addressOfService = () =>
      withQuery(`${address ?? ''}${pathOf(fen)}.${task.type}`, [
        ['width', givenWidth],
        ['height', givenHeight],
        ['padding', padding],
        ['background', background],
        ['last-move', look.lastMove || undefined],
      ]);
    const src = address?.endsWith('/') ? addressOfService() : (address ?? `${task.fileName}.${task.type}`);
    const alt = alternativeText(fen, look);
    return svgText`<img src="${src}" alt="${alt}" width="${width}" height="${height}">`;
  };
  switch (kind) {
    case 'description':
      return described;
    case 'tag':
      return svgText`<fen-board ${attributesMarkup([['fen', fen], ...attributes])}>${address === undefined ? '' : image()}</fen-board>`
        .text;
    case 'img':
      return image().text;
    case 'markdown':
      return [
        '```fen',
        fen,
        ...[...attributes].map(([name, value]) => (value ? `${name}: ${value}` : name)),
        '```',
      ].join('\n');
    case 'shortcode':
      return `[${['fen', ...(attributes.size > 0 ? [attributesMarkup(attributes).text] : [])].join(' ')}]${fen}[/fen]`;
    case 'static':
      return record.game
        ? formatHtml(makeStaticGame(record.game, (...diagram) => diagramOf(diagram, task)))
        : '';
    case 'frame':
      return svgText`<iframe src="${withQuery(`${address ?? ''}embed.html?fen=${fen.replaceAll(' ', '+')}`)}" title="${described}" width="480" height="480" loading="lazy"></iframe>`
        .text;
  }
}
