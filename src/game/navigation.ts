import type {Comment, Game} from '../pgn/game.js';
import type {Position} from '../notation/position.js';
import {moveAndAlternatives, treeOf, type MoveNode, type Tree} from './tree.js';

/** The moves that a button, key or swipe can go to, seen from the current one. */
export type Direction =
  'first' | 'previous' | 'next' | 'last' | 'previous-variation' | 'next-variation' | 'cycle-variations';

/** A reader's place in a game. */
export class Navigation {
  readonly game: Game;
  readonly tree: Tree;
  /** Whether the game or any of its moves has a comment with text. */
  readonly hasTexts: boolean;
  readonly hasClocks: boolean;
  /** Whether at least half the main line has evaluations or clocks, so that a ribbon is worth showing. */
  readonly hasRibbonData: boolean;
  #current: MoveNode | null = null;

  constructor(game: Game) {
    this.game = game;
    this.tree = treeOf(game);
    const comments = [game.comments, ...this.tree.nodes.map(({gameMove}) => gameMove.commentsAfter)].flat();
    this.hasTexts = comments.some(({text}) => text);
    const {nodes} = this.tree.main;
    const nodesWithData = nodes.filter(({gameMove}) =>
      gameMove.commentsAfter.some(({evaluation, clock}) => (evaluation ?? clock) !== undefined),
    );
    this.hasRibbonData = nodesWithData.length > 1 && 2 * nodesWithData.length >= nodes.length;
    this.hasClocks = comments.some(({clock}) => clock !== undefined);
  }

  /** The last move made; `null` at the start. */
  get current(): MoveNode | null {
    return this.#current;
  }

  get position(): Position {
    return this.#current?.gameMove.position ?? this.game.start;
  }

  get hasVariations(): boolean {
    return this.tree.nodes.some(({variations}) => variations.length > 0);
  }

  /** The comments on the current move; at the start, those on the game. */
  get comments(): readonly Comment[] {
    return this.#current?.gameMove.commentsAfter ?? this.game.comments;
  }

  get next(): MoveNode | undefined {
    const current = this.#current;
    return current ? current.line.nodes[current.indexInLine + 1] : this.tree.main.nodes[0];
  }

  /** The node in a direction; `null` is the start, `undefined` means that there is no move in that direction. */
  target(direction: Direction): MoveNode | null | undefined {
    const current = this.#current;
    switch (direction) {
      case 'first':
        return null;
      case 'last':
        return (current?.line ?? this.tree.main).nodes.at(-1);
      case 'next':
        return this.next;
      case 'previous':
        return current ? current.previous : undefined;
      case 'previous-variation':
        return current ? neighbour(current, -1) : undefined;
      case 'next-variation':
        return current ? neighbour(current, 1) : undefined;
      case 'cycle-variations': {
        const [first, second] = current ? moveAndAlternatives(current) : [];
        return second && current && (neighbour(current, 1) ?? first);
      }
    }
  }

  /** Goes to a node; `null` is the start, `undefined` changes nothing. Returns whether the place has changed. */
  goTo(node: MoveNode | null | undefined): boolean {
    if (node === undefined || node === this.#current) return false;
    this.#current = node;
    return true;
  }
}

/**
 * The alternative before (-1) or after (1) a move, if there is one. From later moves of a variation, -1 leads to the move
 * that the variation replaces.
 */
function neighbour(node: MoveNode, offset: -1 | 1): MoveNode | undefined {
  if (offset < 0 && node.indexInLine > 0 && node.line.replaces) return node.line.replaces;
  const alternatives = moveAndAlternatives(node);
  return alternatives[alternatives.indexOf(node) + offset];
}

/** The pauses after a move and for each character of its comments, in milliseconds. */
const pause = {move: 1500, character: 60};

/** Plays through a game until it ends or is stopped. */
export class Autoplay {
  readonly #goToNext: () => number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param goToNext - Goes to the next move. Returns the length of its comments, or undefined after the last move. */
  constructor(goToNext: () => number | undefined) {
    this.#goToNext = goToNext;
  }

  get isPlaying(): boolean {
    return this.#timer !== undefined;
  }

  /** Goes to the next move, and to each further one when the reader has had time for the comments. */
  readonly start = (): void => {
    this.#timer = undefined;
    const length = this.#goToNext();
    if (length !== undefined) this.#timer = setTimeout(this.start, pause.move + length * pause.character);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
