import type {BoardHost, Progress} from '../interaction/board-host.js';
import type {Interaction} from '../interaction/interaction.js';
import {playStrings} from '../interaction/state/session.js';
import {validityOf, type Validity} from '../../shared/validity.js';
import type {BoardForm} from './form.js';
import {isBlank} from '../position/reading.js';

/** A board that a person can change, as a control of a form. */
export class BoardControl {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  readonly #interaction: () => Interaction | undefined;
  readonly #validity: Validity;

  constructor(host: BoardHost, form: BoardForm, interaction: () => Interaction | undefined) {
    this.#host = host;
    this.#form = form;
    this.#interaction = interaction;
    this.#validity = validityOf(host.element, form.state);
  }

  /** The text of the labels, without the text of a board inside a label; slow: browsers search the page for labels. */
  get label(): string {
    const {element} = this.#host;
    if (element.mode === 'view') return '';
    const boardText = element.textContent;
    const texts = [...(this.#form.state.internals.labels as NodeListOf<Element>)].map((label) =>
      label.textContent.replace(boardText, '').replace(/\s+/g, ' ').trim(),
    );
    return texts.join(' ').trim();
  }

  showProgress(progress: Progress): void {
    this.#form.progress = progress;
    this.#form.state.setState('solved', progress.isSolved);
    this.#form.state.setState('wrong', progress.isWrong);
    this.#form.sync();
    this.validate();
  }

  /** The last validation message. If it changes, the board is drawn again, because descriptions contain it. */
  #message = '';

  validate(): void {
    const {errorText, element} = this.#host;
    const {fen, mode, required} = element;
    const {isSolved, describeOpen} = this.#form.progress;
    const isUnsolved = mode === 'solve' && !isSolved;
    const valueMissing = required && (isBlank(fen) || isUnsolved);
    const draftError = this.#interaction()?.session.mode.draftError ?? '';
    const {unsolved, required: noPosition} = playStrings(this.#host);
    const missingText = isUnsolved ? (describeOpen?.() ?? unsolved) : noPosition;
    const message = this.#validity.report(
      draftError || errorText || (valueMissing ? missingText : ''),
      {badInput: !!errorText || !!draftError, valueMissing},
      () => this.#findAnchor(),
    );
    if (message !== this.#message) element.requestUpdate();
    this.#message = message;
  }

  /** The element that a browser focuses to show the message. Without it, nothing shows why the form is not submitted. */
  #findAnchor(): HTMLElement | null {
    const {root} = this.#host;
    const anchor =
      this.#interaction()?.session.tabStop ??
      root.querySelector<HTMLElement>('.error') ??
      root.querySelector<HTMLElement>('.board');
    if (anchor && !anchor.hasAttribute('tabindex')) anchor.tabIndex = -1;
    return anchor;
  }
}
