import {html, nothing} from 'lit/html.js';
import {adoptSheet} from '../dom/adopt-sheet.js';
import type {BoardHost} from '../dom/board-host.js';
import {copyText} from '../dom/copy-text.js';
import {LiveRegion} from '../dom/live-region.js';
import {moveRovingFocus} from '../dom/roving-focus.js';
import type {ToolbarButton} from '../dom/toolbar-button.js';
import {markPaint} from '../marks/mark.js';
import {fill} from '../notation/messages.js';
import {enButtons} from '../locales/en-buttons.js';
import {enToolbar} from '../locales/en-toolbar.js';
import {stringsFor} from '../locales/registry.js';
import {iconTemplate} from './icons.js';
import {copyPng, fileNameOf, mayDownload, offerDownload, pngOf} from './picture-file.js';

const toolbarStrings = stringsFor('interaction', {...enToolbar, ...enButtons});

const sheet = `
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: 0.3rem; font: 0.875rem/1.4 system-ui, sans-serif; container-type: inline-size; }
.controls [role=toolbar] { display: flex; flex-wrap: wrap; gap: 0.3rem; }
.controls button, .controls input {
  box-sizing: border-box;
  max-width: 100%;
  padding: 0 0.4rem;
  border: 1px solid color-mix(in srgb, currentColor 55%, transparent);
  border-radius: 4px;
  background: Canvas;
  color: CanvasText;
  font: inherit;
  height: 2.125rem;
}
.controls button { display: flex; align-items: center; justify-content: center; min-width: 2.125rem; gap: 0.25em; cursor: pointer; user-select: none; -webkit-user-select: none; }
/* Letters that everybody reads the same; the name says them too. */
.controls [data-letters]::after { content: attr(data-letters); content: attr(data-letters) / ''; font-size: 0.75rem; }
.controls button svg { width: 1.15rem; height: 1.15rem; flex: none; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; forced-color-adjust: auto; content-visibility: visible; }
.controls .name { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.controls i { width: 1rem; height: 1rem; border: 1px solid #000; border-radius: 50%; forced-color-adjust: none; }
${Object.entries(markPaint)
  .map(([name, {fill}]) => `.controls .${name} { background: var(--fen-board-mark-${name}, ${fill}); }`)
  .join('\n')}
.controls button:hover { border-color: currentColor; }
.controls button[aria-pressed=true] { background: CanvasText; color: Canvas; }
.controls button[aria-disabled=true] { border-color: GrayText; color: GrayText; cursor: default; }
.controls input { flex: 1 1 100%; min-width: 0; }
.controls :focus-visible { outline: 3px solid var(--fen-board-focus, #0b57d0); outline-offset: 1px; }
@media (pointer: coarse) { .controls button { min-width: 44px; height: 44px; } }
/* One row of the usual buttons on a small board, each as wide as there is room, for a finger too. */
@container (width < 27.5rem) {
  .controls [role=toolbar] { flex: 1; gap: 2px; }
  .controls button { flex: 1; min-width: 1.875rem; max-width: 44px; padding: 0 0.2rem; }
  .controls [data-letters] svg { display: none; }
}
@container (width < 17.5rem) {
  .controls button { min-width: 1.625rem; padding: 0 0.1rem; }
  .controls [data-letters]::after { font-size: 0.6875rem; }
}`;

/** The toolbar below a board: flips it, copies its FEN, copies and saves its picture. */
export class Toolbar {
  readonly #host: BoardHost;
  readonly #moreButtons: () => readonly ToolbarButton[];
  readonly #status = new LiveRegion();
  /** The index of the button that is in the tab order. */
  #tabStop = 0;
  /** The FEN to be copied by hand, where the page may not copy it. */
  #fenByHand: string | null = null;

  /** @param moreButtons - What the mode adds, such as Undo in play. */
  constructor(host: BoardHost, moreButtons: () => readonly ToolbarButton[]) {
    this.#host = host;
    this.#moreButtons = moreButtons;
    adoptSheet(host.root, sheet);
  }

