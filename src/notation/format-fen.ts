import type {Notation, Position} from './position.js';
import {formatCastling} from './castling.js';
import {formatEnPassant} from './en-passant.js';

/** The first four fields, which FEN and EPD share. */
export function formatFields(position: Position, notation: Notation): string {
  const turn = position.turn === 'white' ? 'w' : 'b';
  const castling = formatCastling(position, notation);
  return `${position.placement} ${turn} ${castling} ${formatEnPassant(position, notation)}`;
}

/**
 * Writes a position.
 * @param position as `parseFen` returns it, or with the same fields
 * @param notation `x-fen` (Scharnagl) says all that plain FEN says in FEN's words, names an inner rook by its
 *   file, and gives the en passant square only if a pawn stands beside the pushed pawn to take it; `fen` gives
 *   that square after every double step, and so does `shredder-fen`, which names all rooks by their files
 */
export function formatFen(position: Position, notation: Notation = 'x-fen'): string {
  return `${formatFields(position, notation)} ${position.halfmoveClock} ${position.fullmoveNumber}`;
}
