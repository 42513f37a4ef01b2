import type {Position} from '../notation/position.js';
import {boardOf, kingOf} from './board.js';
import {fileOf, rankOf} from './cells.js';
import {black, colorMask, diagonal, king, leap, white} from './pieces.js';
import {isInCheck} from './generate.js';
import {movesOf} from './play.js';
import {isRepetition} from './repetition.js';

/**
 * The rule that ended a game; the first in this list if several apply. Only a board, which knows its game, finds repetitions:
 * after five the game has ended, and after three a player may claim a draw.
 *
 * @example
 * const reason: OutcomeReason = 'stalemate';
 */
export type OutcomeReason =
  | 'checkmate'
  | 'stalemate'
  | 'dead-position'
  | 'seventy-five-moves'
  | 'fivefold-repetition'
  | 'fifty-moves'
  | 'threefold-repetition';

/**
 * The result of a game that has ended, and the reason.
 *
 * @example
 * const read = parseFen('R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1');
 * if (read.ok) outcome(read.position)?.reason; // → 'checkmate'
 */
export interface Outcome {
  /** The result as PGN writes it. */
  readonly result: '1-0' | '0-1' | '1/2-1/2';
  /** The rule that ended the game. */
  readonly reason: OutcomeReason;
}

/**
 * Whether the side to move is in check (FIDE Laws 3.9.1: https://handbook.fide.com/chapter/E012023).
 *
 * @returns False for a side that does not have exactly one king.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4R1K1 b - - 0 1');
 * if (read.ok) isCheck(read.position); // → true
 */
export const isCheck = (position: Position): boolean => isInCheck(boardOf(position));

/**
 * The outcome of a game that has ended in this position (FIDE Laws 5 and 9: https://handbook.fide.com/chapter/E012023).
 * After fifty moves of each side without a capture or a pawn move, a player may claim a draw: the reason `fifty-moves` means
 * that a claim is possible. Repetitions are not found, because that needs the whole game: `isRepetition` finds them.
 *
 * @returns Null if the game goes on, or if a side does not have exactly one king.
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

/**
 * The outcome of a game, repetitions included.
 *
 * @param positions - The positions from the start on; the last is the current one.
 */
export function outcomeOfGame(positions: readonly Position[]): Outcome | null {
  const last = positions.at(-1);
  const result = last ? outcome(last) : null;
  if (isFinal(result)) return result;
  if (isRepetition(positions, 5)) return draw('fivefold-repetition');
  return result ?? (isRepetition(positions) ? draw('threefold-repetition') : null);
}

/** Whether an outcome has ended the game. A draw that a player may claim has not. */
export const isFinal = (result: Outcome | null): boolean =>
  result !== null && result.reason !== 'fifty-moves' && result.reason !== 'threefold-repetition';

const draw = (reason: OutcomeReason): Outcome => ({result: '1/2-1/2', reason});

/** Whether no moves can lead to mate: besides kings there is at most one knight, or only bishops on squares of one colour. */
function isDead(cells: Uint8Array): boolean {
  let knights = 0;
  // The colours of the squares on which bishops stand, as bits.
  let bishopColors = 0;
  for (let cell = 0; cell < cells.length; cell++) {
    const role = (cells[cell] as number) & ~colorMask;
    if (!role || role === king) continue;
    if (role === leap) knights++;
    else if (role === diagonal) bishopColors |= (fileOf(cell) + rankOf(cell)) % 2 ? 1 : 2;
    else return false;
  }
  return knights ? knights === 1 && !bishopColors : bishopColors < 3;
}
