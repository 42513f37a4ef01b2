import {piecesBySquare} from '../notation/change-placement.js';
import {inColor, otherColor, type Square} from '../notation/position.js';
import type {GameMove} from './game.js';

/** The squares that a move has changed, for a highlight: where it began and ended; none for a null move. */
export function squaresOfMove({move, position}: Pick<GameMove, 'move' | 'position'>): readonly Square[] {
  if (!move) return [];
  if (!move.castle) return [move.from, move.to];
  // The destination of castling is the rook's square; the king ends up elsewhere.
  const king = inColor('K', otherColor(position.turn));
  const [square = move.to] = [...piecesBySquare(position)].find(([, piece]) => piece === king) ?? [];
  return [move.from, square];
}
