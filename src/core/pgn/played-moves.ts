import {emptyBoard, type Position} from '../notation/position.js';
import {changedGame} from './change-tree.js';
import {setStart} from './change-tags.js';
import {formatPgn} from './format-pgn.js';
import type {Game, GameMove, Result} from './game.js';

/** A move in standard algebraic notation, and the position that it has led to. */
export interface Played {
  readonly san: string;
  readonly position: Position;
}

const none = Object.freeze([]);
const blank: Game = {tags: new Map(), start: emptyBoard, comments: none, moves: none, result: '*'};

/** Writes the moves of a board, from the position at its start on, as PGN. */
export function formatPlayed(start: Position, played: readonly Played[], result: Result): string {
  // PGN has the moves as SAN alone.
  const moves: readonly GameMove[] = played.map(({san, position}) => ({
    ...{move: null, san, position},
    ...{nags: none, commentsBefore: none, commentsAfter: none, variations: none},
  }));
  return formatPgn(changedGame(setStart(blank, start), {moves, result}));
}
