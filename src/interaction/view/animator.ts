import type {BoardHost} from '../../dom/board-host.js';
import {squareSide as side} from '../../drawing/piece-set.js';
import type {PieceLetter, Position, Square} from '../../notation/position.js';
import {removePieces} from '../../notation/change-placement.js';
import {piecesOn} from '../../notation/placement.js';
import {pieceGroup} from './piece-icon.js';
import {placeOf} from './place.js';

export interface Glide {
  readonly piece: PieceLetter;
  readonly from: Square;
  readonly to: Square;
}

/** Where more pieces differ, no move was made: it is another position, and nothing glides. */
const maxGlides = 4;

/**
 * The pieces that moved from one position to the next; nothing where that is more than one move, made or undone. A pawn
 * may have become the piece that appeared on the last rank.
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
  return glides.length > maxGlides || come.length > maxGlides ? [] : glides;
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
  #glides: readonly Glide[] = [];
  #started: readonly Glide[] = [];
  #animations: readonly Animation[] = [];

  /** @param drawn - The position that is drawn now. */
  constructor(host: BoardHost, drawn: Position) {
    this.#host = host;
    this.#drawn = drawn;
  }

  /** Plans what glides, before a position is drawn. What was `dragged` from a square is already where it goes. */
  plan(position: Position, dragged: Square | null, animated: boolean): void {
    if (position === this.#drawn) return;
    const glides = animated ? glidesBetween(this.#drawn, position) : [];
    this.#glides = glides.filter(({from}) => from !== dragged);
    this.#drawn = position;
  }

  /** Draws the gliding pieces, each where it arrives; those on the `hidden` squares are drawn in another way. */
  layers(position: Position, hidden: readonly Square[] = []): Gliding {
    const host = this.#host;
    const away = [...this.#glides.map(({to}) => to), ...hidden];
    return {
      position: away.length > 0 ? removePieces(position, away) : position,
      over: this.#glides.map(({piece, to}) => {
        const {column, row} = placeOf(to, host.position, host.fromBlack);
        return pieceGroup(host, piece, 'gliding', column * side, row * side);
      }),
    };
  }

  /** Starts what was planned, once it is drawn. */
  start(): void {
    const {root, position, fromBlack, element} = this.#host;
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
      element.requestUpdate();
    });
  }

  /** Cancels what glides: a running animation would keep a removed board in memory. */
  stop(): void {
    for (const animation of this.#animations) animation.cancel();
  }
}
