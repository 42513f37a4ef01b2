import type {Position} from '../notation/position.js';
import {isAttacked} from './attacks.js';
import {kingOf, boardOf, type Board} from './board.js';
import {black, border, diagonal, fileOf, king, leap, rankOf, white} from './cells.js';
import {movesOf} from './play.js';

/**
 * How a game ended, in the order they are looked for.
 *
 * @example
 * const reason: OutcomeReason = 'stalemate';
 */
export type OutcomeReason =
  'checkmate' | 'stalemate' | 'dead-position' | 'seventy-five-moves' | 'fifty-moves';

/**
 * How a game ended, and why.
 *
 * @example
 * const read = parseFen('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1');
 * if (read.ok) outcome(read.position)?.reason; // → 'checkmate'
 */
export interface Outcome {
  /** The result as PGN writes it. */
  readonly result: '1-0' | '0-1' | '1/2-1/2';
  /** Which rule ended the game. */
  readonly reason: OutcomeReason;
}

/**
 * Is the king of the side to move attacked? False where that side has no king, or several.
 *
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4R1K1 b - - 0 1');
 * if (read.ok) isCheck(read.position); // → true
 */
export function isCheck(position: Position): boolean {
  return isInCheck(boardOf(position));
}

export function isInCheck(board: Board): boolean {
  const at = kingOf(board, board.turn);
  return at > 0 && isAttacked(board.cells, at, board.turn ^ border);
}

/**
 * The end of the game that this position is (FIDE Laws 5 and 9), or null: the game goes on, or a side has not
 * exactly one king. Fifty moves each without a capture or a pawn move are given as a draw although a player would
 * have to claim it; the reason distinguishes them from seventy-five. Repetition cannot be seen in one position.
 *
 * @example
 * const read = parseFen('R3k3/8/4K3/8/8/8/8/8 b - - 0 1');
 * if (read.ok) outcome(read.position)?.reason; // → 'checkmate'
 */
export function outcome(position: Position): Outcome | null {
  const board = boardOf(position);
  if (!kingOf(board, white) || !kingOf(board, black)) return null;
  if (!movesOf(board).length) {
    if (!isInCheck(board)) return draw('stalemate');
    return {result: position.turn === 'white' ? '0-1' : '1-0', reason: 'checkmate'};
  }
  if (isDead(board.cells)) return draw('dead-position');
  if (position.halfmoveClock >= 150) return draw('seventy-five-moves');
  if (position.halfmoveClock >= 100) return draw('fifty-moves');
  return null;
}

const draw = (reason: OutcomeReason): Outcome => ({result: '1/2-1/2', reason});

/** Kings alone, with one bishop or knight, or with bishops that all stand on one colour: no moves lead to mate. */
function isDead(cells: Uint8Array): boolean {
  let knights = 0;
  // How many bishops there are on squares of each colour.
  const bishops: [number, number] = [0, 0];
  for (let at = 0; at < cells.length; at++) {
    const piece = cells[at] as number;
    const role = piece & ~border;
    if (!role || role === king) continue;
    if (role === leap) knights++;
    else if (role === diagonal) bishops[(fileOf(at) + rankOf(at)) % 2 ? 1 : 0]++;
    else return false;
  }
  return knights ? knights + bishops[0] + bishops[1] < 2 : !bishops[0] || !bishops[1];
}
