import {svg} from 'lit/html.js';
import type {BoardHost} from '../../dom/board-host.js';
import {pageColors} from '../../drawing/colors.js';
import type {PieceLetter, Role} from '../../notation/position.js';

/** A piece as a group of its own, with its upper left corner at (`x`, `y`), in units of the drawing. */
export function pieceGroup(
  {pieces, element}: BoardHost,
  letter: PieceLetter,
  part: string,
  x: number,
  y: number,
): unknown {
  const themeColors = pageColors(element.theme);
  const role = letter.toUpperCase() as Role;
  // Capitals, which are White's, are below `a`.
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
