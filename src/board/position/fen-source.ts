import type {ReactiveController} from 'lit';
import type {BoardElement} from '../interaction/board-host.js';
import {nonTextElements, readText} from '../../shared/text-content.js';
import type {Echoes} from './echoes.js';
import {FenReader, type Reading} from './reading.js';

/** A selector of the elements whose text is not part of the FEN. Authors write `<details>` for readers without the script. */
export const nonFenElements = `${nonTextElements},details`;

/**
 * The FEN of a board: what the page has set or, if it has set nothing, the text inside the element. After a person's change,
 * it is what the board has generated.
 */
export class FenSource implements ReactiveController {
  readonly board: BoardElement;
  readonly reader = new FenReader();
  /** The FEN that the page has set or the board has generated; if null or undefined, the text inside counts. */
  explicitFen: string | null | undefined;
  /** The last FEN that the page has set, except for echoes; if null or undefined, the text inside is the start. */
  explicitStart: string | null | undefined;
  /** Undefined until the board has generated a FEN. */
  echoes: Echoes | undefined;
  /** The number of times that the page has set or reset the position. */
  replacements = 0;
  /** The last text inside the element that was observed; undefined before that. */
  #observedText: string | undefined;

  constructor(board: BoardElement) {
    this.board = board;
    board.addController(this);
  }

  hostUpdated(): void {
    const {board} = this;
    if (this.#observedText !== undefined || board.hasAttribute('fen')) return;
    this.#observedText = this.#innerText;
    new MutationObserver(() => {
      const before = this.#observedText;
      this.#observedText = this.#innerText;
      if (before === this.#observedText) return;
      this.setStartFen(null);
      board.requestUpdate('fen');
    }).observe(board, {childList: true, characterData: true, subtree: true});
  }

  get #innerText(): string {
    return readText(this.board, ' ', nonFenElements);
  }

  /** The text inside the element; `null` if it is blank, or if there is the attribute `fen`. */
  get innerFen(): string | null {
    return this.board.hasAttribute('fen') ? null : this.#innerText.trim() || null;
  }

  get fen(): string | null {
    return this.explicitFen ?? this.innerFen;
  }
  /** Called when the page sets the attribute or the property, not when the board generates a FEN. */
  set fen(fen: string | null) {
    const {echoes, board} = this;
    const method = echoes ? echoes.methodFor(fen, this, board.mode === 'solve') : 'setStartFen';
    if (method) this[method](fen);
  }

  get start(): string | null {
    return this.explicitStart ?? this.innerFen;
  }

  /** The FEN that a form's reset restores: the FEN of the markup or, if the page has written an echo there, the start. */
  get defaultFen(): string | null {
    const fen = this.board.getAttribute('fen') ?? this.innerFen;
    return fen === null || this.echoes?.has(fen) ? this.start : fen;
  }

  reset(): void {
    this.replaceFen(this.explicitStart);
    this.board.requestUpdate('fen');
  }

  resetForm(): void {
    // A script may have changed the start since. The markup is the default of a form.
    if (this.defaultFen !== this.start) this.setStartFen(this.board.getAttribute('fen'));
    this.reset();
  }

  read(): Reading {
    return this.reader.read(this.fen);
  }

  /** Sets a new start, and shows it. */
  setStartFen(fen: string | null | undefined): void {
    this.explicitStart = fen;
    this.echoes = undefined;
    this.replaceFen(fen);
  }

  /** Shows another FEN, and keeps the start. */
  replaceFen(fen: string | null | undefined): void {
    this.explicitFen = fen;
    this.replacements++;
  }
}
