import type {Game} from '../../core/pgn/game.js';
import {formatFen} from '../../core/notation/format-fen.js';
import {
  moveAndAlternatives,
  nodeAt,
  treeOf,
  type MoveNode,
  type Path,
  type Tree,
} from '../../core/pgn/tree.js';

/** Tags that say which game it is; the others, such as `Result`, may change while it is played. */
const names = ['Event', 'Site', 'Date', 'Round', 'White', 'Black'];

/**
 * Whether a game extends an older one: same players, event and start, and the main line begins with the main line of the older
 * game. Comments and variations may have been added.
 */
export function isContinuation({tags, start, moves}: Game, older: Game): boolean {
  return (
    (older.moves.length > 0 || older.tags.size > 0) &&
    names.every((name) => tags.get(name) === older.tags.get(name)) &&
    formatFen(start) === formatFen(older.start) &&
    older.moves.every(({san}, i) => san === moves[i]?.san)
  );
}

/** Finds the node that the same moves lead to in another tree. If a line has gone, ends at its last move that is left. */
export function sameNode(node: MoveNode | null | undefined, {main}: Tree): MoveNode | null {
  const path: string[] = [];
  for (let step = node; step; step = step.previous) path.unshift(step.gameMove.san);
  let found: MoveNode | null = null;
  for (const san of path) {
    const next: MoveNode | undefined = found ? found.line.nodes[found.indexInLine + 1] : main.nodes[0];
    const alternatives: readonly MoveNode[] = next ? moveAndAlternatives(next) : [];
    const same: MoveNode | undefined = alternatives.find(({gameMove}) => gameMove.san === san);
    if (!same) break;
    found = same;
  }
  return found;
}

/** The path of the node that `sameNode` finds in a game that has gone on. */
export const samePath = (path: Path, older: Game, game: Game): Path =>
  sameNode(nodeAt(path, treeOf(older)), treeOf(game))?.path ?? [];
