import {ranks, type Square} from '../notation/position.js';
import {byColor} from '../marks/mark.js';
import type {Picture, SvgTag} from './picture.js';
import {square} from './piece-set.js';

type Point = readonly [x: number, y: number];

// A kind of line for each colour, so that marks are told apart in black and white too. Their lengths divide the
// circle evenly; with round ends, 0 is a dot. Cairo, and so librsvg, leaves such a dot out where it follows a dash.
const dashes = {green: 'none', red: '6.5 6.5', yellow: '0 6.5', blue: '13 6.5 .01 6.5'};

/** Sixteen times 6.5 units round; it leaves the corners to the coordinates. */
const circle = (middle: Point) =>
  `M${middle.join()}m-16.56 0a16.56 16.56 0 1 0 33.12 0a16.56 16.56 0 1 0-33.12 0z`;

/** The middle of a square, as White sees the board. */
const middle = (name: Square): Point => [
  (parseInt(name.charAt(0), 36) - 9.5) * square,
  (ranks + 0.5 - Number(name.charAt(1))) * square,
];

/** A point so far along the way from one place to another, and so far beside it. */
function towards([x, y]: Point, to: Point, along: number, beside = 0): string {
  const dx = to[0] - x;
  const dy = to[1] - y;
  const length = Math.hypot(dx, dy);
  return [x + (dx * along - dy * beside) / length, y + (dy * along + dx * beside) / length]
    .map((n) => n.toFixed(1))
    .join();
}

/** An arrow begins beside the piece that goes, and its tip leaves the middle of its goal free. */
function arrow(start: Point, end: Point): readonly [line: string, head: string] {
  const dx = end[0] - start[0];
  const dy = end[1] - start[1];
  const isKnights = Math.abs(dx * dy) === 2 * square * square;
  // A knight's arrow goes the long way, then turns: so it is known at a glance, and lies on no other line.
  const bend = !isKnights ? 0.5 : Math.abs(dx) > Math.abs(dy) ? 1 : 0;
  const turn: Point = [start[0] + dx * bend, end[1] - dy * bend];
  const neck = 19;
  return [
    `M${towards(start, turn, 17)}L${turn.join()}L${towards(end, turn, neck)}`,
    `M${towards(end, turn, 10)}L${towards(end, turn, neck, 5)}L${towards(end, turn, neck, -5)}z`,
  ];
}

/**
 * Draws the marked squares, or the arrows; nothing at all where there are none. All have one dark outline under
 * them, which keeps them apart from squares and pieces of their own colour. Arrows are drawn over the pieces, so
 * they are thin and can be seen through.
 *
 * @param svg - As in `boardTemplate`.
 */
export function drawMarks<T>(
  svg: SvgTag<T>,
  {marks, colors, position: {files}}: Picture,
  fromBlack: boolean,
  arrows: boolean,
): T | '' {
  let all = '';
  const paths = byColor(marks, arrows).flatMap(([color, some]) => {
    let lines = '';
    let heads = '';
    for (const {from, to} of some) {
      const [line, head] = to ? arrow(middle(from), middle(to)) : [circle(middle(from)), ''];
      lines += line;
      heads += head;
    }
    all += lines + heads;
    const paint = colors[`mark-${color}`];
    const part = `mark ${arrows ? 'arrow' : 'circle'} ${color}`;
    return [
      svg`<path part="${part}" stroke="${paint}" fill="${arrows ? 'none' : paint}" stroke-dasharray="${dashes[color]}" d="${lines}"></path>`,
      heads && svg`<path part="${part}" stroke="${paint}" fill="${paint}" d="${heads}"></path>`,
    ];
  });
  return (
    all &&
    svg`<g opacity=".85" stroke-width="3.4" fill-opacity="${arrows ? 1 : 0.35}" transform="${fromBlack ? `rotate(180 ${(files * square) / 2} ${(ranks * square) / 2})` : ''}"><path part="mark outline" stroke-width="5" fill="none" stroke="${colors['mark-outline']}" d="${all}"></path>${paths}</g>`
  );
}
