import type {ReactiveController} from 'lit';
import type {Color, Notation} from '../../core/notation/position.js';
import {readerPart} from '../../parts/loader.js';
import {readFenText} from '../../shared/text-content.js';
import type {BoardElement} from '../interaction/board-host.js';
import {
  defaultFen,
  initialPosition,
  readAgain,
  readInside,
  shownFen,
  startFen,
  type PositionState,
} from './position-state.js';
import {positionOf, type TolerantReader} from './reading.js';

/** Holds the position of a board: what the page sets, the text inside and the parts of the board are its inputs. */
export class BoardPosition implements ReactiveController {
  readonly #board: BoardElement;
  #state = initialPosition;
  #isObserving = false;

  constructor(board: BoardElement) {
    this.#board = board;
    board.addController(this);
  }

  hostUpdated(): void {
    const board = this.#board;
    if (this.#isObserving || board.hasAttribute('fen')) return;
    this.#isObserving = true;
    this.#readInside();
    new MutationObserver(() => {
      const before = this.#state;
      this.#readInside();
      if (before !== this.#state) board.requestUpdate('fen');
    }).observe(board, {childList: true, characterData: true, subtree: true});
  }

  /** The state, with the text inside and the tolerant reader as they are now. */
  get state(): PositionState {
    if (this.#state.shown == null) this.#readInside();
    if (!this.#state.reading.isComplete && readerPart.loaded) this.#apply(readAgain);
    return this.#state;
  }

  get fen(): string | null {
    return shownFen(this.state);
  }

  get start(): string | null {
    return startFen(this.state);
  }

  /** The side to move at the start; null if the start cannot be read, or if the tolerant reader has not loaded yet. */
  get startTurn(): Color | null {
    return positionOf(this.start, readerPart.loaded?.parseFen)?.turn ?? null;
  }

  /** The FEN that a form's reset restores. */
  get defaultFen(): string | null {
    this.#readInside();
    return defaultFen(this.#state, this.#board.getAttribute('fen'), readerPart.loaded?.parseFen);
  }

  /** Applies an input, and draws the board if another FEN is shown. */
  apply(input: (state: PositionState, parseFen: TolerantReader) => PositionState): void {
    const before = this.state;
    this.#apply(input);
    if (before.reading !== this.#state.reading) this.#board.requestUpdate('fen');
  }

  /** The notation that the page has set, or has used in the FEN. */
  get notation(): Notation {
    const {notation} = this.#board;
    return notation === 'auto' ? this.state.notation : notation;
  }

  #readInside(): void {
    const board = this.#board;
    // Once the text is known, it does not count while there is an attribute, and is not missing either.
    if (this.#state.inside !== undefined && board.hasAttribute('fen')) return;
    // Beside a file, the text is for readers without a script.
    const text = board.src ? null : readFenText(board);
    this.#apply((state, parseFen) => readInside(state, text, parseFen));
  }

  #apply(input: (state: PositionState, parseFen: TolerantReader) => PositionState): void {
    this.#state = input(this.#state, readerPart.loaded?.parseFen);
  }
}
