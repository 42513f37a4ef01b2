import {formatFen} from '../notation/format-fen.js';
import {readStrict} from '../notation/read-strict.js';
import {isBlank, readTolerantly} from './reading.js';

/** A text that is equal for equal positions, however their FENs are written. A FEN that cannot be read is returned. */
function keyOf(fen: string | null): string | null {
  if (isBlank(fen)) return '';
  // Read like a FEN that the board generated, which it may be.
  const position = readStrict(fen, true)?.position ?? readTolerantly(fen);
  return position ? formatFen(position) : fen;
}

/** Where a board gets its FEN from: see `FenSource`. */
interface Source {
  readonly fen: string | null;
  readonly start: string | null;
  readonly startFen: string | null | undefined;
  text(): string | null;
  begin(fen: string | null): void;
  show(fen: string | null): void;
  reset(): void;
}

/**
 * The FENs that a board has generated since the start. Pages that keep the position write such a FEN back, at once or
 * late: an echo, which does not change the start. In `solve`, where nobody can undo, it has no effect unless it is the
 * start.
 */
export class Echoes {
  readonly #source: Source;
  readonly #generated: (string | null)[] = [];
  /** The index in that list of the last FEN that the page has written back. */
  #last = -1;
  /** The last FEN that the page has set, echoes included. */
  lastSet: string | null | undefined;

  constructor(source: Source) {
    this.#source = source;
    this.lastSet = source.startFen;
  }

  /** Adds a FEN that the board has generated. */
  add(fen: string): void {
    this.#generated.push(keyOf(fen));
  }

  has(fen: string): boolean {
    return this.#generated.includes(keyOf(fen));
  }

  /** Applies what the page sets. */
  set(fen: string | null, isPuzzle: boolean): void {
    const source = this.#source;
    const generated = this.#generated;
    this.lastSet = fen;
    const key = keyOf(fen ?? source.text());
    const isStart = key === keyOf(source.start);
    // A wrong first move is undone, so the start may be an echo too: if it follows another one, in the order of changes.
    const next = generated.indexOf(key, this.#last + 1);
    const isNext = next >= 0 && (!isStart || this.#last >= 0);
    if (isNext) this.#last = next;
    const isEcho = isNext || (!isStart && generated.includes(key));
    if (key === keyOf(source.fen) || (isEcho && isPuzzle)) return;
    if (isStart) source.reset();
    else if (isEcho) source.show(fen);
    else source.begin(fen);
  }
}
