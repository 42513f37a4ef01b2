import type {Position} from '../notation/index.js';
import {passTurn, play, type Move} from '../rules/index.js';
import type {Comment, GameMove} from './game.js';

/** Where a move is played: in the start position, or after another move. */
export type Origin = Position | PlayedMove;

/** Shared by all moves without comments, annotations or variations, which are most moves. */
const none: never[] = [];
Object.freeze(none);
const orNone = <T>(list: T[]): T[] => (list.length ? list : none);
/** Adds an item to a list that may be the shared one. */
const added = <T>(list: T[], item: T): T[] => {
  if (!list.length) return [item];
  list.push(item);
  return list;
};

/**
 * A move that was read. Its position is computed when it is first used, because most programs use few of the positions
 * of a game.
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

  /** Plays from the last position that is known; without recursion, because games can be long. */
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
