import type {Game, GameMove} from './game.js';
import {maxDepth} from './game-reader.js';
import {findPlace, nodeAt, treeOf, type Path} from './tree.js';

export type Moves = readonly GameMove[];
/** A place as in `goTo` of `<fen-game>`, or the path of a move; the empty path is the start of the game. */
export type Place = string | number | Path;

/** The path of a place; undefined if the game has no such place. */
export function pathAt(game: Game, place: Place): Path | undefined {
  const tree = treeOf(game);
  if (typeof place === 'object') return place.length === 0 ? place : nodeAt(place, tree)?.path;
  const node = findPlace(place, tree);
  return node === null ? [] : node?.path;
}

/** A frozen move or comment with some of its members changed. The position of a move is a getter, which a spread leaves out. */
export const changedMove = (move: GameMove, changes: Partial<GameMove>): GameMove =>
  Object.freeze({
    move: move.move,
    san: move.san,
    position: move.position,
    nags: move.nags,
    commentsBefore: move.commentsBefore,
    commentsAfter: move.commentsAfter,
    variations: move.variations,
    ...changes,
  });
export const changedGame = (game: Game, changes: Partial<Game>): Game => Object.freeze({...game, ...changes});

/** A list with some of its items replaced. */
export const replaced = <T>(
  list: readonly T[],
  at: number,
  count: number,
  ...items: readonly T[]
): readonly T[] => Object.freeze([...list.slice(0, at), ...items, ...list.slice(at + count)]);

/** Changes the line in which a path ends, and copies the moves and lines around it. A variation that becomes empty is removed. */
export function changeLine(
  moves: Moves,
  [index = 0, variation, ...rest]: Path,
  change: (line: Moves, index: number) => Moves,
): Moves {
  const move = moves[index];
  const line = variation === undefined ? undefined : move?.variations[variation];
  if (!move || !line || variation === undefined) return change(moves, index);
  const changed = changeLine(line, rest, change);
  if (changed === line) return moves;
  const variations = replaced(move.variations, variation, 1, ...(changed.length > 0 ? [changed] : []));
  return replaced(moves, index, 1, changedMove(move, {variations}));
}

/** The number of variations that are nested in each other, at most. */
const depthOf = (moves: Moves): number =>
  Math.max(0, ...moves.flatMap(({variations}) => variations.map((line) => 1 + depthOf(line))));

/** A game with other moves; the same game if nothing changes, or if variations are nested deeper than readers of PGN go. */
export const withMoves = (game: Game, moves: Moves): Game =>
  moves === game.moves || depthOf(moves) > maxDepth ? game : changedGame(game, {moves});

const lineAt = ({moves}: Game, path: Path): Moves => {
  let line = moves;
  for (let i = 0; i + 2 < path.length; i += 2) line = line[path[i] ?? 0]?.variations[path[i + 1] ?? 0] ?? [];
  return line;
};
export const moveAt = (game: Game, path: Path): GameMove | undefined =>
  path.length === 0 ? undefined : lineAt(game, path)[path.at(-1) ?? 0];
