import {ranks, type Square} from '../notation/position.js';
import {groupByColor, markPaint, type Mark, type MarkColor} from '../marks/mark.js';
import {isBoardFlipped} from './look.js';
import type {DrawnMarks, Picture, SvgTag} from './picture.js';
import {squareSide} from './piece-set.js';

/**
 * The dashes of outlines, which distinguish marks without their colours. With round ends, a very short dash is a dot. Its
 * length is not 0, because renderers built on Cairo skip such a dash after another one.
 */
const dashes = {
  green: 'none',
  red: '5 4.5',
  yellow: '.01 4',
  blue: '8 4 .01 4',
} satisfies {[color in MarkColor]: string};

/** The value of a colour: on a page the custom property of this name, else or in a file `color`. */
export type Paint = (name: string, color: string) => string;

/** Around marks, so that they are visible on light and dark squares and on pieces. */
export const markOutline = '#000';

type Point = readonly [x: number, y: number];

const wholeSquare = ([x, y]: Point): string => `M${x - 22.5} ${y - 22.5}h45v45h-45z`;

/** Half the width of an arrow's shaft, half the width of its head, and the length of its head. */
const [shaft, wing, head] = [4, 10, 16] as const;
/** The distances of an arrow's ends from the centres of their squares, so that the pieces stay in view. */
const [tail, gap] = [14, 6] as const;

/** An arrow with a round tail, from the middle of one square to that of another. */
function arrow(start: Point, end: Point): string {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  /** The point at these distances along the arrow from its start, and to its side. */
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
 * Draws the marked squares or the arrows, with one path for each colour. The group is translucent, so that pieces behind
 * it stay visible. Arrows have a thin dark edge, and around it, for the darkest squares, one in the colour of light squares.
 */
function drawPart<T>(
  svg: SvgTag<T>,
  marks: readonly Mark[],
  {colors, look, position}: Pick<Picture, 'colors' | 'look' | 'position'>,
  paint: Paint,
  part: 'circle' | 'arrow',
): T | '' {
  const isArrow = part === 'arrow';
  const some = marks.filter(({to}) => !to !== isArrow);
  if (!some[0]) return '';
  // Turned here, not by a `transform`: WeasyPrint skips a group that has both that and `opacity`.
  const isTurned = isBoardFlipped(position, look);
  const middle = (name: Square): Point => {
    const [file, rank] = [parseInt(name.charAt(0), 36) - 9.5, ranks + 0.5 - Number(name.charAt(1))];
    return [
      squareSide * (isTurned ? position.files - file : file),
      squareSide * (isTurned ? ranks - rank : rank),
    ];
  };
  const pathOf = ({from, to}: Mark) => (to ? arrow(middle(from), middle(to)) : wholeSquare(middle(from)));
  const isPatterned = look.theme === 'print' || look.theme === 'contrast';
  const draw = ([color, ofColor]: readonly [MarkColor, readonly Mark[]]) =>
    svg`<path part="mark ${part} ${color}" fill="${paint(`mark-${color}`, markPaint[color])}" stroke-dasharray="${dashes[color]}" d="${ofColor.map(pathOf).join('')}"></path>`;
  const casing = isArrow
    ? svg`<path fill="none" stroke-width="3" stroke="${colors.light}" d="${some.map(pathOf).join('')}"></path>`
    : '';
  return svg`<g opacity="${isArrow ? 0.85 : 0.6}" stroke="${paint('mark-outline', markOutline)}" stroke-width="${isPatterned ? 2.2 : 1.2}">${casing}${groupByColor(some, isArrow).map(draw)}</g>`;
}

export const drawMarks = <T>(
  svg: SvgTag<T>,
  marks: readonly Mark[],
  picture: Pick<Picture, 'colors' | 'look' | 'position'>,
  paint: Paint = (_, color) => color,
): DrawnMarks => ({
  markedSquares: drawPart(svg, marks, picture, paint, 'circle'),
  arrows: drawPart(svg, marks, picture, paint, 'arrow'),
});
