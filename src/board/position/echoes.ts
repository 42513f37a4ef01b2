import {readerPart} from '../../parts/loader.js';
import {formatFen} from '../../core/notation/format-fen.js';
import type {Snapshot} from '../../core/notation/snapshot.js';
import type {Position} from '../../core/notation/position.js';
import {readCertain} from '../../core/notation/read-certain.js';
import {isBlank} from './reading.js';

/** Reads a FEN; `null` if it is wrong, or if it needs the tolerant reader, which has not loaded yet. */
export function readPosition(fen: string, isGenerated = false): Position | null {
  const certain = readCertain(fen, isGenerated);
  if (certain) return certain.position;
  const read = readerPart.loaded?.parseFen(fen, {tolerant: true});
  return read?.ok ? read.position : null;
}

/**
 * The FENs that a board has generated since its start was set. A FEN that the page sets again, because it keeps the position,
 * is an echo. The board shows it, as when the page undoes a move, but keeps its start. In `solve`, where nothing can be
 * undone, an echo has no effect.
 */
export class Echoes {
  /** For each FEN, a text that is equal for equal positions, whatever their notation. */
  readonly #keyByFen = new Map<string, string>();
  readonly #generatedKeys: string[] = [];
  /** The index in `#generatedKeys` of the last echo. */
  #lastEcho = -1;
  /** The last FEN that the page has set, even an echo. */
  lastSet: string | null | undefined;

  constructor(explicitStart: string | null | undefined) {
    this.lastSet = explicitStart;
  }

  add({fen, position}: Snapshot): void {
    const key = formatFen(position);
    this.#keyByFen.set(fen, key);
    this.#generatedKeys.push(key);
  }

  has(fen: string): boolean {
    return this.#generatedKeys.includes(this.#keyOf(fen));
  }

  /** Records that the page has set a FEN. Returns the method of `FenSource` that applies it; null if there is no change. */
  methodFor(
    fen: string | null,
    board: {readonly fen: string | null; readonly start: string | null; readonly innerFen: string | null},
    isPuzzle: boolean,
  ): 'setStartFen' | 'replaceFen' | 'reset' | null {
    const generatedKeys = this.#generatedKeys;
    this.lastSet = fen;
    const key = this.#keyOf(fen ?? board.innerFen);
    const isStart = key === this.#keyOf(board.start);
    // A page that sets the start usually resets the board. But a puzzle that undoes a wrong first move generates the start
    // itself. If the page has already echoed an earlier FEN of `#generatedKeys`, the start is an echo too.
    const nextEcho = generatedKeys.indexOf(key, this.#lastEcho + 1);
    const isNextEcho = nextEcho >= 0 && (!isStart || this.#lastEcho >= 0);
    if (isNextEcho) this.#lastEcho = nextEcho;
    const isEcho = isNextEcho || (!isStart && generatedKeys.includes(key));
    if (key === this.#keyOf(board.fen) || (isEcho && isPuzzle)) return null;
    return isStart ? 'reset' : isEcho ? 'replaceFen' : 'setStartFen';
  }

  #keyOf(fen: string | null): string {
    if (isBlank(fen)) return '';
    const known = this.#keyByFen.get(fen);
    if (known !== undefined) return known;
    // The board may have generated this FEN, so the certain reader must not doubt the case of its letters.
    const position = readPosition(fen, /* isGenerated */ true);
    const key = position ? formatFen(position) : fen;
    // Without a position, the tolerant reader may not have loaded yet.
    if (position) this.#keyByFen.set(fen, key);
    return key;
  }
}
