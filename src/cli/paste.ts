/// <reference types="node" />
import {describe} from '../drawing/render-svg.js';
import {Markup, svgText} from '../drawing/svg-text.js';
import {frameOf} from '../drawing/frame.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {toSvgOptions, type AttributeTexts} from '../attributes.js';
import {alternativeText} from '../image/alternative-text.js';
import {fenToWrite, pathOf} from '../image/picture-address.js';
import {formatMarks} from '../marks/format-marks.js';
import type {BoardRecord} from './inputs.js';

/** What to paste for a board: into a page, a mail or a README, Markdown, WordPress, and where only a frame is allowed. */
export const pasteKinds = ['tag', 'img', 'markdown', 'shortcode', 'frame', 'description'] as const;
export type PasteKind = (typeof pasteKinds)[number];

interface PasteOptions {
  readonly attributes: AttributeTexts;
  readonly address: string | undefined;
}

/**
 * Formats a board as text to paste; a tag with an address has the picture inside, for places without the script. An
 * address that ends in a slash is that of a service of `fen-board/image`, or for a frame of the folder with `embed.html`;
 * any other is the address of the picture itself.
 */
export function pasteOf(
  kind: PasteKind,
  record: BoardRecord,
  {attributes: options, address}: PasteOptions,
): string {
  const {position, fen: source = '', marks = []} = record;
  const fen = fenToWrite(source, position);
  const attributes: AttributeTexts = new Map([
    ...(marks.length > 0 ? [['marks', formatMarks(marks)] as const] : []),
    ...options,
  ]);
  const look = toSvgOptions(attributes);
  const described = describe(fen, look);
  const markup = (names: AttributeTexts) =>
    [...names].map(([name, value]) =>
      value ? svgText` ${new Markup(name)}="${value}"` : svgText` ${new Markup(name)}`,
    );
  const withQuery = (path: string) => {
    const query = new URLSearchParams([...attributes]).toString();
    return path + (query && (path.includes('?') ? '&' : '?')) + query;
  };
  const image = () => {
    const {width, height} = frameOf(viewBoxOf(position.files, look), {width: 480});
    const src = address?.endsWith('/') ? withQuery(`${address}${pathOf(fen)}.svg`) : (address ?? 'board.svg');
    const alt = alternativeText(fen, look);
    return svgText`<img src="${src}" alt="${alt}" width="${width}" height="${Math.round(height)}">`;
  };
  switch (kind) {
    case 'description':
      return described;
    case 'tag':
      return svgText`<fen-board fen="${fen}"${markup(attributes)}>${address === undefined ? '' : image()}</fen-board>`
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
      return svgText`[fen${markup(attributes)}]${fen}[/fen]`.text;
    case 'frame':
      return svgText`<iframe src="${withQuery(`${address ?? ''}embed.html?fen=${fen.replaceAll(' ', '+')}`)}" title="${described}" width="480" height="480" loading="lazy"></iframe>`
        .text;
  }
}
