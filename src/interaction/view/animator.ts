import type {BoardHost} from '../../dom/board-host.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {PieceLetter, Position, Square} from '../../notation/position.js';
import {removePieces} from '../../notation/change-placement.js';
import {piecesBySquare} from '../../notation/change-placement.js';
import type {Point} from '../state/state.js';
import {pieceGroup} from './piece-group.js';
import {placeOf} from '../../drawing/place.js';

export interface Glide {
  readonly piece: PieceLetter;
  readonly from: Square;
  readonly to: Square;
}

/** The upper left corner of a piece, in units of the drawing. */
interface Offset {
  readonly x: number;
  readonly y: number;
}

/** If more pieces differ, the position is another one, and nothing glides. */
const maxGlides = 4;

/** The glides from one position to another; none if too many pieces differ. A pawn may become another piece. */
export const glidesBetween = (before: Position, after: Position): readonly Glide[] =>
  motionBetween(before, after).glides;

interface Motion {
  readonly glides: readonly Glide[];
  /** The captured pieces with their squares. */
  readonly captured: readonly (readonly [Square, PieceLetter])[];
}
const still: Motion = {glides: [], captured: []};

function motionBetween(before: Position, after: Position): Motion {
  if (before.files !== after.files) return still;
  const [old, now] = [piecesBySquare(before), piecesBySquare(after)];
  const gone = [...old].filter(([square, piece]) => now.get(square) !== piece);
  const arrived = [...now].filter(([square, piece]) => old.get(square) !== piece);
  const glides = arrived.flatMap(([to, piece]) => {
    const index = gone.findIndex(([from, other]) => other === piece || isPromotion(other, from, piece, to));
    const [start] = index < 0 ? [] : gone.splice(index, 1);
    return start ? [{piece, from: start[0], to}] : [];
  });
  if (glides.length > maxGlides || arrived.length > maxGlides) return still;
  // If nothing arrives, nothing was captured.
  return {glides, captured: glides.length > 0 ? gone : []};
}

function isPromotion(pawn: PieceLetter, from: Square, piece: PieceLetter, to: Square): boolean {
  const white = pawn === 'P' && from.endsWith('7') && to.endsWith('8') && piece < 'a';
  const black = pawn === 'p' && from.endsWith('2') && to.endsWith('1') && piece > 'a';
  return white || black;
}

/** How long a piece glides, in milliseconds. */
const duration = 180;

/** The drawing while pieces glide. */
export interface Gliding {
  /** The position without the pieces that glide. */
  readonly position: Position;
  /** Drawn over the pieces. */
  readonly over: unknown;
}

/** Lets pieces glide to their squares when another position is drawn. */
export class Animator {
  readonly #host: BoardHost;
  #drawn: Position;
  #motion: Motion = still;
  #startedMotion: Motion = still;
  /** The start of a dropped piece that glides home. */
  #dropped: Offset | null = null;
  #animations: readonly Animation[] = [];

  /** @param drawn - The position that is drawn now. */
  constructor(host: BoardHost, drawn: Position) {
    this.#host = host;
    this.#drawn = drawn;
  }

  /** Plans the motion to a position before it is drawn. The piece from `draggedFrom` is already at its destination. */
  plan(position: Position, draggedFrom: Square | null, animated: boolean): void {
    if (position === this.#drawn) return;
    const {glides, captured} = animated ? motionBetween(this.#drawn, position) : still;
    const isDragged = glides.some(({from}) => from === draggedFrom);
    // A dragged piece already covers the piece that it captures.
    this.#motion = {
      glides: glides.filter(({from}) => from !== draggedFrom),
      captured: isDragged ? [] : captured,
    };
    this.#dropped = null;
    this.#drawn = position;
  }

  /** Plans that a dropped piece glides home. @param center - Of the piece, in the viewport. */
  planHome(piece: PieceLetter, home: Square, center: Point): void {
    const matrix = this.#host.root.querySelector<SVGSVGElement>('.board svg')?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const middle = new DOMPoint(center.x, center.y).matrixTransform(matrix);
    this.#dropped = {x: middle.x - side / 2, y: middle.y - side / 2};
    this.#motion = {glides: [{piece, from: home, to: home}], captured: []};
  }

  #offsetOf(square: Square): Offset {
    const {column, row} = placeOf(square, this.#host.position, this.#host.isFlipped);
    return {x: column * side, y: row * side};
  }

  /** Draws the gliding pieces on their destinations, over captured ones; leaves out the pieces on `hidden` squares. */
  layers(position: Position, hidden: readonly Square[] = []): Gliding {
    const {glides, captured} = this.#motion;
    const undrawn = [...glides.map(({to}) => to), ...hidden];
    const draw = (piece: PieceLetter, square: Square, part: string) => {
      const {x, y} = this.#offsetOf(square);
      return pieceGroup(this.#host, piece, part, x, y);
    };
    return {
      position: undrawn.length > 0 ? removePieces(position, undrawn) : position,
      over: [
        ...captured.map(([square, piece]) => draw(piece, square, 'captured')),
        ...glides.map(({piece, to}) => draw(piece, to, 'gliding')),
      ],
    };
  }

  /** Starts the planned motion; called after the position has been drawn. */
  start(): void {
    const {root, element} = this.#host;
    const motion = this.#motion;
    const {glides} = motion;
    if (glides.length === 0 || motion === this.#startedMotion) return;
    this.stop();
    this.#startedMotion = motion;
    const groups = [...root.querySelectorAll('g[part~=gliding]')];
    const at = ({x, y}: Offset) => ({transform: `translate(${x}px, ${y}px)`});
    const timing = {duration, easing: 'ease-in-out'};
    this.#animations = [
      ...glides.flatMap(
        ({from, to}, i) =>
          groups[i]?.animate([at(this.#dropped ?? this.#offsetOf(from)), at(this.#offsetOf(to))], timing) ??
          [],
      ),
      ...[...root.querySelectorAll('g[part~=captured]')].map((group) =>
        group.animate([{opacity: 1}, {opacity: 0}], timing),
      ),
    ];
    void Promise.allSettled(this.#animations.map(({finished}) => finished)).then(() => {
      if (this.#motion !== motion) return;
      this.#motion = still;
      element.requestUpdate();
    });
  }

  /** Cancels the animations: a running one would keep a removed board in memory. */
  stop(): void {
    for (const animation of this.#animations) animation.cancel();
  }
}
