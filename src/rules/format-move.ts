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
  const rivals = moves
    .filter((other) => toOf(other) === to && fromOf(other) !== from && cells[fromOf(other)] === piece)
    .map((other) => squareName(fromOf(other)));
  const isFileShared = rivals.some((square) => square.startsWith(file));
  const isRankShared = rivals.some((square) => square.endsWith(rank));
  // The file tells them apart if it can, else the rank, else both (PGN standard 8.2.3.4).
  const told = (rivals.length && (!isFileShared || isRankShared) ? file : '') + (isFileShared ? rank : '');
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
