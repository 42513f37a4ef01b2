import {emptyBoard} from '../notation/position.js';
import {formatFen, parseFen, type FenIssue, type Notation, type Position} from '../notation/index.js';

/** What a board's FEN says. */
export interface Reading {
  /** What was read; a script may have set something other than text. */
  readonly fen: unknown;
  /** `null` when it cannot be read. */
  readonly position: Position | null;
  readonly error: FenIssue | null;
  readonly warnings: readonly FenIssue[];
}

const none: readonly FenIssue[] = Object.freeze([]);

/** Whether there is no FEN. A script may have set something other than text: that is not blank, but an error. */
export const isBlank = (fen: string | null | undefined): fen is null | undefined | '' =>
  fen == null || (typeof fen === 'string' && !fen.trim());

/** Reads a FEN as boards do. */
export const parseTolerantly = (fen: string) => parseFen(fen, {tolerant: true});

/** A text that is equal for equal positions, however their FENs are written; that of a FEN which cannot be read is itself. */
export function keyOf(fen: string | null): string | null {
  if (isBlank(fen)) return '';
  // A FEN that the board generated is read as it reads that.
  const strict = parseFen(fen);
  const read = strict.ok ? strict : parseTolerantly(fen);
  return read.ok ? formatFen(read.position) : fen;
}

/** Reads what a board is given, each text once, and remembers how its author writes. */
export class FenReader {
  #reading: Reading | undefined;
  /** How the author wrote the last FEN that showed it: a FEN with no rights left does not. */
  #authorNotation: Notation = 'x-fen';

  /** What a FEN says; of one that is blank, the empty board. */
  read(fen: string | null, parse = parseTolerantly): Reading {
    if (this.#reading && Object.is(this.#reading.fen, fen)) return this.#reading;
    if (isBlank(fen)) return (this.#reading = {fen, position: emptyBoard, error: null, warnings: none});
    const result = parse(fen);
    if (result.ok) this.#authorNotation = result.notation;
    return (this.#reading = result.ok
      ? {fen, position: result.position, error: null, warnings: result.warnings}
      : {fen, position: null, error: result.error, warnings: none});
  }

  /**
   * Reads a FEN that the board generated. It does not show how its author writes, and every piece in it is
   * meant: only in a FEN that a person gives are two white kings and nothing black a sign of lost capital letters.
   */
  readGenerated(fen: string): void {
    const notation = this.#authorNotation;
    this.read(fen, parseFen);
    this.#authorNotation = notation;
  }

  /** A position in a notation; `auto` is the author's. */
  format(position: Position, notation: 'auto' | Notation): string {
    return formatFen(position, notation === 'auto' ? this.#authorNotation : notation);
  }
}
