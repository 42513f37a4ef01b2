import type {Position} from '../notation/index.js';
import {passTurn, play, type Move} from '../rules/index.js';
import type {Comment, GameMove} from './game.js';

/** What a move is played in: the start of a game, or what came of another move. */
export type Origin = Position | PlayedMove;

/** One for all moves of which nothing is said, and that is most. */
const none: never[] = [];
Object.freeze(none);
const orNone = <T>(list: T[]): T[] => (list.length ? list : none);
/** Puts one thing more into a list that may be the one of all. */
const added = <T>(list: T[], item: T): T[] => {
  if (!list.length) return [item];
  list.push(item);
  return list;
};

/**
 * A move that was read. Its position is made when it is asked for: who looks for the end of a game, or for a move in a
 * thousand games, needs few of them.
 */
export class PlayedMove implements GameMove {
  readonly move: Move | null;
  readonly san: string;
  nags: number[];
  readonly commentsBefore: readonly Comment[];
  commentsAfter: Comment[] = none;
  variations: (readonly GameMove[])[];
  readonly #origin: Origin;
  #position: Position | null = null;

  constructor(
    move: Move | null,
    san: string,
    origin: Origin,
    nags: number[],
    commentsBefore: Comment[],
    variations: (readonly GameMove[])[],
  ) {
    this.move = move;
    this.san = san;
    this.#origin = origin;
    this.nags = orNone(nags);
    this.commentsBefore = orNone(commentsBefore);
    this.variations = orNone(variations);
  }

  get position(): Position {
    return PlayedMove.#positionAfter(this);
  }

  /** Goes back to a position that is known, and from there on again; nothing calls itself, so games may be long. */
  static #positionAfter(last: Origin): Position {
    const unknown: PlayedMove[] = [];
    let origin = last;
    while (origin instanceof PlayedMove && !origin.#position) {
      unknown.push(origin);
      origin = origin.#origin;
    }
    let position = origin instanceof PlayedMove ? (origin.#position as Position) : origin;
    for (const played of unknown.reverse()) {
      position = played.#position = played.move ? play(position, played.move) : passTurn(position);
    }
    return position;
  }

  addComment(comment: Comment): void {
    this.commentsAfter = added(this.commentsAfter, comment);
  }
  addNag(nag: number): void {
    if (!this.nags.includes(nag)) this.nags = added(this.nags, nag);
  }
  addVariation(variation: readonly GameMove[]): void {
    this.variations = added(this.variations, variation);
  }
}
