import {castlingSides, type CastlingSide, type Square} from '../notation/position.js';
import {cellNamed, squareAt} from './cells.js';
import {roleLetter, roleCode} from './pieces.js';

/**
 * The letter of a piece to which a pawn can be promoted; `A` and `C` only on boards of ten files.
 *
 * @example
 * const promotion: Promotion = 'Q';
 */
export type Promotion = 'Q' | 'R' | 'B' | 'N' | 'A' | 'C';

/**
 * A move as a frozen value. In castling `to` is the square of the king's own rook, as in UCI_Chess960, because this is
 * unambiguous on every board.
 *
 * @example
 * const move: Move = {from: 'e2', to: 'e4'};
 * const castling: Move = {from: 'e1', to: 'h1', castle: 'kingside'};
 */
export interface Move {
  /** The square that the piece leaves. */
  readonly from: Square;
  /** The square to which the piece moves; in castling, the square of the king's own rook. */
  readonly to: Square;
  /** The piece to which a pawn is promoted; missing in all other moves. */
  readonly promotion?: Promotion;
  /** The side to which the king castles; missing in all other moves. */
  readonly castle?: CastlingSide;
}

/** Packs a move into one small integer. `castling` is 1 for kingside, 2 for queenside; `to` is the cell of the rook then. */
export const packCells = (from: number, to: number, promotion = 0, castling = 0): number =>
  from | (to << 8) | (promotion << 16) | (castling << 20);
export const fromOf = (move: number): number => move & 255;
export const toOf = (move: number): number => (move >> 8) & 255;
export const promotionOf = (move: number): number => (move >> 16) & 15;
/** 0 if a packed move is not castling, otherwise 1 for kingside and 2 for queenside. */
export const castlingOf = (move: number): number => move >> 20;
/** Whether a packed move castles to a side, 0 for kingside and 1 for queenside. */
export const castlesTo = (move: number, side: number): boolean => castlingOf(move) === side + 1;

/** The moves that `unpack` has returned. They are shared, because few different moves exist. */
const sharedMoves = new Map<number, Move>();

export function unpack(move: number): Move {
  let unpackedMove = sharedMoves.get(move);
  if (!unpackedMove) {
    const role = promotionOf(move);
    const castle = castlingSides[castlingOf(move) - 1];
    unpackedMove = Object.freeze({
      from: squareAt(fromOf(move)),
      to: squareAt(toOf(move)),
      ...(role && {promotion: roleLetter(role) as Promotion}),
      ...(castle && {castle}),
    });
    sharedMoves.set(move, unpackedMove);
  }
  return unpackedMove;
}

export const pack = ({from, to, promotion, castle}: Move): number =>
  packCells(
    cellNamed(from),
    cellNamed(to),
    promotion ? roleCode(promotion) : 0,
    castle ? castlingSides.indexOf(castle) + 1 : 0,
  );
