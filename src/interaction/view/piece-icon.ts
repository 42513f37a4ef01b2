import {html, svg} from 'lit/html.js';
import type {BoardHost} from '../../dom/board-host.js';
import {pageColors} from '../../drawing/colors.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {PieceLetter, Role} from '../../notation/position.js';

/** A piece in its own group, which can move without the others. */
export function pieceGroup(
  {pieces, element}: BoardHost,
  letter: PieceLetter,
  part: string,
  x: number,
  y: number,
): unknown {
  const colors = pageColors(element.theme);
  const role = letter.toUpperCase() as Role;
  const color = letter < 'a' ? 'white' : 'black';
  return svg`<g part="piece ${color} ${part}" transform="translate(${x} ${y})">
    <path
      paint-order="${color === 'black' ? 'stroke' : 'normal'}"
      fill="${colors[color]}"
      stroke="${colors[`${color}-outline`]}"
      stroke-width="${pieces.bodyStroke}"
      d="${pieces.pieces[role].body}"></path>
    <path
      fill="none"
      stroke="${colors[`${color}-detail`]}"
      stroke-width="${pieces.detailStroke}"
      d="${pieces.pieces[role].detail}"></path>
  </g>`;
}

/** A piece as the icon of a button, on a light square of the board. */
export const pieceIcon = (host: BoardHost, letter: PieceLetter): unknown =>
  html`<svg viewBox="0 0 ${side} ${side}" aria-hidden="true" stroke-linejoin="round" stroke-linecap="round">
    <rect
      x="-90"
      y="-90"
      width="225"
      height="225"
      stroke="none"
      fill="${pageColors(host.element.theme).light}"
    />
    ${pieceGroup(host, letter, 'icon', 0, 0)}
  </svg>`;
