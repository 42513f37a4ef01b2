import {emptyBoard, type Position} from '../notation/position.js';
import {changedGame} from './change-tree.js';
import {setStart} from './change-tags.js';
import {formatPgn} from './format-pgn.js';
import type {Game, GameMove, Result} from './game.js';

/** A position, and the move that has led to it; null at the start. */
interface Played {
  readonly position: Position;
  readonly move: {readonly san: string} | null;
}

const none = Object.freeze([]);
const blank: Game = {tags: new Map(), start: emptyBoard, comments: none, moves: none, result: '*'};

/** Writes the moves of a board, from the position at its start on, as PGN. */
export function formatPlayed([first, ...played]: readonly Played[], result: Result): string {
  const start = first?.position ?? emptyBoard;
  // PGN has the moves as SAN alone.
  const moves: readonly GameMove[] = played.map(({move, position}) => ({
    ...{move: null, san: move?.san ?? '', position},
    ...{nags: none, commentsBefore: none, commentsAfter: none, variations: none},
  }));
  return formatPgn(changedGame(setStart(blank, start), {moves, result})).trim();
}
