import {castlingSides} from '../notation/position.js';
import {isAttacked} from './attacks.js';
import {kingOf, rightOf, type Board} from './board.js';
import {border} from './cells.js';
import {packed} from './move.js';

/**
 * Adds the castling moves of the side to move to a list that has `count` moves, and returns the new count. `safely`
 * leaves out those in which the king crosses or reaches an attacked square. Where king and rook arrive is in
 * `notation/castling-destinations.ts`, because the type of castling is part of a FEN.
 */
export function addCastling(board: Board, safely: boolean, moves: number[], count: number): number {
  const king = kingOf(board, board.turn);
  for (let side = 0; side < castlingSides.length; side++) {
    const right = rightOf(board.turn, side);
    const rook = board.rooks[right];
    const end = board.kingDestinations[right] as number;
    if (!king || !rook || !isClear(board.cells, king, rook, end, board.rookDestinations[right] as number))
      continue;
    if (!safely || isSafe(board, king, rook, end)) moves[count++] = packed(king, rook, 0, side + 1);
  }
  return count;
}

/**
 * Whether every square that king and rook cross or finish on is empty, except for the two of them (FIDE Laws,
 * Guidelines II.3.2.4: https://handbook.fide.com/chapter/E012023).
 */
function isClear(cells: Uint8Array, king: number, rook: number, ...ends: number[]): boolean {
  const end = Math.max(king, rook, ...ends);
  for (let at = Math.min(king, rook, ...ends); at <= end; at++) {
    if (cells[at] && at !== king && at !== rook) return false;
  }
  return true;
}

/**
 * Whether no square is attacked that the king crosses or reaches (FIDE Laws 3.8.2.2). The castling rook hides nothing:
 * it may have been the only piece between the king's new square and an enemy rook on the back rank.
 */
function isSafe({cells, turn}: Board, king: number, rook: number, end: number): boolean {
  const [kingPiece = 0, rookPiece = 0] = [cells[king], cells[rook]];
  cells[king] = cells[rook] = 0;
  let safe = true;
  for (let at = Math.min(king, end); at <= Math.max(king, end); at++) {
    safe &&= !isAttacked(cells, at, turn ^ border);
  }
  cells[king] = kingPiece;
  cells[rook] = rookPiece;
  return safe;
}
