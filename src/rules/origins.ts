import {isAttacked} from './attacks.js';
import {kingOf, type Board} from './board.js';
import {addCastling} from './castle.js';
import {
  border,
  compass,
  diagonal,
  diagonals,
  forwardOf,
  king,
  leap,
  leaps,
  pawn,
  rankOf,
  straight,
  straights,
  white,
} from './cells.js';
import {castlingOf, fromOf, promotionOf, toOf} from './move.js';

const noPromotion = [0];
// In the order in which they are offered: Q R B N, and on ten files also A C.
const promotions = [diagonal | straight, straight, diagonal, leap];
const widePromotions = [...promotions, diagonal | leap, straight | leap];

/** The roles to which a piece of the side to move can be promoted on a cell; 0 where it stays what it is. */
export function rolesOn({files, turn}: Board, piece: number, to: number): readonly number[] {
  if (!(piece & pawn) || rankOf(to) !== (turn === white ? 8 : 1)) return noPromotion;
  return files < 10 ? promotions : widePromotions;
}

/** The cells from which pieces of that kind and colour can go to a cell, castling apart, be the king safe or not. */
export function originsOf({cells, turn, enPassant}: Board, piece: number, to: number): number[] {
  const origins: number[] = [];
  const taken = cells[to] as number;
  if (taken & turn) return origins;
  const add = (from: number): void => {
    if (cells[from] === piece) origins.push(from);
  };
  if (piece & pawn) {
    const behind = to - forwardOf(turn);
    if (taken || to === enPassant) {
      add(behind - 1);
      add(behind + 1);
    }
    if (!taken) {
      add(behind);
      if (!cells[behind] && rankOf(to) === (turn === white ? 4 : 5)) add(behind - forwardOf(turn));
    }
    return origins;
  }
  if (piece & king) {
    for (const step of compass) add(to + step);
    return origins;
  }
  if (piece & leap) for (const jump of leaps) add(to + jump);
  if (piece & straight) for (const step of straights) add(firstFrom(cells, to, step));
  if (piece & diagonal) for (const step of diagonals) add(firstFrom(cells, to, step));
  return origins;
}

/** The first cell in a direction that is not empty. */
function firstFrom(cells: Uint8Array, at: number, step: number): number {
  let seen = at + step;
  while (cells[seen] === 0) seen += step;
  return seen;
}

/** Whether the own king is not attacked after a move other than castling; always true without exactly one king. */
export function isSafe(board: Board, from: number, to: number): boolean {
  const {cells, turn} = board;
  const ownKing = kingOf(board, turn);
  if (!ownKing) return true;
  const piece = cells[from] as number;
  const taken = cells[to] as number;
  const passed = piece & pawn && to === board.enPassant ? to - forwardOf(turn) : 0;
  cells[from] = 0;
  cells[to] = piece;
  if (passed) cells[passed] = 0;
  const safe = !isAttacked(cells, piece & king ? to : ownKing, turn ^ border);
  cells[from] = piece;
  cells[to] = taken;
  if (passed) cells[passed] = (turn ^ border) | pawn;
  return safe;
}

export function isLegal(board: Board, move: number): boolean {
  if (castlingOf(move)) {
    const castlings: number[] = [];
    addCastling(board, true, castlings, 0);
    return castlings.includes(move);
  }
  const from = fromOf(move);
  const to = toOf(move);
  const piece = board.cells[from] as number;
  return (
    (piece & border) === board.turn &&
    rolesOn(board, piece, to).includes(promotionOf(move)) &&
    originsOf(board, piece, to).includes(from) &&
    isSafe(board, from, to)
  );
}
