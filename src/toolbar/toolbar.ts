import {html, nothing} from 'lit/html.js';
import {adoptSheet, css} from '../dom/sheets.js';
import type {BoardElement, BoardHost} from '../dom/board-host.js';
import {copyText} from '../dom/copy-text.js';
import {buttonSheet, buttonTemplate, copyIcon, flipIcon, type Button} from '../dom/button.js';
import {focusRing} from '../dom/focus-ring.js';
import {LiveRegion} from '../dom/live-region.js';
import {moveRovingFocus} from '../dom/roving-focus.js';
import {fill} from '../notation/fill.js';
import {enButtons} from '../locales/en-buttons.js';
import {enToolbar} from '../locales/en-toolbar.js';
import type {Session} from '../interaction/state/session.js';
import {buttonStrings, colorButtons, historyButtons, drawIcon} from '../interaction/view/buttons.js';
import {stringsFor} from '../locales/sentence.js';
import {copyPng, fileNameOf, pngOf, saveFile} from './picture-file.js';

const toolbarStrings = stringsFor('interaction', {...enToolbar, ...enButtons});

const sheet = css`
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.3rem;
    font:
      0.875rem/1.4 system-ui,
      sans-serif;
    container-type: inline-size;
  }
  .controls button {
    user-select: none;
    -webkit-user-select: none;
  }
  /* Letters such as “FEN”. They are not read aloud, because the button's name contains them. */
  [data-letters]::after {
    content: attr(data-letters);
    content: attr(data-letters) / '';
    font-size: 0.75rem;
  }
  .controls input {
    flex: 1 1 100%;
    min-width: 0;
  }
  /* On a small board, the usual buttons share one row. */
  @container (width < 27.5rem) {
    .controls .buttons {
      flex: 1;
      gap: 2px;
    }
    .controls .buttons > [title] {
      flex: 1;
      min-width: 1.875rem;
      max-width: 2.75rem;
      padding: 0 0.2rem;
    }
    .controls [data-letters] svg {
      display: none;
    }
  }
`;

/** The toolbar below a board: flips it, copies its FEN, copies and saves its picture. */
export class Toolbar {
  readonly #host: BoardHost;
  readonly #session: () => Session | undefined;
  readonly #status = new LiveRegion();
  #tabStop = 0;
  #showsMore = false;
  /** The FEN, shown to be copied by hand if the page may not copy it. */
  #fenToCopy: string | null = null;

  constructor(host: BoardHost, session: () => Session | undefined) {
    this.#host = host;
    this.#session = session;
    adoptSheet(host.root, focusRing + buttonSheet + sheet);
  }