  template(): unknown {
    const strings = toolbarStrings(this.#host);
    const {tag: lang} = this.#host.locale.current;
    const buttons = this.#buttons();
    const tabStop = Math.min(this.#tabStop, buttons.length - 1);
    return html`<div
        role="toolbar"
        lang="${lang}"
        aria-label="${strings.toolbar}"
        @keydown="${(event: KeyboardEvent) => moveRovingFocus(event, buttonsIn(event))}"
        @focusin="${(event: FocusEvent) => this.#moveTabStop(event)}"
      >
        ${buttons.map(
          (button, index) =>
            html`<button
              type="button"
              tabindex="${index === tabStop ? 0 : -1}"
              aria-disabled="${button.disabled ?? false}"
              aria-pressed="${button.pressed ?? nothing}"
              title="${button.icon || button.swatch ? button.name : nothing}"
              data-letters="${button.letters ?? nothing}"
              @click="${() => {
                if (!button.disabled) button.press();
              }}"
            >
              ${
                button.icon
                  ? iconTemplate(button.icon)
                  : button.swatch
                    ? html`<i class="${button.swatch}"></i>`
                    : nothing
              }<span class="${button.icon || button.swatch ? 'name' : ''}">${button.name}</span>
            </button>`,
        )}
      </div>
      ${this.#status.template(lang, 'status')}
      ${
        this.#fenByHand === null
          ? nothing
          : html`<input
              aria-label="${strings.fen}"
              dir="ltr"
              readonly
              .value="${this.#fenByHand}"
              @blur="${() => this.#showFen(null)}"
            />`
      }`;
  }

  /** The buttons of the mode come last: they may come later, and no button moves away from under a finger. */
  #buttons(): readonly ToolbarButton[] {
    const strings = toolbarStrings(this.#host);
    return [
      {name: strings.flipBoard, icon: 'flip', press: () => this.#flip()},
      {name: strings.copyFen, icon: 'copy', letters: 'FEN', press: () => void this.#copyFen()},
      {name: strings.copyPicture, icon: 'picture', press: () => void this.#copyPicture()},
      {
        name: fill(strings.savePicture, {format: 'PNG'}),
        icon: 'save',
        letters: 'PNG',
        press: () => void this.#savePng(),
      },
      {
        name: fill(strings.savePicture, {format: 'SVG'}),
        icon: 'save',
        letters: 'SVG',
        press: () => this.#saveSvg(),
      },
      ...this.#moreButtons(),
    ];
  }

  #moveTabStop(event: FocusEvent): void {
    this.#tabStop = buttonsIn(event).indexOf(event.target as HTMLButtonElement);
    this.#host.element.requestUpdate();
  }

  #announce(announcement: () => string): void {
    this.#fenByHand = null;
    this.#status.announce(announcement);
    this.#host.element.requestUpdate();
  }

  #showFen(fen: string | null): void {
    this.#fenByHand = fen;
    this.#status.announce('');
    this.#host.element.requestUpdate();
  }

  #flip(): void {
    this.#host.element.flip();
    this.#announce(() => toolbarStrings(this.#host).boardFlipped);
  }

  async #copyFen(): Promise<void> {
    const host = this.#host;
    if (host.error) {
      this.#announce(() => host.error);
      return;
    }
    const fen = host.format(host.position);
    if (await copyText(fen)) {
      this.#announce(() => toolbarStrings(this.#host).fenCopied);
      return;
    }
    this.#showFen(fen);
    await this.#host.element.updateComplete;
    this.#host.root.querySelector<HTMLInputElement>('.controls input')?.select();
  }

  async #copyPicture(): Promise<void> {
    const isCopied = await copyPng(this.#host.element.toSvg());
    this.#announce(() => {
      const {pictureCopied, pictureNotCopied} = toolbarStrings(this.#host);
      return isCopied ? pictureCopied : pictureNotCopied;
    });
  }

  #saveSvg(): void {
    this.#save(new Blob([this.#host.element.toSvg()], {type: 'image/svg+xml'}), 'SVG');
  }

  async #savePng(): Promise<void> {
    try {
      this.#save(await pngOf(this.#host.element.toSvg()), 'PNG');
    } catch {
      this.#announce(() => toolbarStrings(this.#host).pngNotAllowed);
    }
  }

  #save(picture: Blob, format: 'PNG' | 'SVG'): void {
    const isAllowed = mayDownload();
    if (isAllowed !== false) {
      const {element, error, position} = this.#host;
      const caption = element.querySelector('[slot=caption]')?.textContent ?? '';
      const name = fileNameOf(caption, error ? '' : this.#host.format(position));
      offerDownload(picture, `${name}.${format.toLowerCase()}`);
    }
    this.#announce(() => {
      const {pictureSaved, pictureOffered, savingNotAllowed} = toolbarStrings(this.#host);
      return isAllowed === false
        ? savingNotAllowed
        : fill(isAllowed === null ? pictureOffered : pictureSaved, {format});
    });
  }
}

const buttonsIn = ({currentTarget}: Event) => [...(currentTarget as Element).querySelectorAll('button')];
