import {pictureAttributes, toSvgOptions, type AttributeTexts} from '../../attributes.js';
import {frameOf} from '../../picture/drawing/frame.js';
import {renderSvg} from '../../picture/files/render-svg.js';
import {viewBoxOf} from '../../picture/drawing/view-box.js';
import {alternativeText} from '../../picture/address/alternative-text.js';
import {pathOf} from '../../picture/address/picture-address.js';
import {parseFen} from '../../core/notation/parse-fen.js';
import {writePicture} from './picture-files.js';
import {element, type MarkupElement} from './markup.js';

/**
 * Where the pictures of a plugin are. Without a folder, `address` is a service of `fen-board/image`.
 *
 * @example
 * const pictures: MarkdownPictures = {folder: '_site/boards', address: 'https://example.org/boards/', format: 'png'};
 */
export interface MarkdownPictures {
  /** The address of the folder or of the service, such as `https://example.org/boards/`. Mail and feeds need a whole one. */
  readonly address: string;
  /** The folder that the files are written to, in Node; they are named after what they show. */
  readonly folder?: string;
  /** PNG needs `@resvg/resvg-js`, unless it comes from a service; SVG by default. */
  readonly format?: 'svg' | 'png';
  /** Whether the picture stands alone, as in a newsletter; by default it is inside the tag, for pages with the script. */
  readonly alone?: boolean;
}

/** In pixels. */
const width = 480;

/** Makes the `<img>` of a board, with the text in its place, and writes its file. */
export function makeImage(
  fen: string,
  attributes: AttributeTexts,
  pictures: MarkdownPictures,
): MarkupElement {
  const look = toSvgOptions(attributes);
  const reading = parseFen(fen, {tolerant: true});
  const files = reading.ok ? reading.position.files : 8;
  const {height} = frameOf(viewBoxOf(files, look), {width});
  return element('img', [], {
    src: sourceOf(fen, attributes, pictures),
    alt: alternativeText(fen, look),
    width: String(width),
    height: String(Math.round(height)),
  });
}

function sourceOf(
  fen: string,
  attributes: AttributeTexts,
  {address, folder, format = 'svg'}: MarkdownPictures,
) {
  const base = address.replace(/\/?$/, '/');
  if (folder !== undefined)
    return base + writePicture(folder, renderSvg(fen, {...toSvgOptions(attributes), width}), format);
  const options = [...attributes].filter(([name]) => pictureAttributes.has(name));
  const query = new URLSearchParams([...options, ['width', String(width)]]).toString();
  return `${base}${pathOf(fen)}.${format}?${query}`;
}
