import {formatCastling} from './castling.js';
import {formatEnPassant} from './en-passant.js';
import type {Notation, Position} from './position.js';
import {readFields, type FieldsRead, type NotRead, type ParseOptions} from './read-fields.js';

/**
 * What `parseFen` returns: a position, or the first error in reading order.
 *
 * @example
 * const read: ParsedFen = parseFen('8/8 w - - 0 1');
 * if (!read.ok) read.error.code; // → 'rank-count'
 */
export type ParsedFen = FieldsRead | NotRead;

/**
 * Reads a FEN, X-FEN or Shredder-FEN of 8×8 or 10×8: the six fields of the PGN standard, section 16.1
 * (https://www.thechessdrum.net/PGN_Reference.txt), with the castling rights of X-FEN
 * (https://en.wikipedia.org/wiki/X-FEN) and of Shredder-FEN.
 *
 * @param text - At most 512 characters. Anything else, and what is not text, gives an error, never an exception.
 * @param options - `tolerant` repairs what people type and paste; without it exactly the grammar is accepted.
 * @returns The position with its warnings, or the first error in reading order.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) read.position.turn; // → 'white'
 * else console.log(read.error.message, read.error.index);
 */
export const parseFen = (text: string, options?: ParseOptions): ParsedFen => readFields(text, 6, options);

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
