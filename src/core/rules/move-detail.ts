import {piecesBySquare} from '../notation/change-placement.js';
import {
  roleOf,
  type CastlingSide,
  type PieceLetter,
  type Position,
  type Role,
  type Square,
} from '../notation/position.js';
import {formatSan, formatUci} from './format-move.js';
import type {Move} from './move.js';

/** One move in the detail of `change`; castling is the king's move onto its own rook. */
export interface MoveDetail {
  readonly from: Square;
  readonly to: Square;
  /** The upper-case letter of the piece that a pawn became; `null` for other moves. */
  readonly promotion: Role | null;
  /** The upper-case letter of the piece that was captured, `P` for one en passant; `null` for other moves. */
  readonly captured: Role | null;
  /** The side to which the king castled; `null` for other moves. */
  readonly castle: CastlingSide | null;
  /** Whether the move gave check or checkmate. */
  readonly check: boolean;
  readonly san: string;
  readonly uci: string;
}

/** Describes a legal move as data. @param san - The move in standard algebraic notation, if it is known. */
export function moveDetail(position: Position, move: Move, san = formatSan(position, move)): MoveDetail {
  const {from, to, promotion = null, castle = null} = move;
  const captured = capturedPiece(position, move);
  return {
    ...{from, to, promotion, castle},
    captured: captured ? roleOf(captured) : null,
    check: /[+#]$/.test(san),
    san,
    uci: formatUci(position, move),
  };
}

/** The piece that a legal move captures, a pawn also en passant; undefined if it captures none. */
export function capturedPiece(position: Position, {from, to, castle}: Move): PieceLetter | undefined {
  if (castle) return undefined;
  const pieces = piecesBySquare(position);
  const mover = pieces.get(from);
  // A pawn that changes its file captures.
  const isEnPassant =
    mover && roleOf(mover) === 'P' && to === position.enPassant && !to.startsWith(from.charAt(0));
  return pieces.get(to) ?? (isEnPassant ? 'p' : undefined);
}
