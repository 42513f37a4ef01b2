import {formatCastling} from './castling.js';
import {formatEnPassant} from './en-passant.js';
import type {Notation, Position} from './position.js';

/**
 * Writes the first four fields, which FEN and EPD share.
 *
 * @param position - A position.
 * @param notation - As in `formatFen`.
 */
export function formatFields(position: Position, notation: Notation): string {
  const turn = position.turn === 'white' ? 'w' : 'b';
  const castling = formatCastling(position, notation);
  return `${position.placement} ${turn} ${castling} ${formatEnPassant(position, notation)}`;
}

/**
 * Writes a position.
 *
 * @param position - As `parseFen` returns it, or with the same fields.
 * @param notation - `x-fen` (the default) writes what plain FEN can say as plain FEN, names an inner rook that may
 * castle by its file, and gives the en passant square only if a pawn stands beside the pushed pawn to take it. `fen`
 * gives that square after every double step, and so does `shredder-fen`, which names all rooks by their files.
 * @returns The FEN, which `parseFen` reads back.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatFen(read.position, 'shredder-fen'); // → '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
 */
export function formatFen(position: Position, notation: Notation = 'x-fen'): string {
  return `${formatFields(position, notation)} ${position.halfmoveClock} ${position.fullmoveNumber}`;
}
