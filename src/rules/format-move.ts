import type {Position} from '../notation/position.js';
import {advance, readBoard, type Board} from './board.js';
import {fileOf, pawn, roleLetter, squareName} from './cells.js';
import {castlingOf, fromOf, promotionOf, toOf, type Move} from './move.js';
import {isInCheck} from './outcome.js';
import {legal, movesOf} from './play.js';

/**
 * A move in standard algebraic notation (PGN standard 8.2.3): `Nbd7`, `exd6`, `e8=Q+`, `O-O-O#`. Kingside is `O-O` on
 * every board, Janus chess too, where the king goes the longer way.
 *
 * @throws RangeError if the move is not legal in this position.
 */
export function formatSan(position: Position, move: Move): string {
  const board = readBoard(position);
  const moves = movesOf(board);
  const found = legal(move, moves);
  const san = withoutCheck(board, found, moves);
  advance(board, found);
  if (!isInCheck(board)) return san;
  return san + (movesOf(board).length ? '+' : '#');
}

function withoutCheck({cells}: Board, move: number, moves: readonly number[]): string {
  const castling = castlingOf(move);
  if (castling) return castling > 1 ? 'O-O-O' : 'O-O';
  const from = fromOf(move);
  const to = toOf(move);
  const piece = cells[from] as number;
  const [file = '', rank = ''] = squareName(from);
  if (piece & pawn) {
    const role = promotionOf(move);
    return (
      (fileOf(from) === fileOf(to) ? '' : `${file}x`) + squareName(to) + (role ? `=${roleLetter(role)}` : '')
    );
  }
  let [sameFile, sameRank, rivals] = [false, false, false];
  for (const other of moves) {
    const rival = fromOf(other);
    if (toOf(other) !== to || rival === from || cells[rival] !== piece) continue;
    const [rivalFile, rivalRank] = squareName(rival);
    rivals = true;
    sameFile ||= rivalFile === file;
    sameRank ||= rivalRank === rank;
  }
  const told = (rivals && (!sameFile || sameRank) ? file : '') + (sameFile ? rank : '');
  return roleLetter(piece) + told + (cells[to] ? 'x' : '') + squareName(to);
}

/**
 * A move as chess engines write it: `g1f3`, `e7e8q`. Castling is `e1g1` where a program that knows nothing but chess
 * would write that: king on e and its rook on a or h, on 8×8, goals as usual. Everywhere else the king takes the rook,
 * as UCI_Chess960 does. The move is not checked.
 */
export function formatUci(position: Position, {from, to, promotion, castle}: Move): string {
  const orthodox =
    castle &&
    position.files < 10 &&
    position.castling.type === 'standard' &&
    from.startsWith('e') &&
    /[ah]/.test(to);
  const goal = orthodox ? (castle === 'kingside' ? 'g' : 'c') + to.charAt(1) : to;
  return from + goal + (promotion ?? '').toLowerCase();
}
