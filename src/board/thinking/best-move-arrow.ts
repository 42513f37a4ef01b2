import {svg} from 'lit/html.js';
import type {Move} from '../../core/rules/move.js';
import {customProperty} from '../../picture/drawing/colors.js';
import {squareSide} from '../../picture/drawing/piece-set.js';
import {cornerOf} from '../../picture/drawing/place.js';
import type {BoardHost} from '../interaction/board-host.js';

type Point = readonly [x: number, y: number];

/** The path of an arrow between the centres of two squares, with an open head and a thin shaft: the arrows of authors are filled. */
export function arrowPath([x1, y1]: Point, [x2, y2]: Point): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const at = (along: number, beside: number) =>
    `${(x1 + dx * along - dy * beside).toFixed(1)} ${(y1 + dy * along + dx * beside).toFixed(1)}`;
  return `M${at(12, 0)}L${at(length - 8, 0)}M${at(length - 18, 8)}L${at(length - 7, 0)}L${at(length - 18, -8)}`;
}

/** The arrow of an engine’s best move, on the board. */
export function arrowTemplate({from, to}: Move, host: BoardHost): unknown {
  const [start, end] = [from, to].map((square) => {
    const {x, y} = cornerOf(square, host);
    return [x + squareSide / 2, y + squareSide / 2] as const;
  }) as [Point, Point];
  const path = arrowPath(start, end);
  return svg`<g part="best-move" fill="none"><path d="${path}" stroke="#fff" stroke-opacity="0.75" stroke-width="6"></path><path d="${path}" stroke="${customProperty('best-move', '#1d3f8f')}" stroke-width="3"></path></g>`;
}
