import type {BoardHost, Progress} from '../interaction/board-host.js';
import type {Interaction} from '../interaction/interaction.js';
import {playStrings} from '../interaction/state/session.js';
import type {BoardForm} from './form.js';
import {isBlank} from '../position/reading.js';

/** A board that a person can change, as a control of a form. */
export class BoardControl {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  readonly #interaction: () => Interaction | undefined;
  /** Where the browser shows the message. */
  #anchor: HTMLElement | undefined;
  /** The anchors of each report. WebKit crashes when a board leaves the page if the first was removed and collected before. */
  readonly #reported = new Set<HTMLElement | undefined>();

  constructor(host: BoardHost, form: BoardForm, interaction: () => Interaction | undefined) {
    this.#host = host;
    this.#form = form;
    this.#interaction = interaction;
    const {element} = host;
    // A click on a label also reaches the label's control. Then the innermost target is the element, not a node inside it.
    for (const type of ['click', 'focus']) {
      element.addEventListener(type, (event) => {
        if (event.composedPath()[0] === element) element.focus();
      });
    }
    element.addEventListener('invalid', () => this.#reported.add(this.#anchor));
  }

  /** The text of the labels, without the text of a board inside a label; slow: browsers search the page for labels. */
  get label(): string {
    const {element} = this.#host;
    if (element.mode === 'view') return '';
    const boardText = element.textContent;
    const texts = [...(this.#form.internals.labels as NodeListOf<Element>)].map((label) =>
      label.textContent.replace(boardText, '').replace(/\s+/g, ' ').trim(),
    );
    return texts.join(' ').trim();
  }

  showProgress(progress: Progress): void {
    this.#form.progress = progress;
    this.#form.setState('solved', progress.isSolved);
    this.#form.setState('wrong', progress.isWrong);
    this.#form.sync();
    this.validate();
  }

  /** The last validation message. If it changes, the board is drawn again, because descriptions contain it. */
  #message = '';

  validate(): void {
    const {errorText, element} = this.#host;
    const {fen, mode, required} = element;
    const {customError, internals, progress} = this.#form;
    const isUnsolved = mode === 'solve' && !progress.isSolved;
    const valueMissing = required && (isBlank(fen) || isUnsolved);
    const draftError = this.#interaction()?.session.mode.draftError ?? '';
    const missingText = valueMissing ? playStrings(this.#host)[isUnsolved ? 'unsolved' : 'required'] : '';
    const message = customError || draftError || errorText || missingText;
    if (message !== this.#message) element.requestUpdate();
    this.#message = message;
    if (mode === 'view' || !message) {
      internals.setValidity({});
      return;
    }
    this.#anchor = this.#findAnchor();
    internals.setValidity(
      {badInput: !!errorText || !!draftError, valueMissing, customError: !!customError},
      message,
      this.#anchor,
    );
  }

  /** The element that a browser focuses to show the message. Without it, nothing shows why the form is not submitted. */
  #findAnchor(): HTMLElement | undefined {
    const {root} = this.#host;
    const anchor =
      this.#interaction()?.session.tabStop ??
      root.querySelector<HTMLElement>('.error') ??
      root.querySelector<HTMLElement>('.board') ??
      undefined;
    if (anchor && !anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
    return anchor;
  }
}
