import type {BoardElement} from '../dom/board-host.js';
import type {Position} from '../notation/position.js';
import type {Echoes} from './echoes.js';
import {FenReader, type Reading} from './reading.js';
import {followTextContent} from './text-content.js';

/** The FEN of a board: the one that the page has set, or the text inside; after a change, the one that it generates. */
export class FenSource {
  readonly #board: BoardElement;
  readonly #reader = new FenReader();
  /** The FEN in the text inside; `null` if there is none. */
  readonly text: () => string | null;
  #fen: string | null | undefined;
  /** The FEN that `reset()` restores: the last one that the page has set, except for echoes. */
  startFen: string | null | undefined;
  /** Undefined until the board has generated a FEN. */
  #echoes: Echoes | undefined;
  #replacements = 0;

  constructor(board: BoardElement) {
    this.#board = board;
    this.text = followTextContent(board, () => {
      this.begin(null);
      board.requestUpdate('fen');
    });
  }

  get fen(): string | null {
    return this.#fen ?? this.text();
  }
  /** Set by the page. */
  set fen(fen: string | null) {
    if (this.#echoes) this.#echoes.set(fen, this.#board.mode === 'solve');
    else this.begin(fen);
  }

  get start(): string | null {
    return this.startFen ?? this.text();
  }

  /** The FEN that a form's reset restores: attribute or text inside, unless the page writes changes back to it. */
  get initial(): string | null {
    const fen = this.#board.getAttribute('fen') ?? this.text();
    return fen === null || this.#echoes?.has(fen) ? this.start : fen;
  }

  /** A text that differs after the page has replaced the position, but not after a move, a change or an echo. */
  get version(): string {
    const {start} = this;
    return `${this.#replacements} ${typeof start === 'string' ? start : ''}`;
  }

  reset(): void {
    this.show(this.startFen);
    this.#board.requestUpdate('fen');
  }

  resetForm(): void {
    if (this.initial !== this.start) this.begin(this.#board.getAttribute('fen'));
    this.reset();
  }

  /** Starts a puzzle again from the FEN that the page has set last, even if that was an echo. */
  beginAnew(): void {
    if (!this.#echoes || this.#echoes.lastSet === this.startFen) return;
    this.begin(this.#echoes.lastSet);
    this.#board.requestUpdate('fen');
  }

  read(): Reading {
    return this.#reader.read(this.fen);
  }

  /** Formats a position in the notation of the attribute `notation`. */
  format(position: Position): string {
    return this.#reader.format(position, this.#board.notation);
  }

  /** @param part - The part that has generated the FEN; it contains `Echoes`, which a page of diagrams never fetches. */
  setGenerated(fen: string, part: {readonly Echoes: typeof Echoes}): void {
    this.#reader.readGenerated(fen);
    this.#fen = fen;
    (this.#echoes ??= new part.Echoes(this)).add(fen);
    this.#board.requestUpdate('fen');
  }

  begin(fen: string | null | undefined): void {
    this.startFen = fen;
    this.#echoes = undefined;
    this.show(fen);
  }

  show(fen: string | null | undefined): void {
    this.#fen = fen;
    this.#replacements++;
  }
}
