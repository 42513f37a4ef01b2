import type {ReactiveController} from 'lit';
import type {BoardHost, Progress} from '../dom/board-host.js';
import {isBlank} from './reading.js';

/** The progress of a puzzle not begun, and of a board that is no puzzle. */
const none: Progress = {isSolved: false, isWrong: false, moves: '', saved: ''};

/** The state of a board in its form, besides its value. */
export interface FormControl {
  /** The text of the labels; empty where there are none. */
  readonly label: string;
  /** Notifies the browser of what is wrong, and where. A diagram is never invalid. */
  validate(): void;
  /** Passes on how far the puzzle of `mode="solve"` is. */
  showProgress(progress: Progress): void;
}

/** Lets a board take part in a form: what it submits. The part of the modes knows the rest. */
export class BoardForm implements ReactiveController {
  readonly internals: ElementInternals;
  /** Once the part for that is there. */
  control: FormControl | undefined;
  /** The message that the page has set with `setCustomValidity`. */
  customError = '';
  progress = none;
  readonly #host: BoardHost;

  constructor(host: BoardHost) {
    this.#host = host;
    // At once: a browser refuses it in another document, where the tag is not registered.
    this.internals = host.element.attachInternals();
    host.element.addController(this);
  }

  /** Whether a form may be about to ask what is wrong, though nobody has come near the board. */
  get mayBeInvalid(): boolean {
    const {required, position} = this.#host.element;
    return this.internals.form !== null && (required || position === null || this.customError !== '');
  }

  /** Sets the form's value at once, because a listener to `change` may submit the form. */
  sync(): void {
    const {element} = this.#host;
    if (element.getAttribute('name')) {
      const {fen, position, disabled} = element;
      const isPuzzle = element.mode === 'solve';
      const {moves, saved} = isPuzzle ? this.progress : none;
      const value =
        !position || disabled ? null : isPuzzle || isBlank(fen) ? moves : this.#host.format(position);
      // The page's own FEN is not saved: the page may have another when the person returns.
      const isOwn = isPuzzle || fen === this.#host.initial;
      this.internals.setFormValue(value, isOwn || typeof fen !== 'string' ? saved : fen);
    }
    this.control?.validate();
  }

  /** The element that gets focus with the error is there once the board is drawn. */
  hostUpdated(): void {
    this.setState('invalid', this.#host.element.error !== null);
    this.control?.validate();
  }

  setState(name: string, isOn: boolean): void {
    const {states} = this.internals as {states?: Set<string>};
    try {
      if (states?.has(name) !== isOn) states?.[isOn ? 'add' : 'delete'](name);
    } /* v8 ignore next 3 -- the browser of the tests is newer */ catch {
      // Chromium before 125 has states of another form, `:--invalid`.
    }
  }
}
