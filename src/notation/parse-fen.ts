import type {FenIssue} from './issue.js';
import type {Notation, Position} from './position.js';
import {readFields} from './read-fields.js';

/** How to read. */
export interface ParseOptions {
  /** Repair what is not FEN but can only mean one thing, and say so in `warnings`. */
  readonly tolerant?: boolean;
}

/** What `parseFen` returns. */
export type ParsedFen =
  | {
      readonly ok: true;
      readonly position: Position;
      /** The author's style: `shredder-fen` if all rights are file letters and one could have been K or Q. */
      readonly notation: Exclude<Notation, 'fen'>;
      /** What was repaired, and what only looks wrong, in reading order. */
      readonly warnings: readonly FenIssue[];
    }
  | {readonly ok: false; readonly error: FenIssue};

/**
 * Reads a FEN, X-FEN or Shredder-FEN of 8×8 or 10×8.
 * @param text of at most 512 characters; anything else gives an error, never an exception
 * @param options `tolerant` to repair on the way; without it exactly the grammar is accepted
 * @returns the position, or the first error in reading order
 */
export function parseFen(text: string, options?: ParseOptions): ParsedFen {
  const read = readFields(text, 6, options?.tolerant === true);
  if (!read.ok) return read;
  const {position, notation, warnings} = read;
  return {ok: true, position, notation, warnings};
}
