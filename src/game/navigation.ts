import type {Comment, Game} from '../pgn/game.js';
import type {Position} from '../notation/position.js';
import {findPlace} from './place.js';
import {alternativesTo, endOf, nextOf, treeOf, type Node, type Tree} from './tree.js';

/** Where a reader can go from a move. */
export const directions = [
  'first',
  'previous',
  'next',
  'last',
  'variation-before',
  'variation-after',
] as const;
export type Direction = (typeof directions)[number];

/** A reader's place in a game. */
export class Navigation {
  readonly game: Game;
  readonly tree: Tree;
  #current: Node | null = null;

  constructor(game: Game) {
    this.game = game;
    this.tree = treeOf(game);
  }

  /** The move that was made last; `null` at the start. */
  get current(): Node | null {
    return this.#current;
  }

  /** The position that is shown. */
  get position(): Position {
    return this.#current?.move.position ?? this.game.start;
  }

  /** The comments on the current move; at the start, those on the game. */
  get comments(): readonly Comment[] {
    return this.#current?.move.commentsAfter ?? this.game.comments;
  }

  /** Whether there is a move in this line after the current one. */
  get hasNext(): boolean {
    return nextOf(this.#current, this.tree) !== undefined;
  }

  /** @returns Whether the place has changed. */
  go(direction: Direction): boolean {
    return this.goToNode(this.#target(direction));
  }

  /** @returns The move at a place; `null` is the start, `undefined` a place that the game does not have. */
  find(place: string | number): Node | null | undefined {
    return findPlace(place, this.tree);
  }

  /** @returns Whether the place has changed; it has not where the game has no such place. */
  goTo(place: string | number): boolean {
    return this.goToNode(this.find(place));
  }

  /** @param node - `null` is the start; `undefined` leaves everything as it is. */
  goToNode(node: Node | null | undefined): boolean {
    if (node === undefined || node === this.#current) return false;
    this.#current = node;
    return true;
  }

  #target(direction: Direction): Node | null | undefined {
    const current = this.#current;
    switch (direction) {
      case 'first':
        return null;
      case 'last':
        return endOf(current, this.tree);
      case 'next':
        return nextOf(current, this.tree);
      case 'previous':
        return current ? current.previous : undefined;
      case 'variation-before':
        return current ? neighbour(current, -1) : undefined;
      case 'variation-after':
        return current ? neighbour(current, 1) : undefined;
    }
  }
}

/** The alternative before or after a move. From further inside a variation, the way back is to the move it replaces. */
function neighbour(node: Node, by: -1 | 1): Node | undefined {
  if (by < 0 && node.at > 0 && node.line.replaces) return node.line.replaces;
  const alternatives = alternativesTo(node);
  return alternatives[alternatives.indexOf(node) + by];
}
