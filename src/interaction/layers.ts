import {pageColors} from '../drawing/colors.js';
import {roles, square as side} from '../drawing/piece-set.js';
import type {PieceLetter, Position, Square} from '../notation/position.js';
import type {Flight} from './flight.js';
import type {Host} from './host.js';
import {placeOf} from './place.js';

/** A piece that is being dragged: its middle, in squares from the top left of the board. */
export interface Dragged {
  readonly piece: PieceLetter;
  readonly x: number;
  readonly y: number;
}

const marks = {
  'last-move': 'rgb(255 214 64 / 45%)',
  lifted: 'rgb(90 160 60 / 55%)',
  check: 'rgb(220 30 30 / 65%)',
  target: 'rgb(60 120 40 / 65%)',
} as const;

/** Of the pieces, which are of one colour in all themes. */
const colors = pageColors('auto');

export type MarkName = keyof typeof marks;

/** Whole squares in one colour, under the pieces. */
export function markedSquares(
  {lit: {svg}, position, fromBlack}: Host,
  name: MarkName,
  squares: readonly Square[],
): unknown {
  const path = squares.map((square) => {
    const {column, row} = placeOf(square, position, fromBlack);
    return `M${column * side} ${row * side}h${side}v${side}h-${side}z`;
  });
  return svg`<path part="mark ${name}" fill="var(--fen-board-${name},${marks[name]})" d="${path.join('')}"></path>`;
}

/** Where the piece in hand may go: a dot on an empty square, a ring around a piece. */
export function targetMarks(
  {lit: {svg}, position, fromBlack}: Host,
  squares: readonly Square[],
  isTaken: (square: Square) => boolean,
): unknown {
  const circle = (square: Square, radius: number) => {
    const {column, row} = placeOf(square, position, fromBlack);
    const x = (column + 0.5) * side - radius;
    return `M${x} ${(row + 0.5) * side}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
  };
  const color = `var(--fen-board-target,${marks.target})`;
  const dots = squares.filter((square) => !isTaken(square)).map((square) => circle(square, 7));
  const rings = squares.filter(isTaken).map((square) => circle(square, 20));
  return svg`<g part="mark target">
    <path fill="${color}" d="${dots.join('')}"></path>
    <path fill="none" stroke-width="4" stroke="${color}" d="${rings.join('')}"></path>
  </g>`;
}

/** One piece in a path of its own, so that it can be moved without redrawing the others of its kind. */
function piece({lit: {svg}, pieces}: Host, letter: PieceLetter, part: string, x: number, y: number): unknown {
  const role = roles.indexOf(letter.toUpperCase() as (typeof roles)[number]);
  const color = letter < 'a' ? 'white' : 'black';
  return svg`<g part="piece ${color} ${part}" transform="translate(${x} ${y})">
    <path
      fill="${colors[color]}"
      stroke="${colors[`${color}-outline`]}"
      stroke-width="${pieces.bodyStroke}"
      d="${pieces.body(role, 0, 0)}"></path>
    <path
      fill="none"
      stroke="${colors[`${color}-detail`]}"
      stroke-width="${pieces.detailStroke}"
      d="${pieces.detail(role, 0, 0)}"></path>
  </g>`;
}

/** The piece in hand, with its middle where the pointer is. */
export const draggedPiece = (host: Host, {piece: letter, x, y}: Dragged): unknown =>
  piece(host, letter, 'dragged', (x - 0.5) * side, (y - 0.5) * side);

/** Pieces in flight, each drawn where it will land; `startFlights` brings them there. */
export const flyingPieces = (host: Host, flights: readonly Flight[]): unknown =>
  flights.map(({piece: letter, to}) => {
    const {column, row} = placeOf(to, host.position, host.fromBlack);
    return piece(host, letter, 'flying', column * side, row * side);
  });

/** How long a piece is in flight, in milliseconds. */
const flightTime = 180;

/** Sets the drawn pieces in motion, from where each comes. */
export function startFlights(
  root: ShadowRoot,
  flights: readonly Flight[],
  position: Position,
  fromBlack: boolean,
): readonly Animation[] {
  const drawn = [...root.querySelectorAll('g[part~=flying]')];
  return flights.flatMap(({from, to}, i) => {
    const [start, end] = [placeOf(from, position, fromBlack), placeOf(to, position, fromBlack)];
    const at = ({column, row}: typeof start) => `translate(${column * side}px, ${row * side}px)`;
    const motion = drawn[i]?.animate([{transform: at(start)}, {transform: at(end)}], {
      duration: flightTime,
      easing: 'ease-in-out',
    });
    return motion ?? [];
  });
}

/** Moves the piece in hand without drawing anything else anew. */
export function moveDragged(root: ShadowRoot, x: number, y: number): void {
  root
    .querySelector('g[part~=dragged]')
    ?.setAttribute('transform', `translate(${(x - 0.5) * side} ${(y - 0.5) * side})`);
}

/** A piece as the picture on a button. */
export function pieceIcon(host: Host, letter: PieceLetter): unknown {
  return host.lit
    .html`<svg viewBox="0 0 ${side} ${side}" aria-hidden="true" stroke-linejoin="round" stroke-linecap="round">${piece(host, letter, 'icon', 0, 0)}</svg>`;
}
