import {formatSan} from '../rules/format-move.js';
import type {Move} from '../rules/move.js';
import {passTurn, play} from '../rules/play.js';
import {
  changedGame,
  changedMove,
  changeLine,
  moveAt,
  pathAt,
  replaced,
  withMoves,
  type Place,
} from './change-tree.js';
import type {Game, GameMove} from './game.js';
import {formatPlace, nodeAt, treeOf, type Path} from './tree.js';

const sanAfter = (game: Game, path: Path, move: Move | null): string =>
  move ? formatSan(moveAt(game, path)?.position ?? game.start, move) : '--';

/** The path of a move after the place at a path, whether or not the game has it. */
function pathAfter(game: Game, path: Path, san: string): {readonly path: Path; readonly isNew: boolean} {
  const next = [...path.slice(0, -1), (path.at(-1) ?? -1) + 1];
  const nextMove = moveAt(game, next);
  if (!nextMove || nextMove.san === san) return {path: next, isNew: !nextMove};
  const found = nextMove.variations.findIndex(([first]) => first?.san === san);
  const isNew = found < 0;
  const variation = isNew ? nextMove.variations.length : found;
  return {path: [...next, variation, 0], isNew};
}

/** Finds the path of a move after a place; undefined if the game does not have it. */
export function pathOfMove(game: Game, place: Place, move: Move | null): Path | undefined {
  const before = pathAt(game, place);
  if (!before) return undefined;
  const {path, isNew} = pathAfter(game, before, sanAfter(game, before, move));
  return isNew ? undefined : path;
}

/**
 * Finds the place of a move that is played at another place of the game.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @param move - The move; `null` is a null move.
 * @returns The place after the move; undefined if the game does not have the move there.
 * @throws RangeError if the move is not legal.
 * @example
 * const [game] = parsePgn('1. e4 (1. d4) e5 *').games;
 * const parsed = game && parseMove(game.start, 'd4');
 * if (game && parsed?.ok) placeOfMove(game, 'start', parsed.move); // → '1/1/1'
 */
export function placeOfMove(game: Game, place: Place, move: Move | null): string | undefined {
  const path = pathOfMove(game, place, move);
  return path && formatPlace(nodeAt(path, treeOf(game)) ?? null);
}

/**
 * Adds a move after a place: at the end of a line it continues the line, elsewhere it begins a variation, after those that
 * are there.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @param move - The move; `null` is a null move.
 * @returns The changed game; the same one if it has the move there already, or does not have the place.
 * @throws RangeError if the move is not legal.
 * @example
 * const [game] = parsePgn('1. e4 e5 *').games;
 * const parsed = game && parseMove(game.start, 'd4');
 * if (game && parsed?.ok) addMove(game, 'start', parsed.move).moves[0]?.variations.length; // → 1
 */
export function addMove(game: Game, place: Place, move: Move | null): Game {
  const before = pathAt(game, place);
  if (!before) return game;
  const san = sanAfter(game, before, move);
  const {path, isNew} = pathAfter(game, before, san);
  if (!isNew) return game;
  const position = moveAt(game, before)?.position ?? game.start;
  const none = Object.freeze([]);
  const added: GameMove = Object.freeze({
    move,
    san,
    position: move ? play(position, move) : passTurn(position),
    nags: none,
    commentsBefore: none,
    commentsAfter: none,
    variations: none,
  });
  // All paths in one line are equally long; only the start has an empty path.
  const beginsVariation = path.length > Math.max(before.length, 1);
  const pathOfChange = beginsVariation ? path.slice(0, -2) : path;
  const moves = changeLine(game.moves, pathOfChange, (line, index) => {
    const alternative = line[index];
    if (!beginsVariation || !alternative) return Object.freeze([...line, added]);
    const variations = Object.freeze([...alternative.variations, Object.freeze([added])]);
    return replaced(line, index, 1, changedMove(alternative, {variations}));
  });
  return withMoves(game, moves);
}

/**
 * Removes a move, the moves after it, and their variations. If variations replace the move itself, the first of them becomes
 * the rest of the line, and the others stay. At `start`, removes all moves.
 *
 * @param place - A place as in `at` of `<fen-game>`, such as `start`, `14b` or `14b/1/16`.
 * @returns The changed game; the same one if it does not have the place.
 * @example
 * const [game] = parsePgn('1. e4 e5 (1... c5) 2. Nf3 *').games;
 * if (game) formatPgn(removeFrom(game, '1b')).trim(); // → '1. e4 c5 *'
 */
export function removeFrom(game: Game, place: Place): Game {
  const path = pathAt(game, place);
  if (!path) return game;
  if (path.length === 0) return game.moves.length > 0 ? changedGame(game, {moves: Object.freeze([])}) : game;
  const moves = changeLine(game.moves, path, (line, index) => {
    const [successors = [], ...others] = line[index]?.variations ?? [];
    const [first, ...rest] = successors;
    if (!first) return replaced(line, index, Infinity);
    const variations = Object.freeze([...first.variations, ...others]);
    return replaced(line, index, Infinity, changedMove(first, {variations}), ...rest);
  });
  return withMoves(game, moves);
}

/** The path of a move after its variation was promoted. In the main line, the path does not change. */
export function promotedPath(path: Path): Path {
  const [indexOfReplaced, , indexInVariation] = path.slice(-3);
  if (indexOfReplaced === undefined || indexInVariation === undefined) return path;
  return [...path.slice(0, -3), indexOfReplaced + indexInVariation];
}

/**
 * Promotes the variation that contains a place: it takes the place of the moves that it replaced, which become a variation.
 *
 * @param place - A place in the variation, as in `at` of `<fen-game>`, such as `14b/1/16`.
 * @returns The changed game; the same one if the place is in the main line, or if the game does not have it.
 * @example
 * const [game] = parsePgn('1. e4 (1. d4 d5) e5 *').games;
 * if (game) formatPgn(promote(game, '1/1/1b')).trim(); // → '1. d4 (1. e4 e5) 1... d5 *'
 */
export function promote(game: Game, place: Place): Game {
  const path = pathAt(game, place);
  const number = path?.at(-2);
  if (!path || number === undefined) return game;
  const moves = changeLine(game.moves, path.slice(0, -2), (line, index) => {
    const move = line[index];
    const [first, ...rest] = move?.variations[number] ?? [];
    if (!move || !first) return line;
    const demoted = Object.freeze([
      changedMove(move, {variations: Object.freeze([])}),
      ...line.slice(index + 1),
    ]);
    const variations = Object.freeze([...replaced(move.variations, number, 1, demoted), ...first.variations]);
    return replaced(line, index, Infinity, changedMove(first, {variations}), ...rest);
  });
  return withMoves(game, moves);
}

/**
 * Makes the line that leads to a place the main line: promotes each of the variations that lead there.
 *
 * @param place - A place in a variation, as in `at` of `<fen-game>`, such as `14b/1/16`.
 * @returns The changed game; the same one if the place is in the main line, or if the game does not have it.
 * @example
 * const [game] = parsePgn('1. e4 (1. d4 d5 (1... f5)) *').games;
 * if (game) formatPgn(promoteToMain(game, '1/1/1b/1/1b')).trim(); // → '1. d4 (1. e4) 1... f5 (1... d5) *'
 */
export function promoteToMain(game: Game, place: Place): Game {
  let path = pathAt(game, place);
  let promoted = game;
  for (; path && path.length > 1; path = promotedPath(path)) {
    const next = promote(promoted, path);
    if (next === promoted) return game;
    promoted = next;
  }
  return promoted;
}
