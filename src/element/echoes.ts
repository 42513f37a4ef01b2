import {formatFen} from '../notation/format-fen.js';
import type {Position} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import type {FenSource} from './fen-source.js';
import {isBlank, readerPart} from './reading.js';

/** The position of a FEN; `null` if it is wrong, or needs the tolerant reader and that has not loaded. */
export function positionOf(fen: string, isGenerated = false): Position | null {
  const strict = readStrict(fen, isGenerated);
  if (strict) return strict.position;
  const read = readerPart.loaded?.parseTolerantly(fen);
  return read?.ok ? read.position : null;
}

/** A text that is equal for equal positions, whatever their notation; for a FEN that cannot be read, the FEN. */
function keyOf(fen: string | null): string | null {
  if (isBlank(fen)) return '';
  // The board may have generated it, and then the case of its letters can be trusted.
  const position = positionOf(fen, true);
  return position ? formatFen(position) : fen;
}

/**
 * The FENs that a board has generated since its start was set. Pages that keep the position write such a FEN back, at once
 * or late: an echo, which does not change the start. In `solve`, where people have no Undo, an echo has no effect.
 */
export class Echoes {
  readonly #source: FenSource;
  readonly #generated: (string | null)[] = [];
  /** The index in that list of the last FEN that the page has written back. */
  #last = -1;
  /** The last FEN that the page has set, echoes included. */
  lastSet: string | null | undefined;

  constructor(source: FenSource) {
    this.#source = source;
    this.lastSet = source.startFen;
  }

  add(fen: string): void {
    this.#generated.push(keyOf(fen));
  }

  has(fen: string): boolean {
    return this.#generated.includes(keyOf(fen));
  }

  /** Handles a FEN that the page sets. */
  set(fen: string | null, isPuzzle: boolean): void {
    const source = this.#source;
    const generated = this.#generated;
    this.lastSet = fen;
    const key = keyOf(fen ?? source.text());
    const isStart = key === keyOf(source.start);
    // When a puzzle undoes a wrong first move, it generates the start. That is an echo if the page has written back the FEN
    // of the wrong move before; otherwise the page begins the puzzle again.
    const next = generated.indexOf(key, this.#last + 1);
    const isNext = next >= 0 && (!isStart || this.#last >= 0);
    if (isNext) this.#last = next;
    const isEcho = isNext || (!isStart && generated.includes(key));
    if (key === keyOf(source.fen) || (isEcho && isPuzzle)) return;
    if (isStart) source.reset();
    else if (isEcho) source.show(fen);
    else source.begin(fen);
  }

  /** Starts a puzzle again from the FEN that the page has set last, even if that was an echo. */
  beginAnew(): void {
    const source = this.#source;
    if (this.lastSet === source.startFen) return;
    source.begin(this.lastSet);
    source.board.requestUpdate('fen');
  }
}

/** Sets the FEN of a board to one that its `format` has returned. */
export function setGenerated(source: FenSource, fen: string): void {
  source.reader.readGenerated(fen);
  source.shown = fen;
  (source.echoes ??= new Echoes(source)).add(fen);
  source.board.requestUpdate('fen');
}
