import type {Square} from '../../core/notation/position.js';
import {customProperty} from './colors.js';
import {circle, groupByInk, type HighlightedBoard} from './highlights.js';
import type {SvgTag} from './picture.js';
import {cornerOf} from './place.js';

/** Draws a dot on each empty destination of the picked piece, a ring on each occupied one. In CSS both are `target`. */
export function drawDestinations<T>(
  svg: SvgTag<T>,
  squares: Iterable<Square>,
  isOccupied: (square: Square) => boolean,
  board: HighlightedBoard,
): T {
  const paths = groupByInk([...squares], board).map(({ink, squares: group}) => {
    const path = group
      .map((square) => {
        const corner = cornerOf(square, board);
        // A ring is what is between two circles.
        return isOccupied(square) ? circle(corner, 21) + circle(corner, 18) : circle(corner, 6.3);
      })
      .join('');
    return svg`<path fill-rule="evenodd" fill="${customProperty('target', ink)}" d="${path}"></path>`;
  });
  return svg`<g part="highlight target">${paths}</g>`;
}
