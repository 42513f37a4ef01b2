import type {Position} from '../notation/index.js';
import {play} from '../rules/index.js';
import type {Game} from './parse-pgn.js';

/** The positions of a game in their order: where it starts, and that after each move. */
export function* positionsOf({start, moves}: Game): Generator<Position> {
  let position = start;
  yield position;
  for (const move of moves) yield (position = play(position, move));
}
