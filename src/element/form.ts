import type {ReactiveController} from 'lit';
import type {BoardElement, BoardHost, Progress} from '../dom/board-host.js';
import type {InteractionLoader} from './interaction-loader.js';
import {isBlank} from './reading.js';

/** The progress of a puzzle not begun, and of a board that is no puzzle. */
const none: Progress = {isSolved: false, isWrong: false, moves: '', saved: ''};

/** Lets a board take part in a form: what it submits, whether it is valid, which label it has. */
export class BoardForm implements ReactiveController {
  readonly internals: ElementInternals;
  readonly #host: BoardHost;
  readonly #board: BoardElement;
  readonly #interactive: InteractionLoader;
  /** What the page has set with `setCustomValidity`. */
  #customError = '';
  #progress = none;
  #passesFocus = false;
  /** Whether the browser was last given something that can be invalid. */
  #wasFilledIn = false;

  constructor(host: BoardHost, interactive: InteractionLoader) {
    const board = host.element;
    this.#host = host;
    this.#board = board;
    this.#interactive = interactive;
    // At once: a browser refuses it in another document, where the tag is not registered.
    this.internals = board.attachInternals();
    board.addController(this);
  }

  /** Whether a person fills the board in. A diagram is never invalid. */
  get isFilledIn(): boolean {
    return this.#board.mode !== 'view';
  }

  /** The text of the labels; empty where there are none. Browsers go through the whole page to find them. */
  get label(): string {
    if (!this.isFilledIn) return '';
    const own = this.#board.textContent;
    const texts = [...(this.internals.labels as NodeListOf<Element>)].map((label) =>
      label.textContent.replace(own, '').replace(/\s+/g, ' ').trim(),
    );
    return texts.join(' ').trim();
  }

  /** Sets the form's value at once, because a listener to `change` may submit the form. */
  sync(): void {
    if (this.#board.getAttribute('name')) {
      const {fen, error, disabled} = this.#board;
      const isPuzzle = this.#board.mode === 'solve';
      const {moves, saved} = isPuzzle ? this.#progress : none;
      const value =
        error || disabled ? null : isPuzzle || isBlank(fen) ? moves : this.#host.format(this.#host.position);
      // The page's own FEN is not saved: the page may have another when the person returns.
      const isOwn = isPuzzle || fen === this.#host.initial;
      this.internals.setFormValue(value, isOwn || typeof fen !== 'string' ? saved : fen);
    }
    this.#validate();
  }

  /** Validates again: what can be focused to show what is wrong is there once the board is drawn. */
  hostUpdated(): void {
    this.#setState('invalid', this.#board.error !== null);
    if (this.isFilledIn && !this.#passesFocus) this.#passFocus();
    this.#validate();
  }

  /** Passes on how far the puzzle of `mode="solve"` is. */
  showProgress(progress: Progress): void {
    this.#progress = progress;
    this.#setState('solved', progress.isSolved);
    this.#setState('wrong', progress.isWrong);
    this.sync();
  }

  #setState(name: string, isOn: boolean): void {
    const {states} = this.internals as {states?: Set<string>};
    try {
      if (states?.has(name) !== isOn) states?.[isOn ? 'add' : 'delete'](name);
    } /* v8 ignore next 3 -- the browser of the tests is newer */ catch {
      // Chromium before 125 has states of another form, `:--invalid`.
    }
  }

  /**
   * A click on a label also clicks its control: the board then passes the focus on. Clicks inside the board have
   * another target.
   */
  #passFocus(): void {
    this.#passesFocus = true;
    for (const type of ['click', 'focus']) {
      this.#board.addEventListener(type, (event) => {
        if (event.composedPath()[0] === this.#board) this.#board.focus();
      });
    }
  }

  setCustomValidity(message: string): void {
    this.#customError = message;
    this.#validate();
  }

  #validate(): void {
    if (!this.isFilledIn && !this.#wasFilledIn) return;
    this.#wasFilledIn = this.isFilledIn;
    const {fen, mode, required} = this.#board;
    const {error, locale} = this.#host;
    const {diagram} = locale.current;
    const isUnsolved = mode === 'solve' && !this.#progress.isSolved;
    const valueMissing = required && (isBlank(fen) || isUnsolved);
    const draftError = this.#interactive.interaction?.draftError ?? '';
    const message =
      this.#customError ||
      draftError ||
      error ||
      (valueMissing && diagram[isUnsolved ? 'unsolved' : 'required']);
    if (!this.isFilledIn || !message) {
      this.internals.setValidity({});
      return;
    }
    this.internals.setValidity(
      {badInput: !!error || !!draftError, valueMissing, customError: !!this.#customError},
      message,
      this.#anchor,
    );
  }

  /**
   * A browser refuses a submission without a message where it cannot focus what is wrong: the error, or the square of
   * the cursor. A picture cannot be focused for that, so until there is a grid it is the box around it.
   */
  get #anchor(): HTMLElement | undefined {
    const root = this.#board.shadowRoot;
    const anchor =
      this.#interactive.interaction?.tabStop ??
      root?.querySelector<HTMLElement>('.error') ??
      root?.querySelector<HTMLElement>('.board') ??
      undefined;
    if (anchor && !anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
    return anchor;
  }
}
