import {nothing, svg} from 'lit/html.js';
import type {BoardHost} from '../../dom/board-host.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {Square} from '../../notation/position.js';
import {placeOf} from '../../drawing/place.js';

/**
 * The colours of highlights: a translucent tint, and a dark line beside a light one, so that one of them has a contrast
 * of at least 3:1 to any square of any theme
 * (https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html).
 */
export const tones = {
  'last-move': {tint: 'rgb(255 214 64 / 45%)', dark: '#574500', light: '#fff3b8'},
  picked: {tint: 'rgb(90 160 60 / 55%)', dark: '#1b4a0d', light: '#e3ffd6'},
  check: {tint: 'rgb(220 30 30 / 65%)', dark: '#7a0000', light: '#ffe3e3'},
  hint: {tint: 'rgb(40 110 220 / 60%)', dark: '#0b3a80', light: '#e0ecff'},
  target: {tint: '', dark: '#1b4a0d', light: '#f2ffeb'},
} as const;

/** Squares, or a disc for check, under the pieces. `contrast-only` frames are for readers who prefer contrast. */
export function highlightedSquares(
  {position, isFlipped, element}: BoardHost,
  name: Exclude<keyof typeof tones, 'target'>,
  squares: readonly Square[],
): unknown {
  const {tint, dark, light} = tones[name];
  const paths = (inset: number) =>
    squares
      .map((square) => {
        const {column, row} = placeOf(square, position, isFlipped);
        const length = side - 2 * inset;
        // A disc, for people who cannot distinguish the colour of a check.
        if (name === 'check') {
          const radius = length / 2;
          return `M${column * side + inset} ${(row + 0.5) * side}a${radius} ${radius} 0 1 0 ${length} 0a${radius} ${radius} 0 1 0 ${-length} 0z`;
        }
        return `M${column * side + inset} ${row * side + inset}h${length}v${length}h-${length}z`;
      })
      .join('');
  return svg`<path part="highlight ${name}" fill="var(--fen-board-${name},${tint})" d="${paths(0)}"></path>
    <g
      class="${name === 'last-move' && element.theme !== 'contrast' ? 'contrast-only' : ''}"
      fill="none"
      stroke-width="1.2"
      stroke-linejoin="miter"
      stroke-dasharray="${name === 'hint' ? 7.5 : nothing}"
    >
      <path part="highlight ${name} frame" stroke="${dark}" d="${paths(0.6)}"></path>
      <path part="highlight ${name} frame" stroke="${light}" d="${paths(1.8)}"></path>
    </g>`;
}

/** A dot on each empty destination of the picked piece, a ring on the others. In CSS their name is `target`. */
export function highlightedDestinations(
  {position, isFlipped}: BoardHost,
  squares: readonly Square[],
  isOccupied: (square: Square) => boolean,
): unknown {
  const circle = (square: Square, radius: number) => {
    const {column, row} = placeOf(square, position, isFlipped);
    const x = (column + 0.5) * side - radius;
    return `M${x} ${(row + 0.5) * side}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  };
  const {dark, light} = tones.target;
  const color = `var(--fen-board-target,${dark})`;
  const dots = squares.filter((square) => !isOccupied(square)).map((square) => circle(square, 6.5));
  const rings = squares.filter(isOccupied).map((square) => circle(square, 19.5));
  return svg`<g part="highlight target">
    <path fill="${color}" stroke-width="1.8" stroke="${light}" d="${dots.join('')}"></path>
    <g fill="none">
      <path stroke-width="5.4" stroke="${light}" d="${rings.join('')}"></path>
      <path stroke-width="2.4" stroke="${color}" d="${rings.join('')}"></path>
    </g>
  </g>`;
}
