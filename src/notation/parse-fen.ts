import {readFields, type FieldsRead, type NotRead, type ParseOptions} from './read-fields.js';

/** What `parseFen` returns. */
export type ParsedFen = FieldsRead | NotRead;

/**
 * Reads a FEN, X-FEN or Shredder-FEN of 8×8 or 10×8.
 * @param text of at most 512 characters; anything else gives an error, never an exception
 * @param options `tolerant` to repair on the way; without it exactly the grammar is accepted
 * @returns the position, or the first error in reading order
 */
export const parseFen = (text: string, options?: ParseOptions): ParsedFen => readFields(text, 6, options);
