import {nothing, svg} from 'lit/html.js';
import type {BoardHost} from '../../dom/board-host.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {PiecesBySquare} from '../../notation/change-placement.js';
import type {Square} from '../../notation/position.js';
import type {Point} from '../state/state.js';
import {cornerOf} from './piece-group.js';

/**
 * The colours of highlights: a translucent tint, a dark and a light line. On any square of any theme, one of the two
 * lines has a contrast of at least 3:1 (https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html).
 */
export const tones = {
  'last-move': {tint: 'rgb(255 214 64 / 45%)', dark: '#574500', light: '#fff3b8'},
  picked: {tint: 'rgb(90 160 60 / 55%)', dark: '#1b4a0d', light: '#e3ffd6'},
  check: {tint: 'rgb(220 30 30 / 65%)', dark: '#7a0000', light: '#ffe3e3'},
  hint: {tint: 'rgb(40 110 220 / 60%)', dark: '#0b3a80', light: '#e0ecff'},
  target: {tint: '', dark: '#1b4a0d', light: '#f2ffeb'},
} as const;

/** A circle around the centre of a square, as path data. */
function circle({x, y}: Point, radius: number): string {
  const left = x + side / 2 - radius;
  return `M${left} ${y + side / 2}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/**
 * Highlights of squares, under the pieces: a tint and a frame of a dark and a light line. Outside the theme `contrast`
 * the frame of the last move is shown only if the reader's system prefers contrast.
 */
export function highlightsTemplate(
  host: BoardHost,
  name: Exclude<keyof typeof tones, 'target'>,
  squares: readonly Square[],
): unknown {
  const {tint, dark, light} = tones[name];
  const paths = (inset: number) =>
    squares
      .map((square) => {
        const corner = cornerOf(square, host);
        const length = side - 2 * inset;
        // A check is a disc, for people who cannot distinguish its colour.
        return name === 'check'
          ? circle(corner, length / 2)
          : `M${corner.x + inset} ${corner.y + inset}h${length}v${length}h-${length}z`;
      })
      .join('');
  return svg`<path part="highlight ${name}" fill="var(--fen-board-${name},${tint})" d="${paths(0)}"></path>
    <g
      class="${name === 'last-move' && host.element.theme !== 'contrast' ? 'contrast-only' : ''}"
      fill="none"
      stroke-width="1.2"
      stroke-linejoin="miter"
      stroke-dasharray="${name === 'hint' ? 7.5 : nothing}"
    >
      <path part="highlight ${name} frame" stroke="${dark}" d="${paths(0.6)}"></path>
      <path part="highlight ${name} frame" stroke="${light}" d="${paths(1.8)}"></path>
    </g>`;
}

/** A dot on each empty destination of the picked piece, a ring on each occupied one. In CSS both are `target`. */
export function destinationsTemplate(
  host: BoardHost,
  squares: ReadonlySet<Square>,
  pieces: PiecesBySquare,
): unknown {
  const {dark, light} = tones.target;
  const color = `var(--fen-board-target,${dark})`;
  let dots = '';
  let rings = '';
  for (const square of squares) {
    const corner = cornerOf(square, host);
    if (pieces.has(square)) rings += circle(corner, 19.5);
    else dots += circle(corner, 6.5);
  }
  return svg`<g part="highlight target">
    <path fill="${color}" stroke-width="1.8" stroke="${light}" d="${dots}"></path>
    <g fill="none">
      <path stroke-width="5.4" stroke="${light}" d="${rings}"></path>
      <path stroke-width="2.4" stroke="${color}" d="${rings}"></path>
    </g>
  </g>`;
}
