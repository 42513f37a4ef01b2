import {svg} from 'lit/html.js';
import type {BoardHost} from '../board-host.js';
import {pageColors} from '../../../picture/drawing/colors.js';
import type {Corner} from '../../../picture/drawing/place.js';
import type {PieceLetter, Role} from '../../../core/notation/position.js';

/** A piece as an SVG group, with its upper left corner at a point of the drawing. */
export function pieceGroup(
  {pieces, element}: BoardHost,
  letter: PieceLetter,
  part: string,
  {x, y}: Corner,
): unknown {
  const themeColors = pageColors(element.theme);
  const role = letter.toUpperCase() as Role;
  // White's letters are capitals, which sort before `a`.
  const color = letter < 'a' ? 'white' : 'black';
  return svg`<g part="piece ${color} ${part}" transform="translate(${x} ${y})">
    <path
      paint-order="${color === 'black' ? 'stroke' : 'normal'}"
      fill="${themeColors[color]}"
      stroke="${themeColors[`${color}-outline`]}"
      stroke-width="${pieces.bodyStroke}"
      d="${pieces.pieces[role].body}"></path>
    <path
      fill="none"
      stroke="${themeColors[`${color}-detail`]}"
      stroke-width="${pieces.detailStroke}"
      d="${pieces.pieces[role].detail}"></path>
  </g>`;
}
