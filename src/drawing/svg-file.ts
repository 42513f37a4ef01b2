import type {Position} from '../notation/index.js';
import {outlineText} from './outline-text.js';
import {renderSvg as draw, type SvgOptions} from './render-svg.js';

/** How a file is drawn and named. */
export interface SvgFileOptions extends SvgOptions {
  /** How wide the file is by itself, in CSS pixels; its height follows. Left out, 45 to a square. */
  readonly size?: number;
  /** `outlines` draws the coordinates as lines, which need no font; `font` leaves them text. */
  readonly text?: 'font' | 'outlines';
}

const ownSize = /\bwidth="([\d.]+)"\s+height="([\d.]+)"/;

/**
 * Draws a position as a whole SVG document: for an `<img>`, a feed, a mail, or to be put into a page as it is. It
 * has no script and no reference to anything outside, and the same input gives the same bytes.
 *
 * @param fenOrPosition - A position, or its FEN, X-FEN or Shredder-FEN, read tolerantly. A text that cannot be read
 * gives an empty board that says what is wrong.
 * @param options - How it is drawn; the names and values are those of the element's attributes, and `size` and
 * `text`. A size that is no positive number counts as left out.
 */
export function renderSvg(fenOrPosition: string | Position, options: SvgFileOptions = {}): string {
  const {size, text, ...look} = options;
  const drawn = draw(fenOrPosition, look);
  const sized =
    size !== undefined && size > 0 && Number.isFinite(size)
      ? drawn.replace(ownSize, (_, width: string, height: string) => {
          const other = +((size * +height) / +width).toFixed(2);
          return `width="${size}" height="${other}"`;
        })
      : drawn;
  return text === 'outlines' ? outlineText(sized) : sized;
}