  template(): unknown {
    const strings = toolbarStrings(this.#host);
    const {tag: lang} = this.#host.locale.current;
    const buttons = this.#buttons();
    const tabStop = Math.min(this.#tabStop, buttons.length - 1);
    return html`<div
        class="buttons"
        role="toolbar"
        lang="${lang}"
        aria-label="${strings.toolbar}"
        @keydown="${(event: KeyboardEvent) => moveRovingFocus(event, buttonsIn(event))}"
        @focusin="${(event: FocusEvent) => this.#moveTabStop(event)}"
      >
        ${buttons.map((button, index) => buttonTemplate(button, index === tabStop ? 0 : -1))}
      </div>
      ${this.#status.template(lang, 'status')}
      ${
        this.#fenToCopy === null
          ? nothing
          : html`<input
              class="control"
              aria-label="FEN"
              dir="ltr"
              readonly
              .value="${this.#fenToCopy}"
              @blur="${() => this.#showFen(null)}"
            />`
      }`;
  }

  /** The mode's buttons come last, because they may appear later, and no other button may move then. */
  #buttons(): readonly Button[] {
    const {copyFen, copyPicture, explore, flipBoard, more, savePicture} = toolbarStrings(this.#host);
    const {element} = this.#host;
    const {controls, mode, drawable, moveInput} = element;
    const session = this.#session();
    const ofMode = session
      ? (session.mode.toolbarButtons?.() ?? [
          ...(controls && session.mode.canUndo ? historyButtons(session) : []),
          ...drawButtons(session),
        ])
      : [];
    if (!controls) return ofMode;
    const save = (format: 'PNG' | 'SVG'): Button => ({
      name: fill(savePicture, {format}),
      press: () => void this.#save(format),
    });
    return [
      {name: flipBoard, icon: flipIcon, press: () => this.#flip()},
      {name: copyFen, icon: copyIcon, letters: 'FEN', press: () => void this.#copyFen()},
      {
        name: more,
        icon: 'M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z',
        expanded: this.#showsMore,
        press: () => {
          this.#showsMore = !this.#showsMore;
          element.requestUpdate();
        },
      },
      ...(mode === 'view' && !drawable && !moveInput
        ? [
            {
              name: explore,
              icon: 'M4 4h16v16H4zM4 12h16M12 4v16M14 14h4v4h-4z',
              press: () => startExploring(element),
            },
          ]
        : []),
      ...ofMode,
      ...(this.#showsMore
        ? [
            {
              name: copyPicture,
              press: () => void this.#copyPicture(),
            },
            save('PNG'),
            save('SVG'),
          ]
        : []),
    ];
  }

  #moveTabStop(event: FocusEvent): void {
    this.#tabStop = buttonsIn(event).indexOf(event.target as HTMLButtonElement);
    this.#host.element.requestUpdate();
  }

  #announce(announcement: () => string): void {
    this.#fenToCopy = null;
    this.#status.announce(announcement);
    this.#host.element.requestUpdate();
  }

  #showFen(fen: string | null): void {
    this.#fenToCopy = fen;
    this.#status.announce('');
    this.#host.element.requestUpdate();
  }

  #flip(): void {
    this.#host.element.flip();
    this.#announce(() => toolbarStrings(this.#host).boardFlipped);
  }

  async #copyFen(): Promise<void> {
    const host = this.#host;
    const fen = host.source.format(host.position);
    if (host.errorText) this.#announce(() => host.errorText);
    else if (await copyText(fen)) this.#announce(() => toolbarStrings(host).fenCopied);
    else {
      this.#showFen(fen);
      await host.element.updateComplete;
      host.root.querySelector<HTMLInputElement>('.controls input')?.select();
    }
  }

  async #copyPicture(): Promise<void> {
    const isCopied = await copyPng(this.#host.element.toSvg());
    this.#announce(() => {
      const {pictureCopied, pictureNotCopied} = toolbarStrings(this.#host);
      return isCopied ? pictureCopied : pictureNotCopied;
    });
  }

  async #save(format: 'PNG' | 'SVG'): Promise<void> {
    const {element, errorText, locale, position} = this.#host;
    const caption = element.querySelector('[slot=caption]')?.textContent ?? '';
    const name = fileNameOf(caption, errorText ? '' : this.#host.source.format(position));
    const isPng = format === 'PNG';
    try {
      const svg = await element.toSvg();
      const picture = isPng ? await pngOf(svg) : svg;
      const type = isPng ? 'image/png' : 'image/svg+xml';
      const sentence = await saveFile(picture, type, `${name}.${format.toLowerCase()}`);
      this.#announce(() => fill(toolbarStrings(this.#host)[sentence], {format}));
    } catch {
      this.#announce(() =>
        isPng ? toolbarStrings(this.#host).pngNotAllowed : locale.current.diagram.notLoaded,
      );
    }
  }
}

const buttonsIn = ({currentTarget}: Event) => [...(currentTarget as Element).querySelectorAll('button')];

/** The buttons to draw marks by touch and by key: “Draw marks”, which is on or off, and its colours. */
function drawButtons(session: Session): readonly Button[] {
  const isOn = session.brushColor !== null;
  return [
    {
      name: buttonStrings(session.host).drawMarks,
      icon: drawIcon,
      disabled: session.isDisabled,
      pressed: isOn,
      press: () => session.send({type: 'brush', brush: isOn ? null : 'marks'}),
    },
    ...colorButtons(session),
  ];
}

/** Makes a diagram explorable: `drawable` adds a grid, which gets the focus. */
export function startExploring(board: Pick<BoardElement, 'drawable' | 'focus' | 'updateComplete'>): void {
  board.drawable = true;
  void board.updateComplete.then(() => board.focus());
}
