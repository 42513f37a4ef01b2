import {square as side} from '../../drawing/piece-set.js';
import type {Square} from '../../notation/position.js';
import type {BoardContext} from '../context.js';
import {placeOf} from './place.js';

const colors = {
  'last-move': 'rgb(255 214 64 / 45%)',
  picked: 'rgb(90 160 60 / 55%)',
  check: 'rgb(220 30 30 / 65%)',
  hint: 'rgb(40 110 220 / 60%)',
  target: 'rgb(60 120 40 / 65%)',
} as const;

/** Whole squares in one colour, under the pieces. */
export function highlightedSquares(
  {lit: {svg}, position, fromBlack}: BoardContext,
  name: keyof typeof colors,
  squares: readonly Square[],
): unknown {
  const path = squares.map((square) => {
    const {column, row} = placeOf(square, position, fromBlack);
    return `M${column * side} ${row * side}h${side}v${side}h-${side}z`;
  });
  return svg`<path part="highlight ${name}" fill="var(--fen-board-${name},${colors[name]})" d="${path.join('')}"></path>`;
}

/** Where the picked piece may go: a dot on an empty square, a ring around a piece. */
export function targetMarks(
  {lit: {svg}, position, fromBlack}: BoardContext,
  squares: readonly Square[],
  isTaken: (square: Square) => boolean,
): unknown {
  const circle = (square: Square, radius: number) => {
    const {column, row} = placeOf(square, position, fromBlack);
    const x = (column + 0.5) * side - radius;
    return `M${x} ${(row + 0.5) * side}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  };
  const color = `var(--fen-board-target,${colors.target})`;
  const dots = squares.filter((square) => !isTaken(square)).map((square) => circle(square, 7));
  const rings = squares.filter(isTaken).map((square) => circle(square, 20));
  return svg`<g part="highlight target">
    <path fill="${color}" d="${dots.join('')}"></path>
    <path fill="none" stroke-width="4" stroke="${color}" d="${rings.join('')}"></path>
  </g>`;
}
