import {readerPart} from '../dom/shared-parts.js';
import {formatFen} from '../notation/format-fen.js';
import type {FenIssue, Notation, Position} from '../notation/index.js';
import {emptyBoard} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';

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
}

const noWarnings: readonly FenIssue[] = Object.freeze([]);
const blankReading = {position: emptyBoard, error: null, warnings: noWarnings, isComplete: true};

/** Whether there is no FEN. A value that is not text, which a script may have set, is not blank but an error. */
export const isBlank = (fen: string | null | undefined): fen is null | undefined | '' =>
  fen == null || (typeof fen === 'string' && !fen.trim());

/** Reads the FENs of a board, each only once, and remembers the notation of its author. */
export class FenReader {
  #lastReading: Reading | undefined;
  #isGenerated = false;
  /** The notation of the last readable FEN that the page has set. */
  #authorNotation: Notation = 'x-fen';

  read(fen: string | null): Reading {
    const last = this.#lastReading;
    const isSame = last && Object.is(last.fen, fen);
    if (isSame && (last.isComplete || !readerPart.loaded)) return last;
    return this.#parse(fen, isSame && this.#isGenerated, isSame ? last.position : null);
  }

  /** Reads a FEN that the board has generated. It is valid, and its notation is not the author's choice. */
  readGenerated(fen: string): void {
    this.#parse(fen, /* isGenerated */ true);
  }

  /** `auto` is the author's notation. */
  format(position: Position, notation: 'auto' | Notation): string {
    return formatFen(position, notation === 'auto' ? this.#authorNotation : notation);
  }

  /** @param knownPosition - The position of this FEN, if it has been read before. It stays the same object. */
  #parse(fen: string | null, isGenerated = false, knownPosition: Position | null = null): Reading {
    this.#isGenerated = isGenerated;
    if (isBlank(fen)) return (this.#lastReading = {fen, ...blankReading});
    const strict = readStrict(fen, isGenerated);
    // A valid FEN that is not clean needs the tolerant reader for its warnings.
    const reader = strict?.isClean ? undefined : readerPart.loaded;
    const parsed = reader?.parseFen(fen, {tolerant: !isGenerated});
    const success = parsed?.ok ? parsed : null;
    const notation = (strict ?? success)?.notation;
    if (notation && !isGenerated) this.#authorNotation = notation;
    return (this.#lastReading = {
      fen,
      position: knownPosition ?? (strict ?? success)?.position ?? null,
      error: parsed?.ok === false ? parsed.error : null,
      warnings: success?.warnings ?? noWarnings,
      isComplete: strict?.isClean === true || reader !== undefined,
    });
  }
}
