import {ranks, type Square} from '../notation/position.js';
import {byColor} from '../marks/describe-marks.js';
import type {Mark, MarkColor} from '../marks/mark.js';
import {seenFromBlack} from './look.js';
import type {DrawnMarks, Picture, SvgTag} from './picture.js';
import {squareSide} from './piece-set.js';

/**
 * The outlines that tell marks apart for those who do not see the colours. With round ends, a very short dash is a dot. It is
 * not 0 long: renderers built on Cairo leave that out after another dash.
 */
const dashes = {
  green: 'none',
  red: '5 4.5',
  yellow: '.01 4',
  blue: '8 4 .01 4',
} satisfies {[color in MarkColor]: string};

type Point = readonly [x: number, y: number];

/** The middle of a square, as White sees the board. */
const middle = (name: Square): Point => [
  (parseInt(name.charAt(0), 36) - 9.5) * squareSide,
  (ranks + 0.5 - Number(name.charAt(1))) * squareSide,
];

/** A whole square: a flat tint under the piece. */
function wholeSquare(name: Square): string {
  const [x, y] = middle(name);
  return `M${x - 22.5} ${y - 22.5}h45v45h-45z`;
}

/** Half as wide as the shaft of an arrow, half as wide as its head, and how long the head is. */
const [shaft, wing, head] = [4, 10, 16] as const;
/** How far from the middle of its squares an arrow begins and ends: the pieces there stay in view. */
const [tail, gap] = [14, 6] as const;

/** An arrow with a round tail, from one square to another. */
function arrow(from: Square, to: Square): string {
  const [start, end] = [middle(from), middle(to)];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  /** A point so far along the way from the start, and so far beside it. */
  const at = (along: number, beside: number) =>
    [start[0] + (dx * along - dy * beside) / length, start[1] + (dy * along + dx * beside) / length]
      .map((n) => +n.toFixed(1))
      .join(' ');
  const tip = length - gap;
  const neck = tip - head;
  const points = [
    at(tail, -shaft),
    at(neck, -shaft),
    at(neck, -wing),
    at(tip, 0),
    at(neck, wing),
    at(neck, shaft),
    at(tail, shaft),
  ];
  return `M${points.join('L')}A${shaft} ${shaft} 0 0 1 ${at(tail, -shaft)}z`;
}

/**
 * One path for each colour that is used. Their group is translucent, so that the piece behind can be seen. Arrows have a
 * thin dark edge, which can be seen on every square but the darkest, and around it a casing in the colour of the light
 * squares, which can be seen there.
 */
function drawPart<T>(
  svg: SvgTag<T>,
  marks: readonly Mark[],
  {colors, look, position}: Pick<Picture, 'colors' | 'look' | 'position'>,
  part: 'circle' | 'arrow',
  pathOf: (mark: Mark) => string,
): T | '' {
  const some = marks.filter(({to}) => !to === (part === 'circle'));
  if (!some[0]) return '';
  const isArrow = part === 'arrow';
  const isPatterned = look.theme === 'print' || look.theme === 'contrast';
  const draw = ([color, ofColor]: readonly [MarkColor, readonly Mark[]]) =>
    svg`<path part="mark ${part} ${color}" fill="${colors[`mark-${color}`]}" stroke-dasharray="${dashes[color]}" d="${ofColor.map(pathOf).join('')}"></path>`;
  const casing = isArrow
    ? svg`<path fill="none" stroke-width="3" stroke="${colors.light}" d="${some.map(pathOf).join('')}"></path>`
    : '';
  return svg`<g opacity="${isArrow ? 0.85 : 0.6}" stroke="${colors['mark-outline']}" stroke-width="${isPatterned ? 2.2 : 1.2}" transform="${seenFromBlack(position, look) ? `rotate(180 ${(position.files * squareSide) / 2} ${(ranks * squareSide) / 2})` : ''}">${casing}${byColor(some, isArrow).map(draw)}</g>`;
}

/** Nothing where there are none. */
export const drawMarks = <T>(
  svg: SvgTag<T>,
  marks: readonly Mark[],
  picture: Pick<Picture, 'colors' | 'look' | 'position'>,
): DrawnMarks => ({
  markedSquares: drawPart(svg, marks, picture, 'circle', ({from}) => wholeSquare(from)),
  arrows: drawPart(svg, marks, picture, 'arrow', ({from, to}) => (to ? arrow(from, to) : '')),
});
