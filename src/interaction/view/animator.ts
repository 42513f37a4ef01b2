import type {BoardHost} from '../../dom/board-host.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {PieceLetter, Position, Square} from '../../notation/position.js';
import {piecesOn} from '../state/pieces-on.js';
import {pieceGroup} from './piece-icon.js';
import {placeOf} from './place.js';

/** A piece that glides from one square to another. */
export interface Glide {
  readonly piece: PieceLetter;
  readonly from: Square;
  readonly to: Square;
}

/** Where more pieces differ, no move was made: it is another position, and nothing glides. */
const most = 4;

/**
 * The pieces that moved from one position to the next. A pawn that left the rank before the last may have become the
 * piece that appeared on the last.
 * @returns Nothing where the positions differ by more than one move that was made or undone; castling moves two pieces.
 */
export function glidesBetween(before: Position, after: Position): readonly Glide[] {
  if (before.files !== after.files) return [];
  const [old, now] = [piecesOn(before), piecesOn(after)];
  const gone = [...old].filter(([square, piece]) => now.get(square) !== piece);
  const come = [...now].filter(([square, piece]) => old.get(square) !== piece);
  const glides = come.flatMap(([to, piece]) => {
    const at = gone.findIndex(([from, other]) => other === piece || isPromotion(other, from, piece, to));
    const [start] = at < 0 ? [] : gone.splice(at, 1);
    return start ? [{piece, from: start[0], to}] : [];
  });
  return glides.length > most || come.length > most ? [] : glides;
}

function isPromotion(pawn: PieceLetter, from: Square, piece: PieceLetter, to: Square): boolean {
  const white = pawn === 'P' && from.endsWith('7') && to.endsWith('8') && piece < 'a';
  const black = pawn === 'p' && from.endsWith('2') && to.endsWith('1') && piece > 'a';
  return white || black;
}

/** How long a piece glides, in milliseconds. */
const duration = 180;

/** Lets pieces glide to their squares when another position is drawn. */
export class Animator {
  #drawn: Position;
  #glides: readonly Glide[] = [];
  /** The glides that were started. */
  #started: readonly Glide[] = [];
  #animations: readonly Animation[] = [];

  constructor(position: Position) {
    this.#drawn = position;
  }

  /** The pieces on their way. */
  get glides(): readonly Glide[] {
    return this.#glides;
  }

  /**
   * Plans what glides, before a position is drawn.
   * @param dragged - The square from which a piece was dragged: it is already where it goes.
   */
  plan(position: Position, dragged: Square | null, animated: boolean): void {
    if (position === this.#drawn) return;
    const glides = animated ? glidesBetween(this.#drawn, position) : [];
    this.#glides = glides.filter(({from}) => from !== dragged);
    this.#drawn = position;
  }

  /** The pieces on their way, each drawn where it arrives. */
  template(host: BoardHost): unknown {
    return this.#glides.map(({piece, to}) => {
      const {column, row} = placeOf(to, host.position, host.fromBlack);
      return pieceGroup(host, piece, 'gliding', column * side, row * side);
    });
  }

  /** Starts what was planned, once it is drawn. */
  start(host: BoardHost): void {
    const {root, position, fromBlack} = host;
    const glides = this.#glides;
    if (glides.length === 0 || glides === this.#started) return;
    this.stop();
    this.#started = glides;
    const groups = [...root.querySelectorAll('g[part~=gliding]')];
    const at = (square: Square) => {
      const {column, row} = placeOf(square, position, fromBlack);
      return {transform: `translate(${column * side}px, ${row * side}px)`};
    };
    this.#animations = glides.flatMap(
      ({from, to}, i) => groups[i]?.animate([at(from), at(to)], {duration, easing: 'ease-in-out'}) ?? [],
    );
    void Promise.allSettled(this.#animations.map(({finished}) => finished)).then(() => {
      if (this.#glides !== glides) return;
      this.#glides = [];
      host.element.requestUpdate();
    });
  }

  /** Cancels what glides: a running animation would keep a removed board in memory. */
  stop(): void {
    for (const animation of this.#animations) animation.cancel();
  }
}
