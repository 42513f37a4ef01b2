import {castlingSides} from '../notation/position.js';
import {isAttacked} from './attacks.js';
import {kingOf, rightOf, type Board} from './board.js';
import {border} from './cells.js';
import {packed} from './move.js';

/** Writes the castlings of the side to move after the `count` moves that are there, and returns the new count. */
export function addCastling(board: Board, safely: boolean, moves: number[], count: number): number {
  const king = kingOf(board, board.turn);
  for (let side = 0; side < castlingSides.length; side++) {
    const right = rightOf(board.turn, side);
    const rook = board.rooks[right];
    const goal = board.goals[right] as number;
    if (!king || !rook || !isClear(board.cells, king, rook, goal, board.rookGoals[right] as number)) continue;
    if (!safely || isSafe(board, king, rook, goal)) moves[count++] = packed(king, rook, 0, side + 1);
  }
  return count;
}

/** Nothing but the two of them stands where king and rook start, pass or land (FIDE, Guidelines II.3.2.4). */
function isClear(cells: Uint8Array, king: number, rook: number, ...goals: number[]): boolean {
  const end = Math.max(king, rook, ...goals);
  for (let at = Math.min(king, rook, ...goals); at <= end; at++) {
    if (cells[at] && at !== king && at !== rook) return false;
  }
  return true;
}

/**
 * No square of the king's way is attacked, its goal included. The rook is looked through: it may have been all that
 * stood between the goal and an enemy rook on the back rank.
 */
function isSafe({cells, turn}: Board, king: number, rook: number, goal: number): boolean {
  const [kingPiece = 0, rookPiece = 0] = [cells[king], cells[rook]];
  cells[king] = cells[rook] = 0;
  let safe = true;
  for (let at = Math.min(king, goal); at <= Math.max(king, goal); at++) {
    safe &&= !isAttacked(cells, at, turn ^ border);
  }
  cells[king] = kingPiece;
  cells[rook] = rookPiece;
  return safe;
}
