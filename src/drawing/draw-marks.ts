import {ranks, type Square} from '../notation/position.js';
import {byColor, markPaint, type Mark, type MarkColor} from '../marks/mark.js';
import type {Picture, SvgTag} from './picture.js';
import {squareSide} from './piece-set.js';

type Point = readonly [x: number, y: number];

/** The middle of a square, as White sees the board. */
const middle = (name: Square): Point => [
  (parseInt(name.charAt(0), 36) - 9.5) * squareSide,
  (ranks + 0.5 - Number(name.charAt(1))) * squareSide,
];

/** A narrow frame just inside a square: the piece and the square's colour stay in view. */
function frame(name: Square): string {
  const [x, y] = middle(name);
  return `M${x - 21} ${y - 21}h42v42h-42zM${x - 16} ${y - 16}v32h32v-32z`;
}

/** Half as wide as the shaft of an arrow, half as wide as its head, and how long the head is. */
const [shaft, wing, head] = [4.5, 11, 18] as const;

/** An arrow from the middle of a square to the middle of another: so a chain of arrows is one line. */
function arrow(from: Square, to: Square): string {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  /** A point so far along the way from the start, and so far beside it. */
  const at = (along: number, beside: number) =>
    [start[0] + (dx * along - dy * beside) / length, start[1] + (dy * along + dx * beside) / length]
      .map((n) => +n.toFixed(1))
      .join(' ');
  const neck = length - head;
  const points = [
    at(0, -shaft),
    at(neck, -shaft),
    at(neck, -wing),
    at(length, 0),
    at(neck, wing),
    at(neck, shaft),
    at(0, shaft),
  ];
  return `M${points.join('L')}z`;
}

/** One path for each colour: its translucent fill shows the piece behind, its dark outline is seen on every square. */
function drawMarks<T>(
  svg: SvgTag<T>,
  {marks, colors, look: {theme}, position: {files}}: Picture,
  fromBlack: boolean,
  part: 'circle' | 'arrow',
  pathOf: (mark: Mark) => string,
): T | '' {
  const some = marks.filter(({to}) => !to === (part === 'circle'));
  if (!some[0]) return '';
  const isPatterned = theme === 'print' || theme === 'contrast';
  const draw = ([color, ofColor]: readonly [MarkColor, readonly Mark[]]) =>
    svg`<path part="mark ${part} ${color}" fill="${colors[`mark-${color}`]}" stroke-dasharray="${isPatterned ? markPaint[color].dashes : 'none'}" d="${ofColor.map(pathOf).join('')}"></path>`;
  return svg`<g fill-opacity=".75" stroke="${colors['mark-outline']}" stroke-width="${isPatterned ? 2.2 : 1}" transform="${fromBlack ? `rotate(180 ${(files * squareSide) / 2} ${(ranks * squareSide) / 2})` : ''}">${byColor(some, part === 'arrow').map(draw)}</g>`;
}

export const drawMarkedSquares = <T>(svg: SvgTag<T>, picture: Picture, fromBlack: boolean): T | '' =>
  drawMarks(svg, picture, fromBlack, 'circle', ({from}) => frame(from));

export const drawArrows = <T>(svg: SvgTag<T>, picture: Picture, fromBlack: boolean): T | '' =>
  drawMarks(svg, picture, fromBlack, 'arrow', ({from, to}) => (to ? arrow(from, to) : ''));
