import {castlingSides, type CastlingSide, type Square} from '../notation/position.js';
import {roleLetter, squareName} from './cells.js';

/** The letters of the roles a pawn can become; `A` and `C` on boards of ten files only. */
export type Promotion = 'Q' | 'R' | 'B' | 'N' | 'A' | 'C';

/**
 * A move as a value, to compare and to store. Castling is the king taking its own rook, which no other move is:
 * `{from: 'e1', to: 'h1', castle: 'kingside'}`. It is the one way to say which rook castles on every board
 * (X-FEN and UCI_Chess960 say it so too).
 */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  readonly promotion?: Promotion;
  readonly castle?: CastlingSide;
}

export {castlingSides};

/** A move in one small integer; `castling` is 1 for kingside, 2 for queenside, and `to` then the rook's cell. */
export const packed = (from: number, to: number, role = 0, castling = 0): number =>
  from | (to << 8) | (role << 16) | (castling << 20);
export const fromOf = (move: number): number => move & 255;
export const toOf = (move: number): number => (move >> 8) & 255;
export const promotionOf = (move: number): number => (move >> 16) & 15;
export const castlingOf = (move: number): number => move >> 20;

export function unpacked(move: number): Move {
  const role = promotionOf(move);
  const castle = castlingSides[castlingOf(move) - 1];
  return {
    from: squareName(fromOf(move)),
    to: squareName(toOf(move)),
    ...(role && {promotion: roleLetter(role) as Promotion}),
    ...(castle && {castle}),
  };
}

/** Of these packed moves, the one that a move value means; 0 if it is not among them. */
export const find = ({from, to, promotion, castle}: Move, moves: readonly number[]): number =>
  moves.find((packedMove) => {
    const move = unpacked(packedMove);
    return move.from === from && move.to === to && move.promotion === promotion && move.castle === castle;
  }) ?? 0;
