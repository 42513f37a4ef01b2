import {turnMarkerCenter} from './board.js';
import {themeColors} from './colors.js';
import {coordinatePaths} from './coordinates.js';
import {isBoardFlipped} from './look.js';
import type {Picture, SvgTag} from './picture.js';

/** Matches a colour name, hexadecimal digits or a colour function; not `url()`, which would refer outside the file. */
const colorSyntax = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]+\))$/i;

/** Whether a text has the syntax of a CSS colour. */
export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && colorSyntax.test(text.trim());

/** Draws the title, description and background of a file. An invalid background is ignored. */
export function drawFileHead<T>(svg: SvgTag<T>, {naming, viewBox}: Picture, background?: string): T {
  const backgroundRect = isColor(background)
    ? svg`<rect x="${viewBox.x}" y="${viewBox.y}" width="${viewBox.width}" height="${viewBox.height}" fill="${background.trim()}"></rect>`
    : '';
  return svg`<title>${naming.name}</title><desc>${naming.description}</desc>${backgroundRect}`;
}

/** Draws a rim around outside coordinates and turn marker for dark backgrounds, unless the page has set their colour. */
export function drawHalo<T>(svg: SvgTag<T>, {position, look, colors, coordinateScale}: Picture): T | '' {
  if (colors['coordinate-outside'] !== themeColors()['coordinate-outside']) return '';
  const isFlipped = isBoardFlipped(position, look);
  const coordinates =
    look.coordinates === 'outside'
      ? coordinatePaths(position.files, isFlipped, 'outside', coordinateScale).join('')
      : '';
  const center = turnMarkerCenter(position, look);
  const disc = center ? `M${center.x - 6.8} ${center.y}a6.8 6.8 0 1 0 13.6 0a6.8 6.8 0 1 0-13.6 0z` : '';
  return coordinates || disc
    ? svg`<path part="halo" fill="none" stroke="#fff" stroke-width="2.2" d="${coordinates}${disc}"></path>`
    : '';
}
