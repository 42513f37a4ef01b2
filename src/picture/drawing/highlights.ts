import type {Position, Square} from '../../core/notation/position.js';
import {customProperty, pageColors, type Theme} from './colors.js';
import type {SvgTag} from './picture.js';
import {squarePath, squareSide as side} from './piece-set.js';
import {cornerOf, placeOf, type Corner} from './place.js';

/** The tint of the last move: light, unlike any mark. */
const lastMove = {rgb: '255 236 110', percent: 48} as const;
const lastMoveTint = `rgb(${lastMove.rgb} / ${lastMove.percent}%)`;
/** Where the dots on dark squares are light, this weaker tint keeps them visible. */
const weakLastMoveTint = `rgb(${lastMove.rgb} / 23%)`;

/**
 * The colours of highlights: a translucent tint, and the two lines of the frame for readers who prefer contrast. On any
 * square of any theme, one of the two has a contrast of at least 3:1
 * (https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html).
 */
export const tones = {
  'last-move': {tint: lastMoveTint, dark: '#574500', light: '#fff3b8'},
  picked: {tint: 'rgb(90 160 60 / 50%)', dark: '#1b4a0d', light: '#e3ffd6'},
  premove: {tint: 'rgb(112 66 190 / 40%)', dark: '#341470', light: '#efe4ff'},
  check: {tint: '#e01e1e', dark: '#7a0000', light: '#ffe3e3'},
  hint: {tint: 'rgb(40 110 220 / 45%)', dark: '#0b3a80', light: '#e0ecff'},
} as const;

/** The tint of a highlight on a theme; `auto` is brown or walnut. */
export function tintOf(name: keyof typeof tones, theme: Theme): string {
  if (name === 'last-move') {
    if (theme === 'auto') return `light-dark(${lastMoveTint},${weakLastMoveTint})`;
    if (theme === 'walnut' || theme === 'contrast') return weakLastMoveTint;
  }
  return tones[name].tint;
}

/** The board on which squares are highlighted. */
export interface HighlightedBoard {
  readonly position: Position;
  readonly isFlipped: boolean;
  readonly element: {readonly theme: Theme};
}

/**
 * Groups squares into light and dark ones. Each group has the colour of the coordinates on such squares, which can be seen in
 * every theme. A group without squares is left out.
 */
export function groupByInk(squares: readonly Square[], {position, isFlipped, element}: HighlightedBoard) {
  const colors = pageColors(element.theme);
  return (['coordinate-on-light', 'coordinate-on-dark'] as const)
    .map((name, isDark) => ({
      ink: colors[name],
      squares: squares.filter((square) => {
        const {column, row} = placeOf(square, position, isFlipped);
        return (column + row) % 2 === isDark;
      }),
    }))
    .filter((group) => group.squares[0]);
}

/** A circle around the centre of a square, as path data. */
export const circle = ({x, y}: Corner, radius: number): string =>
  `M${x} ${y}m${side / 2 - radius} ${side / 2}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/**
 * Highlights squares by a tint under the pieces; a check glows. Highlights that a person must find also have a line inside the square.
 * `frameClass` is the class of a frame in two tones; without it, there is no frame. Draws nothing if there are no squares.
 */
export function drawHighlight<T>(
  svg: SvgTag<T>,
  name: keyof typeof tones,
  squares: readonly Square[],
  board: HighlightedBoard,
  frameClass?: string,
): T | '' {
  if (!squares[0]) return '';
  const {dark, light} = tones[name];
  const paths = (inset: number, group = squares) =>
    group
      .map((square) => {
        const corner = cornerOf(square, board);
        const length = side - 2 * inset;
        // A check is a circle, for people who cannot distinguish its colour.
        return name === 'check'
          ? circle(corner, length / 2)
          : squarePath(corner.x + inset, corner.y + inset, length);
      })
      .join('');
  const lines =
    name === 'last-move'
      ? ''
      : groupByInk(squares, board).map(
          ({ink, squares: group}) =>
            svg`<path part="highlight ${name} frame" stroke="${ink}" d="${paths(1, group)}"></path>`,
        );
  const frame =
    frameClass === undefined
      ? ''
      : svg`<g class="${frameClass}">
      <path part="highlight ${name} frame" stroke="${dark}" d="${paths(0.6)}"></path>
      <path part="highlight ${name} frame" stroke="${light}" d="${paths(1.8)}"></path>
    </g>`;
  const fill = customProperty(name, tintOf(name, board.element.theme));
  const isGlow = name === 'check';
  const glow = isGlow
    ? svg`<radialGradient id="glow" color="${fill}"><stop stop-color="currentColor"></stop><stop offset=".55" stop-opacity=".7" stop-color="currentColor"></stop><stop offset="1" stop-opacity=".12" stop-color="currentColor"></stop></radialGradient>`
    : '';
  return svg`${glow}<path part="highlight ${name}" fill="${isGlow ? 'url(#glow)' : fill}" d="${paths(0)}"></path>
    <g fill="none" stroke-width="${isGlow ? 0.8 : 1.2}" stroke-linejoin="miter" stroke-dasharray="${name === 'hint' ? 7.5 : name === 'premove' ? 2.5 : 'none'}">${lines}${frame}</g>`;
}

/** Draws the last move in a file. There the opacity is an attribute, because few programs know translucent colours. */
export const drawLastMove = <T>(
  svg: SvgTag<T>,
  squares: readonly Square[],
  board: Pick<HighlightedBoard, 'position' | 'isFlipped'>,
): T | '' =>
  squares[0]
    ? svg`<path part="highlight last-move" fill="${`rgb(${lastMove.rgb.replaceAll(' ', ',')})`}" fill-opacity="${lastMove.percent / 100}" d="${squares
        .map((square) => cornerOf(square, board))
        .map(({x, y}) => squarePath(x, y))
        .join('')}"></path>`
    : '';
