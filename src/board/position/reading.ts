import type {FenIssue, Notation, ParsedFen} from '../../core/notation/index.js';
import {emptyBoard, type Position} from '../../core/notation/position.js';
import {readCertain} from '../../core/notation/read-certain.js';

/** A FEN as a page sets it. Null or undefined: the text inside the element counts. A script may set anything. */
export type Fen = string | null | undefined;

/** The tolerant reader; undefined until its part has loaded. */
export type TolerantReader = ((text: string, options: {tolerant: boolean}) => ParsedFen) | undefined;

/** The result of reading a FEN. */
export interface Reading {
  /** The value that was read; not always text, because a script may set anything. */
  readonly fen: unknown;
  /** `null` if the FEN is wrong, or if it needs the tolerant reader, which has not loaded yet. */
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly FenIssue[];
  /** Whether the reading is final, not waiting for the tolerant reader. */
  readonly isComplete: boolean;
  /** Whether the board has generated the FEN. Its notation is not the author’s choice, and its letters keep their case. */
  readonly isGenerated?: boolean;
  /** The notation of the author; undefined if the FEN shows none. */
  readonly notation?: Notation | undefined;
}

const noWarnings: readonly FenIssue[] = Object.freeze([]);

/** Whether there is no FEN. A value that is not text, which a script may have set, is not blank but an error. */
export const isBlank = (fen: Fen): fen is null | undefined | '' =>
  fen == null || (typeof fen === 'string' && !fen.trim());

/** Reads a FEN. A FEN that the board has generated is read even if its letters seem to have lost their case. */
export function readFen(fen: Fen, parseFen?: TolerantReader, isGenerated = false): Reading {
  if (isBlank(fen)) return {fen, position: emptyBoard, error: null, warnings: noWarnings, isComplete: true};
  const certain = readCertain(fen, isGenerated);
  // A valid FEN that is not clean needs the tolerant reader for its warnings.
  const parsed = certain?.isClean ? undefined : parseFen?.(fen, {tolerant: !isGenerated});
  const success = parsed?.ok ? parsed : null;
  return {
    fen,
    position: (certain ?? success)?.position ?? null,
    error: parsed?.ok === false ? parsed.error : null,
    warnings: success?.warnings ?? noWarnings,
    isComplete: certain?.isClean === true || parsed !== undefined,
    isGenerated,
    notation: isGenerated ? undefined : (certain ?? success)?.notation,
  };
}

/** The position of a FEN alone; `null` if it is wrong, or if it needs the tolerant reader, which has not loaded yet. */
export const positionOf = (fen: Fen, parseFen: TolerantReader): Position | null =>
  isBlank(fen) ? null : (readCertain(fen, true)?.position ?? readFen(fen, parseFen).position);
