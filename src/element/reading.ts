import {formatFen} from '../notation/format-fen.js';
import type {FenIssue, Notation, Position} from '../notation/index.js';
import {emptyBoard} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import {readerPart} from './parts.js';

/** The position that a board's FEN describes, or its error. */
export interface Reading {
  /** The value that was read; a script may have set something other than text. */
  readonly fen: unknown;
  /** `null` when it cannot be read, or not by the strict reader alone. */
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly FenIssue[];
  /** Whether nothing more will be known of it. Else the tolerant reader is needed, and still to come. */
  readonly isComplete: boolean;
}

const none: readonly FenIssue[] = Object.freeze([]);
const blank = {position: emptyBoard, error: null, warnings: none, isComplete: true};

/** Whether there is no FEN. A script may have set something other than text: that is not blank, but an error. */
export const isBlank = (fen: string | null | undefined): fen is null | undefined | '' =>
  fen == null || (typeof fen === 'string' && !fen.trim());

/** A text that is equal for equal positions, however their FENs are written; that of a FEN which cannot be read is itself. */
export function keyOf(fen: string | null): string | null {
  if (isBlank(fen)) return '';
  // A FEN that the board generated is read as it reads that.
  const position = readStrict(fen, true)?.position ?? readTolerantly(fen);
  return position ? formatFen(position) : fen;
}

function readTolerantly(fen: string): Position | null {
  const read = readerPart.loaded?.parseTolerantly(fen);
  return read?.ok ? read.position : null;
}

/** The position of a FEN that a person gives; `null` where it cannot be read, or not by the strict reader alone. */
export const positionOf = (fen: string): Position | null => readStrict(fen)?.position ?? readTolerantly(fen);

/** Reads what a board is given, each text once, and remembers how its author writes. */
export class FenReader {
  #reading: Reading | undefined;
  #isGenerated = false;
  /** How the author wrote the last FEN that showed it: a FEN with no rights left does not. */
  #authorNotation: Notation = 'x-fen';

  /** The position of a FEN; of one that is blank, the empty board. */
  read(fen: string | null): Reading {
    const last = this.#reading;
    const isSame = last && Object.is(last.fen, fen);
    if (isSame && (last.isComplete || !readerPart.loaded)) return last;
    return this.#read(fen, isSame && this.#isGenerated, isSame ? last.position : null);
  }

  /** Reads a FEN that the board generated: it shows no author's style, and every letter in it is meant. */
  readGenerated(fen: string): void {
    this.#read(fen, true);
  }

  /** A position in a notation; `auto` is the author's. */
  format(position: Position, notation: 'auto' | Notation): string {
    return formatFen(position, notation === 'auto' ? this.#authorNotation : notation);
  }

  /** @param known - The position, where the strict reader has read the same text before. */
  #read(fen: string | null, isGenerated = false, known: Position | null = null): Reading {
    this.#isGenerated = isGenerated;
    if (isBlank(fen)) return (this.#reading = {fen, ...blank});
    const strict = readStrict(fen, isGenerated);
    const reader = strict?.isClean ? undefined : readerPart.loaded;
    const read = isGenerated ? reader?.parseFen(fen) : reader?.parseTolerantly(fen);
    const readable = read?.ok ? read : null;
    const notation = (strict ?? readable)?.notation;
    if (notation && !isGenerated) this.#authorNotation = notation;
    return (this.#reading = {
      fen,
      position: known ?? (strict ?? readable)?.position ?? null,
      error: read?.ok === false ? read.error : null,
      warnings: readable?.warnings ?? none,
      isComplete: strict?.isClean === true || reader !== undefined,
    });
  }
}
