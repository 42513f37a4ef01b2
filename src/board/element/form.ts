import type {BoardHost, Progress} from '../interaction/board-host.js';
import type {FormState} from '../../shared/form-member.js';
import type {BoardPosition} from '../position/board-position.js';

/** The value of a board in a form. Its label and its problems are in `BoardControl`, which a page fetches with the modes. */
export class BoardForm {
  readonly state: FormState;
  progress: Progress = {isSolved: false, isWrong: false, moves: '', saved: ''};
  /** The attempt at a puzzle that the browser has saved; empty if there is none, or once the puzzle has resumed it. */
  savedAttempt = '';
  readonly #host: BoardHost;
  readonly position: BoardPosition;

  constructor(host: BoardHost, position: BoardPosition, state: FormState) {
    this.#host = host;
    this.position = position;
    this.state = state;
  }

  /**
   * Whether the board is needed even while it is off the screen: it may block its form, which needs the validity, or it has a set
   * of puzzles, which may be printed.
   */
  get isNeeded(): boolean {
    const {required, position, src} = this.#host.element;
    const {internals, customError} = this.state;
    return src !== null || (!!internals.form && (required || !position || !!customError));
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
    this.state.internals.setFormValue(
      position && !disabled ? this.value : null,
      // The browser saves this text. It is empty for the page's own FEN, which may be another when the person returns.
      mode === 'solve' ? this.progress.saved : fen === this.position.defaultFen ? '' : fen,
    );
  }
}
