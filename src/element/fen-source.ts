import type {BoardElement} from '../dom/board-host.js';
import type {Position} from '../notation/position.js';
import {FenReader, type Reading} from './reading.js';
import {observeInnerFen} from './text-content.js';

/** Recognizes FENs that the page writes back after the board has generated them. The class is in `echoes.ts`, a part. */
export interface Echoes {
  /** Handles a FEN that the page sets. */
  set(fen: string | null, isPuzzle: boolean): void;
  /** Whether the board has generated a FEN. */
  has(fen: string): boolean;
  /** Adds a FEN that the board has generated. */
  add(fen: string): void;
  /** Starts a puzzle again from the FEN that the page has set last, even if that was an echo. */
  startFromLastSet(): void;
}

/**
 * The FEN of a board: the one that the page has set, otherwise the text inside the element; after a change, the one that
 * the board has generated.
 */
export class FenSource {
  readonly board: BoardElement;
  readonly reader = new FenReader();
  /** Reads the text inside the element; `null` if it is blank, or if there is the attribute `fen`. */
  readonly readInnerFen: () => string | null;
  /** The FEN that the page has set or the board has generated; without it, the text inside counts. */
  explicitFen: string | null | undefined;
  /** The last FEN that the page has set, except for echoes; without it, the text inside is the start. */
  explicitStart: string | null | undefined;
  /** Undefined until the board has generated a FEN. */
  echoes: Echoes | undefined;
  /** The number of times that the page has set a position, or gone back to one. */
  replacements = 0;

  constructor(board: BoardElement) {
    this.board = board;
    this.readInnerFen = observeInnerFen(board, () => {
      this.setStartFen(null);
      board.requestUpdate('fen');
    });
  }

  get fen(): string | null {
    return this.explicitFen ?? this.readInnerFen();
  }
  /** Called when the page sets the attribute or the property, not when the board generates a FEN. */
  set fen(fen: string | null) {
    if (this.echoes) this.echoes.set(fen, this.board.mode === 'solve');
    else this.setStartFen(fen);
  }

  /** The FEN that `reset()` restores. */
  get start(): string | null {
    return this.explicitStart ?? this.readInnerFen();
  }

  /** The FEN that a form's reset restores: the attribute or the text inside, unless that is an echo. */
  get defaultFen(): string | null {
    const fen = this.board.getAttribute('fen') ?? this.readInnerFen();
    return fen === null || this.echoes?.has(fen) ? this.start : fen;
  }

  reset(): void {
    this.replaceFen(this.explicitStart);
    this.board.requestUpdate('fen');
  }

  resetForm(): void {
    if (this.defaultFen !== this.start) this.setStartFen(this.board.getAttribute('fen'));
    this.reset();
  }

  read(): Reading {
    return this.reader.read(this.fen);
  }

  /** Formats a position in the notation of the attribute `notation`. */
  format(position: Position): string {
    return this.reader.format(position, this.board.notation);
  }

  /** Sets a new start, and shows it. */
  setStartFen(fen: string | null | undefined): void {
    this.explicitStart = fen;
    this.echoes = undefined;
    this.replaceFen(fen);
  }

  /** Shows another FEN; the start stays. */
  replaceFen(fen: string | null | undefined): void {
    this.explicitFen = fen;
    this.replacements++;
  }
}
