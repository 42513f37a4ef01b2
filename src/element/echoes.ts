import {readerPart} from '../dom/shared-parts.js';
import {formatFen} from '../notation/format-fen.js';
import type {Position} from '../notation/position.js';
import {readStrict} from '../notation/read-strict.js';
import type {Echoes, FenSource} from './fen-source.js';
import {isBlank} from './reading.js';

/** Reads a FEN; `null` if it is wrong, or if it needs the tolerant reader, which has not loaded yet. */
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
 * The FENs that a board has generated since its start was set. A FEN that the page sets again, because it keeps the position,
 * is an echo. The board shows it, as when the page undoes a move, but keeps its start. In `solve`, where nothing can be
 * undone, an echo has no effect. In `source`, `start` and `fen` fall back to the text inside the element (`innerFen`), while
 * `explicitStart` and `explicitFen` do not.
 */
export class GeneratedFens implements Echoes {
  readonly #source: FenSource;
  readonly #generatedKeys: (string | null)[] = [];
  /** The index in `#generatedKeys` of the last echo. */
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
    // A page that sets the start usually resets the board. But a puzzle that undoes a wrong first move generates the start
    // itself. If the page has already echoed an earlier FEN of `#generatedKeys`, the start is an echo too.
    const nextEcho = generatedKeys.indexOf(key, this.#lastEcho + 1);
    const isNextEcho = nextEcho >= 0 && (!isStart || this.#lastEcho >= 0);
    if (isNextEcho) this.#lastEcho = nextEcho;
    const isEcho = isNextEcho || (!isStart && generatedKeys.includes(key));
    if (key === keyOf(source.fen) || (isEcho && source.board.mode === 'solve')) return;
    if (isStart) source.reset();
    else if (isEcho) source.replaceFen(fen);
    else source.setStartFen(fen);
  }

  /** Makes the FEN that the page has set last the start, even if it was an echo. A new puzzle begins there. */
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
