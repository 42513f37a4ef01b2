import {readerPart} from '../../parts/loader.js';
import type {FenIssue, Notation, Position} from '../../core/notation/index.js';
import {emptyBoard} from '../../core/notation/position.js';
import {readCertain} from '../../core/notation/read-certain.js';

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
const complete = {error: null, warnings: noWarnings, isComplete: true};

/** Whether there is no FEN. A value that is not text, which a script may have set, is not blank but an error. */
export const isBlank = (fen: string | null | undefined): fen is null | undefined | '' =>
  fen == null || (typeof fen === 'string' && !fen.trim());

/** Reads the FENs of a board, each once, and again only if it waited for the tolerant reader; remembers the notation of its author. */
export class FenReader {
  #lastReading: Reading | undefined;
  #isGenerated = false;
  /** The notation of the last readable FEN that the page has set. */
  #authorNotation: Notation = 'x-fen';

  read(fen: string | null): Reading {
    const last = this.#lastReading;
    const isSame = last && Object.is(last.fen, fen);
    if (isSame && (last.isComplete || !readerPart.loaded)) return last;
    const isGenerated = isSame && this.#isGenerated;
    this.#isGenerated = isGenerated ?? false;
    if (isBlank(fen)) return (this.#lastReading = {fen, position: emptyBoard, ...complete});
    const certain = readCertain(fen, isGenerated);
    // A valid FEN that is not clean needs the tolerant reader for its warnings.
    const reader = certain?.isClean ? undefined : readerPart.loaded;
    const parsed = reader?.parseFen(fen, {tolerant: !isGenerated});
    const success = parsed?.ok ? parsed : null;
    const notation = (certain ?? success)?.notation;
    if (notation && !isGenerated) this.#authorNotation = notation;
    return (this.#lastReading = {
      fen,
      // If this FEN has been read before, its position stays the same object.
      position: (isSame && last.position) || ((certain ?? success)?.position ?? null),
      error: parsed?.ok === false ? parsed.error : null,
      warnings: success?.warnings ?? noWarnings,
      isComplete: certain?.isClean === true || reader !== undefined,
    });
  }

  /**
   * Keeps a FEN that the board has generated, with its position. Its notation is not the author's choice. A position that is
   * not ordinary still gets its warnings.
   */
  keepGenerated(fen: string, position: Position, isOrdinary: boolean): void {
    this.#isGenerated = true;
    this.#lastReading = {fen, position, error: null, warnings: noWarnings, isComplete: isOrdinary};
  }

  /** `auto` is the author's notation. */
  notation(notation: 'auto' | Notation): Notation {
    return notation === 'auto' ? this.#authorNotation : notation;
  }
}
