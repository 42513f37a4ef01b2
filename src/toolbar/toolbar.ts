import type {ReactiveControllerHost} from 'lit';
import {adoptSheet} from '../dom/adopt-sheet.js';
import type {Lit} from '../dom/lit.js';
import type {FenIssue} from '../notation/index.js';
import {issueSentence} from '../locales/explain.js';
import {stringsOf, type LocaleStrings, type CurrentLocale} from '../locales/strings.js';

/** The element as its toolbar needs it. */
export interface ToolbarBoard extends ReactiveControllerHost, HTMLElement {
  readonly controls: boolean;
  readonly error: FenIssue | null;
  readonly renderRoot: HTMLElement | DocumentFragment;
  flip(): void;
  toSvg(): string;
}

const sheet = `
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem; margin-top: 0.4rem; font: 0.875rem/1.4 system-ui, sans-serif; }
.controls [role=toolbar] { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.controls button, .controls input {
  box-sizing: border-box;
  min-height: 2.2em;
  max-width: 100%;
  padding: 0.25em 0.6em;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 4px;
  background: Canvas;
  color: CanvasText;
  font: inherit;
}
.controls button { cursor: pointer; user-select: none; -webkit-user-select: none; }
.controls button:hover { border-color: currentColor; }
.controls input { flex: 1 1 100%; min-width: 0; }
.controls :focus-visible { outline: 3px solid var(--fen-board-focus, #0b57d0); outline-offset: 1px; }
@media print { .controls { display: none; } }`;

/** What the toolbar has done, as the tables of words call it. */
type Done = 'boardFlipped' | 'fenCopied' | 'pictureSaved';
/** What is said of it; `wrong` is what is wrong with the FEN. */
type Said = Done | 'wrong';

/** The toolbar below a board: turns it round, copies its FEN, saves its picture. */
export class Controls {
  readonly #lit: Lit;
  readonly #board: ToolbarBoard;
  readonly #locale: CurrentLocale;
  readonly #strings: LocaleStrings;
  #said: Said | null = null;
  #again = false;
  /** The FEN to be copied by hand, where the page may not copy it. */
  #byHand: string | null = null;

  readonly #written: () => string;

  /** @param written - The FEN as a form submits it; asked only while it can be read. */
  constructor(lit: Lit, board: ToolbarBoard, locale: CurrentLocale, written: () => string) {
    this.#lit = lit;
    this.#board = board;
    this.#locale = locale;
    this.#strings = stringsOf(locale);
    this.#written = written;
    adoptSheet(board.renderRoot as ShadowRoot, sheet);
  }

  template(): unknown {
    const {html, nothing} = this.#lit;
    const strings = this.#strings.interaction;
    const button = (name: string, act: () => unknown, index: number) =>
      html`<button type="button" tabindex="${index === 0 ? 0 : -1}" @click="${act}">${name}</button>`;
    return html`<div
        role="toolbar"
        lang="${this.#locale.current.tag}"
        aria-label="${strings.toolbar}"
        @keydown="${moveInToolbar}"
      >
        ${[
          button(strings.flipBoard, () => this.#flip(), 0),
          button(strings.copyFen, () => this.#copy(), 1),
          button(strings.savePicture, () => this.#save(), 2),
        ]}
      </div>
      <span role="status" lang="${this.#locale.current.tag}"
        >${this.#saying()}${this.#again ? '\u00a0' : ''}</span
      >
      ${
        this.#byHand === null
          ? nothing
          : html`<input
              aria-label="${strings.fen}"
              dir="ltr"
              readonly
              .value="${this.#byHand}"
              @blur="${() => this.#show(null)}"
            />`
      }`;
  }

  #saying(): string | null {
    const {error} = this.#board;
    if (this.#said === 'wrong') return error && issueSentence(this.#locale.current, error);
    return this.#said && this.#strings.interaction[this.#said];
  }

  #show(said: Said | null, byHand: string | null = null): void {
    // A live region is read out when its text changes.
    this.#again = said !== null && said === this.#said && !this.#again;
    this.#said = said;
    this.#byHand = byHand;
    this.#board.requestUpdate();
  }

  #flip(): void {
    this.#board.flip();
    this.#show('boardFlipped');
  }

  async #copy(): Promise<void> {
    if (this.#board.error) {
      this.#show('wrong');
      return;
    }
    const fen = this.#written();
    try {
      await navigator.clipboard.writeText(fen);
      this.#show('fenCopied');
    } catch {
      // Without https, or without leave, a page may not copy.
      this.#show(null, fen);
      requestAnimationFrame(() =>
        this.#board.renderRoot.querySelector<HTMLInputElement>('.controls input')?.select(),
      );
    }
  }

  #save(): void {
    const url = URL.createObjectURL(new Blob([this.#board.toSvg()], {type: 'image/svg+xml'}));
    const link = document.createElement('a');
    link.href = url;
    link.download = 'chess-position.svg';
    link.click();
    // The browser reads it after this task.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    this.#show('pictureSaved');
  }
}

/** Arrow keys, Home and End go through the buttons; one of them is in the tab order. */
function moveInToolbar(event: KeyboardEvent): void {
  const toolbar = event.currentTarget as Element;
  const buttons = [...toolbar.querySelectorAll('button')];
  const now = buttons.indexOf(event.target as HTMLButtonElement);
  const last = buttons.length - 1;
  const right = getComputedStyle(toolbar).direction === 'rtl' ? -1 : 1;
  const next = {ArrowLeft: now - right, ArrowRight: now + right, Home: 0, End: last}[event.key];
  if (next === undefined) return;
  event.preventDefault();
  const button = buttons[Math.min(Math.max(next, 0), last)];
  for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
  button?.focus();
}

/** Puts a toolbar below a board. */
export const createToolbar = (...what: ConstructorParameters<typeof Controls>): Controls =>
  new Controls(...what);
