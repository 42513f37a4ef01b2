import {html} from 'lit/html.js';
import type {BoardHost} from '../board-host.js';
import {pageColors} from '../../../picture/drawing/colors.js';
import {squareSide as side} from '../../../picture/drawing/piece-set.js';
import type {PieceLetter} from '../../../core/notation/position.js';
import {pieceGroup} from './piece-group.js';

/** A piece as the icon of a button, on a light square of the board. */
export const pieceIcon = (host: BoardHost, letter: PieceLetter): unknown =>
  // The rectangle is five squares wide, so that it fills buttons of any shape.
  html`<svg viewBox="0 0 ${side} ${side}" aria-hidden="true" stroke-linejoin="round" stroke-linecap="round">
    <rect
      x="-90"
      y="-90"
      width="225"
      height="225"
      stroke="none"
      fill="${pageColors(host.element.theme).light}"
    />
    ${pieceGroup(host, letter, 'icon', {x: 0, y: 0})}
  </svg>`;
