import type {BoardElement} from '../dom/board-host.js';
import type {Position} from '../notation/position.js';
import {FenReader, type Reading} from './reading.js';
import {followTextContent} from './text-content.js';

/**
 * The source of a board's FEN: what the page sets, else the text inside; after a change by a person, what the board
 * generates.
 */
export class FenSource {
  readonly #board: BoardElement;
  readonly #reader = new FenReader();
  readonly #text: () => string | null;
  #fen: string | null | undefined;
  /** What the page has set, whatever was played since. */
  #start: string | null | undefined;

  constructor(board: BoardElement) {
    this.#board = board;
    this.#text = followTextContent(board, () => {
      this.fen = null;
      board.requestUpdate('fen');
    });
  }

  get fen(): string | null {
    return this.#fen ?? this.#text();
  }
  /** As the page sets it. */
  set fen(fen: string | null) {
    this.#fen = fen;
    this.#start = fen;
  }

  /** What `reset()` goes back to. */
  get start(): string | null {
    return this.#start ?? this.#text();
  }

  /** What the FEN says, parsed once. */
  read(): Reading {
    return this.#reader.read(this.fen);
  }

  /** A position in the notation that the author asks for, or uses. */
  format(position: Position): string {
    return this.#reader.format(position, this.#board.notation);
  }

  /** Sets the FEN to one that `format` gave. */
  setGenerated(fen: string): void {
    this.#reader.readGenerated(fen);
    this.#fen = fen;
    this.#board.requestUpdate('fen');
  }
}
