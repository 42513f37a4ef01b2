import type {BoardElement} from '../dom/board-host.js';
import type {Position} from '../notation/position.js';
import {FenReader, keyOf, type Reading} from './reading.js';
import {followTextContent} from './text-content.js';

/** The FEN of a board: the one that the page has set, or the text inside; after a change, the one that it generates. */
export class FenSource {
  readonly #board: BoardElement;
  readonly #reader = new FenReader();
  readonly #text: () => string | null;
  #fen: string | null | undefined;
  /** The FEN that `reset()` restores: the last one that the page has set, except for echoes. */
  #startFen: string | null | undefined;
  /** The last FEN that the page has set, echoes included. */
  #lastSet: string | null | undefined;
  /** The keys (`keyOf`) of the FENs that the board has generated since the start. */
  #generated: (string | null)[] = [];
  /** The index in that list of the last FEN that the page has written back. */
  #lastEcho = -1;
  #replacements = 0;

  constructor(board: BoardElement) {
    this.#board = board;
    this.#text = followTextContent(board, () => {
      this.#begin(null);
      board.requestUpdate('fen');
    });
  }

  get fen(): string | null {
    return this.#fen ?? this.#text();
  }
  /**
   * Set by the page. Pages that keep the position write a generated FEN back, at once or late: such an echo does not
   * change the start. In `solve`, where nobody can undo, it has no effect unless it is the start.
   */
  set fen(fen: string | null) {
    const generated = this.#generated;
    if (generated.length === 0) {
      this.#begin(fen);
      return;
    }
    this.#lastSet = fen;
    const key = keyOf(fen ?? this.#text());
    const isStart = key === keyOf(this.start);
    // A wrong first move is undone, so the start may be an echo too: if it follows another one, in the order of changes.
    const next = generated.indexOf(key, this.#lastEcho + 1);
    const isNext = next >= 0 && (!isStart || this.#lastEcho >= 0);
    if (isNext) this.#lastEcho = next;
    const isEcho = isNext || (!isStart && generated.includes(key));
    if (key === keyOf(this.fen) || (isEcho && this.#board.mode === 'solve')) return;
    if (isStart) this.reset();
    else if (isEcho) this.#show(fen);
    else this.#begin(fen);
  }

  get start(): string | null {
    return this.#startFen ?? this.#text();
  }

  /** The FEN that a form's reset restores: attribute or text inside, unless the page writes changes back to it. */
  get initial(): string | null {
    const fen = this.#board.getAttribute('fen') ?? this.#text();
    return fen === null || this.#generated.includes(keyOf(fen)) ? this.start : fen;
  }

  /** A text that differs after the page has replaced the position, but not after a move, a change or an echo. */
  get version(): string {
    const {start} = this;
    return `${this.#replacements} ${typeof start === 'string' ? start : ''}`;
  }

  reset(): void {
    this.#show(this.#startFen);
    this.#board.requestUpdate('fen');
  }

  resetForm(): void {
    if (this.initial !== this.start) this.#begin(this.#board.getAttribute('fen'));
    this.reset();
  }

  /** Starts a puzzle again from the FEN that the page has set last, even if that was an echo. */
  beginAnew(): void {
    if (this.#lastSet === this.#startFen) return;
    this.#begin(this.#lastSet);
    this.#board.requestUpdate('fen');
  }

  read(): Reading {
    return this.#reader.read(this.fen);
  }

  /** Formats a position in the notation of the attribute `notation`. */
  format(position: Position): string {
    return this.#reader.format(position, this.#board.notation);
  }

  setGenerated(fen: string): void {
    this.#reader.readGenerated(fen);
    this.#fen = fen;
    this.#generated.push(keyOf(fen));
    this.#board.requestUpdate('fen');
  }

  #begin(fen: string | null | undefined): void {
    this.#startFen = this.#lastSet = fen;
    this.#generated = [];
    this.#lastEcho = -1;
    this.#show(fen);
  }

  #show(fen: string | null | undefined): void {
    this.#fen = fen;
    this.#replacements++;
  }
}
