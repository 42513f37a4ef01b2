import {svg} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import {squareSide as side} from '../drawing/piece-set.js';
import {placeOf} from '../interaction/view/place.js';
import type {Square} from '../notation/position.js';

/** The destination of a person's move, and how the move was judged. */
export interface JudgedMove {
  readonly type: 'right' | 'wrong';
  readonly square: Square;
}

/** They differ in shape as well as in colour: a check mark and a cross. */
const badges = {
  right: {fill: '#1a7f37', sign: 'M-3.8.3l2.7 2.9 5-5.8'},
  wrong: {fill: '#c62828', sign: 'M-3-3l6 6M3-3l-6 6'},
} as const;

/** Tints the destination of a wrong move red. */
export function wrongTint({position, fromBlack}: BoardHost, square: Square): unknown {
  const {column, row} = placeOf(square, position, fromBlack);
  return svg`<rect part="highlight wrong" fill="rgb(220 30 30 / 50%)" x="${column * side}" y="${row * side}" width="${side}" height="${side}"></rect>`;
}

/** Draws a disc in the corner of the square, over the piece. */
export function badge({position, fromBlack}: BoardHost, {type, square}: JudgedMove): unknown {
  const {column, row} = placeOf(square, position, fromBlack);
  const {fill, sign} = badges[type];
  return svg`<g part="badge ${type}" stroke="#fff" transform="translate(${(column + 1) * side - 9} ${row * side + 9})">
    <circle r="8" stroke-width="1.4" fill="${fill}"></circle>
    <path fill="none" stroke-width="2" d="${sign}"></path>
  </g>`;
}
