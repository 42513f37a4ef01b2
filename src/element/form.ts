import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {Progress} from '../interaction/facade.js';
import type {FenIssue} from '../notation/index.js';
import {isBlank} from './reading.js';
import type {Locale} from '../locales/registry.js';
import {issueSentence} from '../locales/explain.js';

/** The board as its form sees it. */
export interface FormHost extends ReactiveControllerHost, HTMLElement {
  fen: string | null;
  readonly mode: 'view' | 'play' | 'edit' | 'solve';
  readonly disabled: boolean;
  readonly required: boolean;
  readonly error: FenIssue | null;
}

/** Lets a board take part in a form: what it submits, whether it is valid, which label it has. */
export class BoardForm implements ReactiveController {
  readonly internals: ElementInternals;
  readonly #board: FormHost;
  readonly #written: () => string;
  readonly #locale: {readonly current: Locale};
  readonly #draftError: () => string;
  #custom = '';
  #progress: Progress = {isSolved: false, isWrong: false, moves: ''};
  #passesFocus = false;
  #validated = false;
  #borrowed = false;

  /**
   * @param written - The FEN as it is submitted; asked only of a board that has a name and a FEN that can be read.
   * @param language - In which the board speaks.
   * @param draftError - What is wrong with text in the editor that is not committed; empty where nothing is.
   */
  constructor(
    board: FormHost,
    written: () => string,
    language: {readonly current: Locale},
    draftError: () => string,
  ) {
    this.#board = board;
    this.#written = written;
    this.#locale = language;
    this.#draftError = draftError;
    // At once: in another document, where the tag means nothing, a browser refuses it.
    this.internals = board.attachInternals();
    board.addController(this);
  }

  /** A diagram is not what a person fills in, so nothing is asked of it. */
  get isFilledIn(): boolean {
    return this.#board.mode !== 'view';
  }

  /** The words of the labels; empty where there are none. Browsers go through the whole page to find them. */
  get label(): string {
    if (!this.isFilledIn) return '';
    const own = this.#board.textContent;
    const texts = Array.from(this.internals.labels as NodeListOf<Element>, (label) =>
      label.textContent.replace(own, '').replace(/\s+/g, ' ').trim(),
    );
    return texts.join(' ').trim();
  }

  /** Takes over what the board holds, at once: a listener to `change` may submit the form. */
  sync(): void {
    const {fen, error, disabled} = this.#board;
    if (this.#board.getAttribute('name')) {
      const isPuzzle = this.#board.mode === 'solve';
      const moves = isPuzzle ? this.#progress.moves : '';
      const value = error || disabled ? null : isPuzzle || isBlank(fen) ? moves : this.#written();
      // Only what is no longer the page's own is to be restored: the page may have changed when one comes back. A
      // puzzle begins anew: a position in the middle of it is not where its solution begins.
      const isOwn = isPuzzle || fen === this.#board.getAttribute('fen');
      this.internals.setFormValue(value, isOwn || typeof fen !== 'string' ? '' : fen);
    }
    this.#validate();
  }

  /** What can be focused, and so shown as wrong, is there when the board has drawn itself. */
  hostUpdated(): void {
    this.#setState('invalid', this.#board.error !== null);
    if (this.isFilledIn && !this.#passesFocus) this.#passFocus();
    this.#validate();
  }

  /** Takes over how far the puzzle of `mode="solve"` is. */
  takeProgress(progress: Progress): void {
    this.#progress = progress;
    this.#setState('solved', progress.isSolved);
    this.#setState('wrong', progress.isWrong);
    this.sync();
  }

  #setState(name: string, isOn: boolean): void {
    const {states} = this.internals as {states?: Set<string>};
    if (states?.has(name) === isOn) return;
    try {
      states?.[isOn ? 'add' : 'delete'](name);
    } /* v8 ignore next 3 -- the browser of the tests is newer */ catch {
      // Chromium before 125 has states of another form, `:--invalid`.
    }
  }

  /** A label clicks its control. The board passes the focus on; what happens on what it shows comes from inside. */
  #passFocus(): void {
    this.#passesFocus = true;
    for (const type of ['click', 'focus']) {
      this.#board.addEventListener(type, (event) => {
        if (event.composedPath()[0] === this.#board) this.#board.focus();
      });
    }
  }

  setCustomValidity(message: string): void {
    this.#custom = message;
    this.#validate();
  }

  #validate(): void {
    if (!this.isFilledIn && !this.#validated) return;
    this.#validated = this.isFilledIn;
    const {error, fen, mode, required, shadowRoot} = this.#board;
    const isUnsolved = mode === 'solve' && !this.#progress.isSolved;
    const valueMissing = required && (isBlank(fen) || isUnsolved);
    const draftError = this.#draftError();
    const message =
      this.#custom ||
      draftError ||
      (error
        ? issueSentence(this.#locale.current, error)
        : valueMissing
          ? this.#locale.current.diagram[isUnsolved ? 'unsolved' : 'required']
          : '');
    if (!this.isFilledIn || !message) {
      this.#giveBack();
      this.internals.setValidity({});
      return;
    }
    // A browser refuses a submission without a word where it cannot focus what is wrong. A grid has its focus inside;
    // a picture can be no anchor, so until there is a grid the board itself is focused, and passes it on.
    const anchor = shadowRoot?.querySelector<HTMLElement>('[data-square][tabindex="0"],.error');
    const target = anchor ?? this.#board;
    if (anchor) this.#giveBack();
    if (!target.hasAttribute('tabindex')) {
      this.#borrowed = !anchor && shadowRoot !== null;
      // With -1 nothing inside could be reached by Tab.
      if (shadowRoot) target.tabIndex = anchor ? -1 : 0;
    }
    this.internals.setValidity(
      {badInput: !!error || !!draftError, valueMissing, customError: !!this.#custom},
      message,
      anchor ?? undefined,
    );
  }

  /** The board can have the focus only while that is the one way to show what is wrong. */
  #giveBack(): void {
    if (!this.#borrowed) return;
    this.#borrowed = false;
    // Chromium takes the focus from what is inside as well.
    const focused = this.#board.shadowRoot?.activeElement as HTMLElement | null | undefined;
    this.#board.removeAttribute('tabindex');
    focused?.focus();
  }
}
