import type {BoardHost, Progress} from '../interaction/board-host.js';
import type {BoardPosition} from '../position/board-position.js';

/** The value of a board in a form. Label and validity are in `BoardControl`, which a page fetches with the modes. */
export class BoardForm {
  readonly internals: ElementInternals;
  /** The message that the page has set with `setCustomValidity`. */
  customError = '';
  progress: Progress = {isSolved: false, isWrong: false, moves: '', saved: ''};
  /** The attempt at a puzzle that the browser has saved; empty if there is none, or once the puzzle has resumed it. */
  savedAttempt = '';
  readonly #host: BoardHost;
  readonly position: BoardPosition;

  constructor(host: BoardHost, position: BoardPosition) {
    this.#host = host;
    this.position = position;
    // In the constructor, because browsers throw once the element is in a document in which its tag is not registered.
    this.internals = host.element.attachInternals();
  }

  /** Whether the board may block its form. If so, the form needs the validity even while the board is off the screen. */
  get mayBeInvalid(): boolean {
    const {required, position} = this.#host.element;
    return !!this.internals.form && (required || !position || !!this.customError);
  }

  /** The text that a form submits: the FEN, or the moves of a puzzle; empty if the FEN cannot be read. */
  get value(): string {
    const {element, fen} = this.#host;
    const {position, mode} = element;
    if (!position) return '';
    return mode === 'solve' ? this.progress.moves : fen.trim() && this.#host.format(position);
  }

  /** Sets the form's value at once, because a listener to `change` may submit the form. */
  sync(): void {
    const {element, fen} = this.#host;
    if (!element.getAttribute('name')) return;
    const {position, disabled, mode} = element;
    this.internals.setFormValue(
      position && !disabled ? this.value : null,
      // The browser saves this text. It is empty for the page's own FEN, which may be another when the person returns.
      mode === 'solve' ? this.progress.saved : fen === this.position.defaultFen ? '' : fen,
    );
  }

  /** Adds or removes a custom state, which CSS matches with `:state()`. */
  setState(name: string, isOn: boolean): void {
    try {
      // `has` would be wrong in WebKit once the object `states` was collected.
      this.internals.states[isOn ? 'add' : 'delete'](name);
    } /* v8 ignore next 3 -- the browser of the tests is newer */ catch {
      // Older browsers have no states, and Chromium before 125 allows only names such as `--invalid`.
    }
  }
}
