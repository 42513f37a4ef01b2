import type {Mark} from '../../core/marks/mark.js';
import type {Position, Square} from '../../core/notation/position.js';
import type {Game} from '../../core/pgn/game.js';
import {squaresOfMove} from '../../core/pgn/squares-of-move.js';
import {findPlace, treeOf, type MoveNode} from '../../core/pgn/tree.js';

/** A position of a game, as a picture shows it until the next move. */
export interface Frame {
  readonly position: Position;
  /** The squares of the move that led to the position; none at the start. */
  readonly lastMove: readonly Square[];
  /** The marks in the comments about the position. */
  readonly marks: readonly Mark[];
  /** The move that led to the position; `null` at the start. */
  readonly node: MoveNode | null;
}

/**
 * The positions from the start of a game to a place, such as `14b` or `14b/1/16`. The end of the main line replaces a place
 * that does not exist. Never empty.
 */
export function framesOf(game: Game, place = 'end'): readonly [Frame, ...Frame[]] {
  const tree = treeOf(game);
  const found = findPlace(place, tree);
  const moves: Frame[] = [];
  for (let node = found === undefined ? findPlace('end', tree) : found; node; node = node.previous) {
    const {position, commentsAfter} = node.gameMove;
    const marks = commentsAfter.flatMap((comment) => comment.marks);
    moves.push({position, lastMove: squaresOfMove(node.gameMove), marks, node});
  }
  const marks = game.comments.flatMap((comment) => comment.marks);
  return [{position: game.start, lastMove: [], marks, node: null}, ...moves.reverse()];
}
