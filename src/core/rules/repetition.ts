import {piecesBySquare} from '../notation/change-placement.js';
import {roleOf, type Position, type Square} from '../notation/position.js';
import {legalMoves} from './play.js';

/**
 * Whether two positions are the same for the rule of repetition (FIDE Laws 9.2: https://handbook.fide.com/chapter/E012023):
 * the same pieces on the same squares, the same side to move, and the same moves, in castling and en passant too. The counters
 * do not matter, and neither does an en passant square on which no pawn can legally capture.
 *
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) samePosition(read.position, {...read.position, halfmoveClock: 9}); // → true
 */
export const samePosition = (a: Position, b: Position): boolean =>
  a.placement === b.placement &&
  a.turn === b.turn &&
  JSON.stringify(a.castling) === JSON.stringify(b.castling) &&
  (a.enPassant === b.enPassant || enPassantCapture(a) === enPassantCapture(b));

/** The square on which a pawn can legally capture en passant; null if there is none. */
function enPassantCapture(position: Position): Square | null {
  const {enPassant} = position;
  if (!enPassant) return null;
  const pieces = piecesBySquare(position);
  const isCapture = legalMoves(position).some(({from, to}) => {
    const piece = pieces.get(from);
    return to === enPassant && !to.startsWith(from.charAt(0)) && piece && roleOf(piece) === 'P';
  });
  return isCapture ? enPassant : null;
}

/**
 * Whether the last of these positions has occurred three times, so that a player may claim a draw (FIDE Laws 9.2).
 *
 * @param positions - The positions of a game from its start on; the last is the current one.
 * @param times - Another number of occurrences: five end the game without a claim (9.6).
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) isRepetition([read.position, read.position, read.position]); // → true
 */
export function isRepetition(positions: readonly Position[], times = 3): boolean {
  const last = positions.at(-1);
  return last !== undefined && positions.filter((position) => samePosition(position, last)).length >= times;
}
