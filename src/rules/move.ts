import {castlingSides, type CastlingSide, type Square} from '../notation/position.js';
import {cellNamed, roleLetter, roleOf, squareName} from './cells.js';

/**
 * The letters of the roles a pawn can become; `A` and `C` on boards of ten files only.
 *
 * @example
 * const promotion: Promotion = 'Q';
 */
export type Promotion = 'Q' | 'R' | 'B' | 'N' | 'A' | 'C';

/**
 * A move as a frozen value, to compare and to store. Castling is the king taking its own rook, which no other move is:
 * `{from: 'e1', to: 'h1', castle: 'kingside'}`. It is the one way to say which rook castles on every board
 * (X-FEN and UCI_Chess960 say it so too).
 *
 * @example
 * const move: Move = {from: 'e2', to: 'e4'};
 * const castling: Move = {from: 'e1', to: 'h1', castle: 'kingside'};
 */
export interface Move {
  /** The square that the piece leaves. */
  readonly from: Square;
  /** The square that it goes to; in castling that of its own rook. */
  readonly to: Square;
  /** What a pawn becomes; missing on all other moves. */
  readonly promotion?: Promotion;
  /** The side to which the king castles; missing on all other moves. */
  readonly castle?: CastlingSide;
}

/** A move in one small integer; `castling` is 1 for kingside, 2 for queenside, and `to` then the rook's cell. */
export const packed = (from: number, to: number, role = 0, castling = 0): number =>
  from | (to << 8) | (role << 16) | (castling << 20);
export const fromOf = (move: number): number => move & 255;
export const toOf = (move: number): number => (move >> 8) & 255;
export const promotionOf = (move: number): number => (move >> 16) & 15;
export const castlingOf = (move: number): number => move >> 20;

/** Moves are values, and there are few: each is made once, and shared. */
const made = new Map<number, Move>();

export function unpacked(move: number): Move {
  let value = made.get(move);
  if (!value) {
    const role = promotionOf(move);
    const castle = castlingSides[castlingOf(move) - 1];
    value = Object.freeze({
      from: squareName(fromOf(move)),
      to: squareName(toOf(move)),
      ...(role && {promotion: roleLetter(role) as Promotion}),
      ...(castle && {castle}),
    });
    made.set(move, value);
  }
  return value;
}

/** A move value as an integer, be it a legal move or not. */
export const pack = ({from, to, promotion, castle}: Move): number =>
  packed(
    cellNamed(from),
    cellNamed(to),
    promotion ? roleOf(promotion) : 0,
    castle ? castlingSides.indexOf(castle) + 1 : 0,
  );
