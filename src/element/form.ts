import type {ReactiveController} from 'lit';
import type {BoardHost, Progress} from '../dom/board-host.js';
import {isBlank} from './reading.js';

const noProgress: Progress = {isSolved: false, isWrong: false, moves: '', saved: ''};

/** The label, validity and progress of a board in a form. */
export interface FormControl {
  /** The text of the labels; empty if there are none. */
  readonly label: string;
  /** Sets the validity of the board in its form. A diagram is always valid. */
  validate(): void;
  /** Updates the form and the states with the progress of the puzzle of `mode="solve"`. */
  showProgress(progress: Progress): void;
}

/** The value of a board in a form. Label and validity are in `control`, which comes with the part for modes. */
export class BoardForm implements ReactiveController {
  readonly internals: ElementInternals;
  /** Undefined until the part for modes has loaded. */
  control: FormControl | undefined;
  /** The message that the page has set with `setCustomValidity`. */
  customError = '';
  progress = noProgress;
  readonly #host: BoardHost;

  constructor(host: BoardHost) {
    this.#host = host;
    // At once: in another document, where the tag is not registered, a browser throws.
    this.internals = host.element.attachInternals();
    host.element.addController(this);
  }

  /** Whether the form must know the validity even of a board that is off the screen. */
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
      const {moves, saved} = isPuzzle ? this.progress : noProgress;
      const value =
        !position || disabled ? null : isPuzzle || isBlank(fen) ? moves : this.#host.source.format(position);
      // The page's own FEN is not saved, because the page may have another one when the person returns.
      const isFromPage = isPuzzle || fen === this.#host.source.initial;
      this.internals.setFormValue(value, isFromPage || typeof fen !== 'string' ? saved : fen);
    }
    this.control?.validate();
  }

  /** Validates once the board is drawn, because the element that is focused with the error exists only then. */
  hostUpdated(): void {
    this.setState('invalid', this.#host.element.error !== null);
    this.control?.validate();
  }

  setState(name: string, isOn: boolean): void {
    const {states} = this.internals as {states?: Set<string>};
    try {
      if (states?.has(name) !== isOn) states?.[isOn ? 'add' : 'delete'](name);
    } /* v8 ignore next 3 -- the browser of the tests is newer */ catch {
      // Chromium before 125 allows only states such as `--invalid`.
    }
  }
}
