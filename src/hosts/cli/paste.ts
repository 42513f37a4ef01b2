/// <reference types="node" />
import {describe, type SvgOptions} from '../../picture/files/render-svg.js';
import {attributesMarkup, svgText} from '../../picture/files/svg-text.js';
import {frameOf} from '../../picture/drawing/frame.js';
import {viewBoxOf} from '../../picture/drawing/view-box.js';
import {toSvgOptions, type AttributeTexts} from '../../attributes.js';
import {alternativeText} from '../../picture/address/alternative-text.js';
import {fenToWrite, pathOf} from '../../picture/address/picture-address.js';
import {formatMarks} from '../../core/marks/format-marks.js';
import type {BoardRecord} from './inputs.js';

/** The kinds of text to paste: for a page, a mail or README, Markdown, WordPress, and sites that allow only frames. */
export const pasteKinds = ['tag', 'img', 'markdown', 'shortcode', 'frame', 'description'] as const;
export type PasteKind = (typeof pasteKinds)[number];

interface PasteOptions {
  readonly attributes: AttributeTexts;
  readonly address: string | undefined;
  /** The options of the picture. Those that are no attributes apply only to an `<img>`. */
  readonly look: SvgOptions;
  readonly type: string;
  readonly showsLastMove: boolean;
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
    const {width, height} = frameOf(
      viewBoxOf(position.files, look),
      givenHeight === undefined ? {...look, width: givenWidth ?? 480} : look,
    );
    const addressOfService = () =>
      withQuery(`${address ?? ''}${pathOf(fen)}.${task.type}`, [
        ['width', givenWidth],
        ['height', givenHeight],
        ['padding', padding],
        ['background', background],
        ['last-move', look.lastMove || undefined],
      ]);
    const src = address?.endsWith('/') ? addressOfService() : (address ?? `board.${task.type}`);
    const alt = alternativeText(fen, look);
    return svgText`<img src="${src}" alt="${alt}" width="${Math.round(width)}" height="${Math.round(height)}">`;
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
    case 'frame':
      return svgText`<iframe src="${withQuery(`${address ?? ''}embed.html?fen=${fen.replaceAll(' ', '+')}`)}" title="${described}" width="480" height="480" loading="lazy"></iframe>`
        .text;
  }
}
