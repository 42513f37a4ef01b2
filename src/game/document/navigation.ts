import type {Comment, Game} from '../../core/pgn/game.js';
import type {Position} from '../../core/notation/position.js';
import {moveAndAlternatives, treeOf, type FoundNode, type MoveNode, type Tree} from '../../core/pgn/tree.js';

/** Where a button, key or swipe leads from the current move. */
export type Direction =
  'first' | 'previous' | 'next' | 'last' | 'previous-variation' | 'next-variation' | 'cycle-variations';

/** A reader's place in a game. */
export class Navigation {
  readonly game: Game;
  readonly tree: Tree;
  readonly hasVariations: boolean;
  readonly hasClocks: boolean;
  /** Whether a ribbon is worth showing: at least half the moves of the main line have an evaluation or a clock. */
  readonly hasRibbonData: boolean;
  /** The last move made; `null` at the start. */
  current: MoveNode | null = null;

  constructor(game: Game) {
    this.game = game;
    this.tree = treeOf(game);
    const {main, nodes} = this.tree;
    this.hasVariations = nodes.some(({variations}) => variations.length > 0);
    const comments = [game.comments, ...nodes.map(({gameMove}) => gameMove.commentsAfter)].flat();
    this.hasClocks = comments.some(({clock}) => clock !== undefined);
    const nodesWithData = main.nodes.filter(({gameMove}) =>
      gameMove.commentsAfter.some(({evaluation, clock}) => (evaluation ?? clock) !== undefined),
    );
    this.hasRibbonData = nodesWithData.length > 1 && 2 * nodesWithData.length >= main.nodes.length;
  }

  get position(): Position {
    return this.current?.gameMove.position ?? this.game.start;
  }

  /** The comments after the current move; at the start, the comments on the game. */
  get comments(): readonly Comment[] {
    return this.current?.gameMove.commentsAfter ?? this.game.comments;
  }

  get next(): MoveNode | undefined {
    const {current, tree} = this;
    return current ? current.line.nodes[current.indexInLine + 1] : tree.main.nodes[0];
  }

  /** The node to which a direction leads. */
  target(direction: Direction): FoundNode {
    const {current} = this;
    switch (direction) {
      case 'first':
        return null;
      case 'last':
        return (current?.line ?? this.tree.main).nodes.at(-1);
      case 'next':
        return this.next;
      case 'previous':
        return current?.previous;
      case 'previous-variation':
        return neighbouringAlternative(current, -1);
      case 'next-variation':
        return neighbouringAlternative(current, 1);
      case 'cycle-variations': {
        const [first, second] = current ? moveAndAlternatives(current) : [];
        return second && (neighbouringAlternative(current, 1) ?? first);
      }
    }
  }
}

/** The alternative before (-1) or after (1) a move, in the order of `moveAndAlternatives`. */
function neighbouringAlternative(node: MoveNode | null, offset: -1 | 1): MoveNode | undefined {
  if (!node) return undefined;
  // From later moves of a variation, -1 leads to the move that the variation replaces.
  if (offset < 0 && node.indexInLine > 0 && node.line.replaces) return node.line.replaces;
  const alternatives = moveAndAlternatives(node);
  return alternatives[alternatives.indexOf(node) + offset];
}
