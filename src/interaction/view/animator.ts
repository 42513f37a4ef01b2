import type {BoardHost} from '../../dom/board-host.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {PieceLetter, Position, Square} from '../../notation/position.js';
import {piecesBySquare, withPieces} from '../../notation/change-placement.js';
import type {Point} from '../state/state.js';
import {pieceGroup} from './piece-group.js';
import {placeOf} from '../../drawing/place.js';

/** The way of a piece from one square to another. */
export interface Glide {
  readonly piece: PieceLetter;
  readonly from: Square;
  readonly to: Square;
}

/** The upper left corner of a square or a piece, in units of the drawing. */
interface Corner {
  readonly x: number;
  readonly y: number;
}

/** If more pieces change their squares, the change is no move, and nothing glides. */
const maxGlides = 4;

/** Finds the glides from one position to another; none if too many pieces differ. A pawn may become another piece. */
export const findGlides = (before: Position, after: Position): readonly Glide[] =>
  findMotion(before, after).glides;

/** The visible part of a change of position. */
interface Motion {
  readonly glides: readonly Glide[];
  /** The captured pieces with their squares; they fade. */
  readonly captured: readonly (readonly [Square, PieceLetter])[];
}
const noMotion: Motion = {glides: [], captured: []};

function findMotion(before: Position, after: Position): Motion {
  if (before.files !== after.files) return noMotion;
  const [oldPieces, newPieces] = [piecesBySquare(before), piecesBySquare(after)];
  const departures = [...oldPieces].filter(([square, piece]) => newPieces.get(square) !== piece);
  const arrivals = [...newPieces].filter(([square, piece]) => oldPieces.get(square) !== piece);
  const glides = arrivals.flatMap(([to, piece]) => {
    const index = departures.findIndex(
      ([from, other]) => other === piece || isPromotion(other, from, piece, to),
    );
    const [start] = index < 0 ? [] : departures.splice(index, 1);
    return start ? [{piece, from: start[0], to}] : [];
  });
  if (glides.length > maxGlides || arrivals.length > maxGlides) return noMotion;
  // If nothing arrives, nothing was captured.
  return {glides, captured: glides.length > 0 ? departures : []};
}

/** Whether a pawn on a square may have become a piece on another. Letters of White's pieces are capitals, below `a`. */
function isPromotion(pawn: PieceLetter, from: Square, piece: PieceLetter, to: Square): boolean {
  const isWhite = pawn === 'P' && from.endsWith('7') && to.endsWith('8') && piece < 'a';
  const isBlack = pawn === 'p' && from.endsWith('2') && to.endsWith('1') && piece > 'a';
  return isWhite || isBlack;
}

/** The duration of a glide, in milliseconds. */
const duration = 180;

/** The parts of the drawing that an animation changes. */
export interface AnimatedDrawing {
  /** The position without the gliding pieces, which `over` draws. */
  readonly position: Position;
  /** SVG over the pieces. */
  readonly over: unknown;
}

/** Lets pieces glide to their squares when another position is drawn. */
export class Animator {
  readonly #host: BoardHost;
  #drawnPosition: Position;
  #motion: Motion = noMotion;
  #startedMotion: Motion = noMotion;
  /** The place from which a dropped piece glides back to its square. */
  #dropCorner: Corner | null = null;
  #animations: readonly Animation[] = [];

  /** @param position - The position that is drawn now. */
  constructor(host: BoardHost, position: Position) {
    this.#host = host;
    this.#drawnPosition = position;
  }

  /** Plans the motion to a position before it is drawn. The piece from `draggedFrom` is already at its destination. */
  plan(position: Position, draggedFrom: Square | null, isAnimated: boolean): void {
    if (position === this.#drawnPosition) return;
    const {glides, captured} = isAnimated ? findMotion(this.#drawnPosition, position) : noMotion;
    const isDragged = glides.some(({from}) => from === draggedFrom);
    // A dragged piece already covers the piece that it captures.
    this.#motion = {
      glides: glides.filter(({from}) => from !== draggedFrom),
      captured: isDragged ? [] : captured,
    };
    this.#dropCorner = null;
    this.#drawnPosition = position;
  }

  /** Plans that a dropped piece glides back to its square. @param center - The centre of the piece, in the viewport. */
  planHome(piece: PieceLetter, home: Square, center: Point): void {
    const matrix = this.#host.root.querySelector<SVGSVGElement>('.board svg')?.getScreenCTM()?.inverse();
    if (!matrix) return;
    const middle = new DOMPoint(center.x, center.y).matrixTransform(matrix);
    this.#dropCorner = {x: middle.x - side / 2, y: middle.y - side / 2};
    this.#motion = {glides: [{piece, from: home, to: home}], captured: []};
  }

  #findCorner(square: Square): Corner {
    const {column, row} = placeOf(square, this.#host.position, this.#host.isFlipped);
    return {x: column * side, y: row * side};
  }

  /** Draws gliding pieces on their destinations, over captured ones. Pieces on `hidden` squares are not drawn. */
  layers(position: Position, hidden: readonly Square[] = []): AnimatedDrawing {
    const {glides, captured} = this.#motion;
    const omitted = [...glides.map(({to}) => to), ...hidden].map((square) => [square, null] as const);
    const drawPiece = (piece: PieceLetter, square: Square, part: string) => {
      const {x, y} = this.#findCorner(square);
      return pieceGroup(this.#host, piece, part, x, y);
    };
    return {
      position: omitted.length > 0 ? withPieces(position, omitted) : position,
      over: [
        ...captured.map(([square, piece]) => drawPiece(piece, square, 'captured')),
        ...glides.map(({piece, to}) => drawPiece(piece, to, 'gliding')),
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
    const translateTo = ({x, y}: Corner) => ({transform: `translate(${x}px, ${y}px)`});
    const timing = {duration, easing: 'ease-in-out'};
    this.#animations = [
      ...glides.flatMap(({from, to}, i) => {
        const corners = [this.#dropCorner ?? this.#findCorner(from), this.#findCorner(to)];
        return groups[i]?.animate(corners.map(translateTo), timing) ?? [];
      }),
      ...[...root.querySelectorAll('g[part~=captured]')].map((group) =>
        group.animate([{opacity: 1}, {opacity: 0}], timing),
      ),
    ];
    void Promise.allSettled(this.#animations.map(({finished}) => finished)).then(() => {
      if (this.#motion !== motion) return;
      this.#motion = noMotion;
      element.requestUpdate();
    });
  }

  /** Cancels the animations. A running animation would keep a removed board in memory. */
  stop(): void {
    for (const animation of this.#animations) animation.cancel();
  }
}
