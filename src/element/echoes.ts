import {readerPart} from '../dom/part.js';
import {formatFen} from '../notation/format-fen.js';
import type {Position} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import type {Echoes, FenSource} from './fen-source.js';
import {isBlank} from './reading.js';

/** Reads a FEN; `null` if it is wrong, or needs the tolerant reader and that has not loaded. */
export function readPosition(fen: string, isGenerated = false): Position | null {
  const strict = readStrict(fen, isGenerated);
  if (strict) return strict.position;
  const read = readerPart.loaded?.parseFen(fen, {tolerant: true});
  return read?.ok ? read.position : null;
}

/** A text that is equal for equal positions, whatever their notation. */
function keyOf(fen: string | null): string | null {
  if (isBlank(fen)) return '';
  // The board may have generated this FEN, so the strict reader must not doubt the case of its letters.
  const position = readPosition(fen, /* isGenerated */ true);
  return position ? formatFen(position) : fen;
}

/**
 * The FENs that a board has generated since its start was set. A page that keeps the position sets them again, at once or
 * later. Such an echo does not change the start; in `solve`, which has no Undo, it has no effect.
 */
export class GeneratedFens implements Echoes {
  readonly #source: FenSource;
  readonly #generatedKeys: (string | null)[] = [];
  /** The index of the last FEN that the page has written back. */
  #lastEcho = -1;
  /** The last FEN that the page has set, even an echo. */
  lastSet: string | null | undefined;

  constructor(source: FenSource) {
    this.#source = source;
    this.lastSet = source.explicitStart;
  }

  add(fen: string): void {
    this.#generatedKeys.push(keyOf(fen));
  }

  has(fen: string): boolean {
    return this.#generatedKeys.includes(keyOf(fen));
  }

  set(fen: string | null): void {
    const source = this.#source;
    const generatedKeys = this.#generatedKeys;
    this.lastSet = fen;
    const key = keyOf(fen ?? source.innerFen);
    const isStart = key === keyOf(source.start);
    // Usually a page that sets the start resets the board. But a puzzle that undoes a wrong first move generates the start
    // again. Then the start is an echo if the page has already set an earlier FEN of the list.
    const nextEcho = generatedKeys.indexOf(key, this.#lastEcho + 1);
    const isNextEcho = nextEcho >= 0 && (!isStart || this.#lastEcho >= 0);
    if (isNextEcho) this.#lastEcho = nextEcho;
    const isEcho = isNextEcho || (!isStart && generatedKeys.includes(key));
    if (key === keyOf(source.fen) || (isEcho && source.board.mode === 'solve')) return;
    if (isStart) source.reset();
    else if (isEcho) source.replaceFen(fen);
    else source.setStartFen(fen);
  }

  /** Starts a puzzle again from the FEN that the page has set last, even if that was an echo. */
  startFromLastSet(): void {
    const source = this.#source;
    if (this.lastSet === source.explicitStart) return;
    source.setStartFen(this.lastSet);
    source.board.requestUpdate('fen');
  }
}

/** Sets the FEN of a board to one that `source.format` has returned. */
export function setGeneratedFen(source: FenSource, fen: string): void {
  source.reader.readGenerated(fen);
  source.explicitFen = fen;
  (source.echoes ??= new GeneratedFens(source)).add(fen);
  source.board.requestUpdate('fen');
}
