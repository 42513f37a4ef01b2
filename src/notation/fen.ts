import {readFields, type FieldsRead, type NotRead, type ParseOptions} from './read-fields.js';

/**
 * The result of `parseFen`: a position, or the first error in reading order.
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
