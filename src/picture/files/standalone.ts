import {formatFen} from '../../core/notation/format-fen.js';
import {emptyBoard} from '../../core/notation/position.js';
import {endSentence} from '../../core/text/end-sentence.js';
import {boardTemplate, turnMarkerPath} from '../drawing/board.js';
import {themeColors} from '../drawing/colors.js';
import {coordinatePaths} from '../drawing/coordinates.js';
import {isBoardFlipped} from '../drawing/look.js';
import type {Picture, SvgTag} from '../drawing/picture.js';

/** Matches a colour name, hexadecimal digits or a colour function; not `url()`, which would refer outside the file. */
const colorSyntax = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/a-z+-]+\))$/i;

/** Whether a text has the syntax of a CSS colour. */
export const isColor = (text: unknown): text is string =>
  typeof text === 'string' && colorSyntax.test(text.trim());

/**
 * Draws a picture outside of a page, such as a downloaded SVG, with its title, its description, its FEN, a background, and a rim
 * around outside coordinates and the turn marker. An invalid background is ignored. `described` is the position whose FEN is
 * written, if the picture draws its pieces in another way.
 */
export function standaloneTemplate<T>(
  svg: SvgTag<T>,
  picture: Picture,
  background?: string,
  described = picture.position,
): T {
  const {naming, viewBox} = picture;
  const backgroundRect = isColor(background)
    ? svg`<rect x="${viewBox.x}" y="${viewBox.y}" width="${viewBox.width}" height="${viewBox.height}" fill="${background.trim()}"></rect>`
    : '';
  const fen = described === emptyBoard ? '' : svg`<metadata>${` FEN: ${formatFen(described)}`}</metadata>`;
  // If a sanitizer strips the tags, these sentences and the FEN remain as text, so the title ends with a full stop.
  const head = svg`<title>${endSentence(naming.name)}</title>${' '}<desc>${naming.description}</desc>${fen}${backgroundRect}`;
  return boardTemplate(svg, {...picture, head, under: [picture.under, drawHalo(svg, picture)]});
}

/** Draws the white rim, for dark backgrounds, unless the page has set the colour of outside coordinates. */
function drawHalo<T>(svg: SvgTag<T>, {position, look, colors, sizing: {coordinateScales}}: Picture): T | '' {
  if (look.coordinates !== 'outside') return '';
  if (colors['coordinate-outside'] !== themeColors()['coordinate-outside']) return '';
  const isFlipped = isBoardFlipped(position, look);
  const coordinates = coordinatePaths(position.files, isFlipped, 'outside', coordinateScales).join('');
  return svg`<g part="halo" fill="none" stroke="#fff" stroke-width="3"><path transform="scale(${coordinateScales[0] ?? 1})" d="${coordinates}"></path><path d="${turnMarkerPath(position, look)}"></path></g>`;
}
