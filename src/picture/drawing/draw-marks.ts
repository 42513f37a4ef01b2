import {ranks, type Square} from '../../core/notation/position.js';
import {groupByColor, markPaint, type Mark, type MarkColor} from '../../core/marks/mark.js';
import {isBoardFlipped} from './look.js';
import type {MarkLayers, Picture, SvgTag} from './picture.js';
import {squarePath, squareSide} from './piece-set.js';

/**
 * The dashes of the lines in marks, for readers who cannot distinguish the colours. The lines are faint, except in themes
 * with much contrast. With round ends, a very short dash is a dot. Its length is not 0, because renderers built on Cairo
 * skip a dash of length 0 after another dash.
 */
const dashes = {
  green: 'none',
  red: '5 4.5',
  yellow: '.01 4',
  blue: '8 4 .01 4',
} satisfies {[color in MarkColor]: string};

/** The colour of the lines in marks. */
export const markOutline = '#000';

type Point = readonly [x: number, y: number];

/** Half the width of an arrow's shaft, half the width of its head, and the length of its head. */
const [halfShaft, halfHead, headLength] = [4, 10, 16] as const;
/** The distances of an arrow's ends from the centres of their squares, so that the pieces stay in view. */
const [startGap, endGap] = [14, 6] as const;

/** Returns path data of an arrow with a round tail, from one square to another, whose centres are given. */
function arrowBetween(start: Point, end: Point): string {
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(dx, dy);
  /** Returns the point at these distances from the start: along the arrow, and to its side. */
  const at = (along: number, beside: number) =>
    [start[0] + (dx * along - dy * beside) / length, start[1] + (dy * along + dx * beside) / length]
      .map((n) => +n.toFixed(1))
      .join(' ');
  const tip = length - endGap;
  const neck = tip - headLength;
  const points = [
    at(startGap, -halfShaft),
    at(neck, -halfShaft),
    at(neck, -halfHead),
    at(tip, 0),
    at(neck, halfHead),
    at(neck, halfShaft),
    at(startGap, halfShaft),
  ];
  return `M${points.join('L')}A${halfShaft} ${halfShaft} 0 0 1 ${at(startGap, -halfShaft)}z`;
}

/**
 * Draws marks: two paths for each colour of marked squares, and one for each colour of arrows. They are translucent,
 * so that pieces behind them stay visible.
 *
 * @param paint - Returns the value for a named colour: in a file the colour, on a page a custom property with this default.
 */
export function drawMarks<T>(
  svg: SvgTag<T>,
  marks: readonly Mark[],
  {colors, look, position}: Pick<Picture, 'colors' | 'look' | 'position'>,
  paint = (_name: string, color: string) => color,
): MarkLayers {
  // No `transform` flips the marks, because WeasyPrint skips a group that has both `transform` and `opacity`.
  const isFlipped = isBoardFlipped(position, look);
  const centerOf = (square: Square): Point => {
    // `x` and `y` are in squares, from the top left corner of the board as White sees it. In base 36, a is 10.
    const [x, y] = [parseInt(square.charAt(0), 36) - 9.5, ranks + 0.5 - Number(square.charAt(1))];
    return [squareSide * (isFlipped ? position.files - x : x), squareSide * (isFlipped ? ranks - y : y)];
  };
  const pathOf = ({from, to}: Mark) => {
    const [x, y] = centerOf(from);
    return to ? arrowBetween([x, y], centerOf(to)) : squarePath(x - squareSide / 2, y - squareSide / 2);
  };
  /** Lines inside the edge of a marked square, where they cover no neighbour. */
  const linesOf = ({from}: Mark) => {
    const [x, y] = centerOf(from);
    const side = squareSide - 4;
    return squarePath(x - side / 2, y - side / 2, side);
  };
  const join = (group: readonly Mark[], path: (mark: Mark) => string) => group.map(path).join('');
  const hasEdges = look.theme === 'print' || look.theme === 'contrast';
  const lineWidth = hasEdges ? 2.2 : 1.4;
  // With faint lines, the colour without dashes has no line at all.
  const opacityOf = (color: MarkColor) => (hasEdges ? 1 : color === 'green' ? 0 : 0.25);
  const drawLines = (color: MarkColor, part: string, fill: string, d: string) =>
    svg`<path class="pattern" part="${part}" fill="${fill}" stroke="${paint('mark-outline', markOutline)}" stroke-opacity="${opacityOf(color)}" stroke-dasharray="${dashes[color]}" d="${d}"></path>`;
  const fillOf = (color: MarkColor) => paint(`mark-${color}`, markPaint[color]);
  const squares = marks.filter(({to}) => !to);
  const arrows = marks.filter(({to}) => to);
  return {
    markedSquares: squares[0]
      ? svg`<g opacity="0.6" stroke-width="${lineWidth}">${groupByColor(squares).map(
          ([color, group]) =>
            svg`<path part="mark marked-square ${color}" fill="${fillOf(color)}" d="${join(group, pathOf)}"></path>${drawLines(color, 'mark-lines', 'none', join(group, linesOf))}`,
        )}</g>`
      : '',
    // A light casing divides arrows from dark squares and from pieces.
    arrows: arrows[0]
      ? svg`<g opacity="0.82" stroke-width="${lineWidth}"><path fill="none" stroke-width="${hasEdges ? 4 : 3}" stroke="${colors.light}" d="${join(arrows, pathOf)}"></path>${groupByColor(
          arrows,
        ).map(([color, group]) =>
          drawLines(color, `mark arrow ${color}`, fillOf(color), join(group, pathOf)),
        )}</g>`
      : '',
  };
}
