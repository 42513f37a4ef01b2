import type {BoardElement} from '../dom/board-host.js';
import type {Position} from '../notation/position.js';
import {FenReader, type Reading} from './reading.js';
import {followTextContent} from './text-content.js';

/** The members of `Echoes` that are used here; that class says what they do. */
interface GeneratedFens {
  set(fen: string | null, isPuzzle: boolean): void;
  has(fen: string): boolean;
  add(fen: string): void;
  beginAnew(): void;
}

/** The FEN of a board: the one that the page has set, or the text inside; after a change, the one that it generates. */
export class FenSource {
  readonly board: BoardElement;
  readonly reader = new FenReader();
  /** The FEN in the text inside; `null` if there is none. */
  readonly text: () => string | null;
  /** The FEN that the page has set last, echoes included, or that the board has generated since. */
  shown: string | null | undefined;
  /** The FEN that `reset()` restores: the last one that the page has set, except for echoes. */
  startFen: string | null | undefined;
  /** The FENs that the board has generated; undefined until there is one. */
  echoes: GeneratedFens | undefined;
  /** How often the page has set a position, or gone back to one. */
  replacements = 0;

  constructor(board: BoardElement) {
    this.board = board;
    this.text = followTextContent(board, () => {
      this.begin(null);
      board.requestUpdate('fen');
    });
  }

  get fen(): string | null {
    return this.shown ?? this.text();
  }
  /** Set by the page. */
  set fen(fen: string | null) {
    if (this.echoes) this.echoes.set(fen, this.board.mode === 'solve');
    else this.begin(fen);
  }

  get start(): string | null {
    return this.startFen ?? this.text();
  }

  /** The FEN that a form's reset restores: attribute or text inside, unless the page writes changes back to it. */
  get initial(): string | null {
    const fen = this.board.getAttribute('fen') ?? this.text();
    return fen === null || this.echoes?.has(fen) ? this.start : fen;
  }

  reset(): void {
    this.show(this.startFen);
    this.board.requestUpdate('fen');
  }

  resetForm(): void {
    if (this.initial !== this.start) this.begin(this.board.getAttribute('fen'));
    this.reset();
  }

  read(): Reading {
    return this.reader.read(this.fen);
  }

  /** Formats a position in the notation of the attribute `notation`. */
  format(position: Position): string {
    return this.reader.format(position, this.board.notation);
  }

  begin(fen: string | null | undefined): void {
    this.startFen = fen;
    this.echoes = undefined;
    this.show(fen);
  }

  show(fen: string | null | undefined): void {
    this.shown = fen;
    this.replacements++;
  }
}
