import {html, nothing} from 'lit/html.js';
import {adoptSheet, css} from '../../shared/sheets.js';
import {hostKey, type BoardElement, type BoardHost} from '../interaction/board-host.js';
import {copyText} from '../../shared/copy-text.js';
import {buttonSheet, buttonTemplate, copyIcon, flipIcon, type Button} from '../../shared/button.js';
import {focusRing} from '../../shared/focus-ring.js';
import {LiveRegion, type Announcement} from '../../shared/live-region.js';
import {moveRovingFocus} from '../../shared/roving-focus.js';
import {enginePart, pgnWriterPart} from '../../parts/loader.js';
import {fill} from '../../core/text/fill.js';
import {enButtons} from '../../words/en-buttons.js';
import {enToolbar} from '../../words/en-toolbar.js';
import type {BoardAnalysis} from '../thinking/board-analysis.js';
import type {Session} from '../interaction/state/session.js';
import {drawIcon, listHistoryButtons, listMarkColorButtons} from '../interaction/view/buttons.js';
import {stringsFor} from '../../words/sentence.js';
import {copyPng, makeFileName, drawPng, saveFile} from './picture-file.js';

export const toolbarStrings = stringsFor('interaction', {...enToolbar, ...enButtons});

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
  .controls input {
    flex: 1 1 100%;
    min-width: 0;
  }
  /* Not spread over the width, so that “Flip board” and “Copy FEN” stay in place when the buttons of the mode come. */
  .controls .buttons {
    flex: 1;
    justify-content: start;
  }
  .controls [aria-expanded] {
    margin-inline-start: auto;
  }
  /* What “More” opens begins a row, so that “More” stays where it was pressed. */
  .controls .buttons:has([aria-expanded='true'])::after {
    content: '';
    flex-basis: 100%;
    order: 1;
  }
  .controls [aria-expanded='true'] ~ * {
    order: 2;
  }
  /* On a small board, the buttons with icons, which have a “title”, share one row. */
  @container (width < 27.5rem) {
    .controls .buttons > [title] {
      flex: 1;
      min-width: 1.875rem;
      max-width: 2.75rem;
      padding: 0 0.2rem;
    }
  }
`;

/** A text with the name of its format. */
interface TextToCopy {
  readonly name: string;
  readonly text: string;
}

/** The toolbar below a board. It has its own buttons, such as “Copy FEN”, and buttons of the mode. */
export class Toolbar {
  readonly #host: BoardHost;
  readonly #getSession: () => Session | undefined;
  readonly #status = new LiveRegion();
  #tabStop = 0;
  #isExpanded = false;
  /** A text in a field, for the person to copy if the page may not write to the clipboard; null if there is no field. */
  #toCopy: TextToCopy | null = null;
  /** The analysis of the position by an engine, once a reader has asked for it. */
  analysis: BoardAnalysis | undefined;

  constructor(host: BoardHost, getSession: () => Session | undefined) {
    this.#host = host;
    this.#getSession = getSession;
    adoptSheet(host.root, focusRing + buttonSheet + sheet);
  }

  template(): unknown {
    const strings = toolbarStrings(this.#host);
    const {tag: lang} = this.#host.locale.current;
    const buttons = this.#buttons();
    const tabStop = Math.min(this.#tabStop, buttons.length - 1);
    const drawn = buttons.map((button, index) => buttonTemplate(button, index === tabStop ? 0 : -1));
    // “More” stays the same element, and keeps the focus, when buttons of the mode come before it.
    const more = buttons.findIndex(({expanded}) => expanded !== undefined);
    const first = drawn.splice(0, more);
    return html`<div
        class="buttons"
        role="toolbar"
        lang="${lang}"
        aria-label="${strings.toolbar}"
        @keydown="${(event: KeyboardEvent) => moveRovingFocus(event, buttonsOf(event))}"
        @focusin="${(event: FocusEvent) => this.#moveTabStop(event)}"
      >
        ${first}${drawn}
      </div>
      ${this.#status.template(lang, 'status')}
      ${
        this.#toCopy === null
          ? nothing
          : html`<input
              class="control"
              aria-label="${this.#toCopy.name}"
              dir="ltr"
              readonly
              .value="${this.#toCopy.text}"
              @blur="${() => this.#announce('')}"
            />`
      }`;
  }

  /** The buttons. “Flip board” and “Copy FEN” are first and “More” is at the end, so that they stay in place when the mode loads. */
  #buttons(): readonly Button[] {
    const {analyse, copyFen, copyPgn, copyPicture, explore, flipBoard, more, savePicture} = toolbarStrings(
      this.#host,
    );
    const {element} = this.#host;
    const {controls, mode, moveInput} = element;
    const session = this.#getSession();
    const modeButtons = session
      ? (session.mode.toolbarButtons?.() ?? [
          ...((controls && session.mode.canUndo) || session.host.recorder ? listHistoryButtons(session) : []),
          ...listDrawButtons(session),
        ])
      : [];
    const analyseButtons = this.#host.canAnalyse
      ? [{name: analyse, pressed: this.analysis?.isOn ?? false, press: () => void this.#analyse()}]
      : [];
    if (!controls) return [...modeButtons, ...analyseButtons];
    const isPlayed = session?.mode.name === 'play' && !this.#host.recorder;
    return [
      {
        name: flipBoard,
        icon: flipIcon,
        press: () => {
          element.flip();
          this.#announce(() => toolbarStrings(this.#host).boardFlipped);
        },
      },
      {name: copyFen, icon: copyIcon, press: () => void this.#copyFen()},
      ...(mode === 'view' && !this.#host.isDrawable && !moveInput
        ? [
            {
              name: explore,
              icon: 'M4 4h16v16H4zM4 12h16M12 4v16M14 14h4v4h-4z',
              press: () => startExploring(element),
            },
          ]
        : []),
      ...modeButtons,
      ...analyseButtons,
      {
        name: more,
        icon: 'M5 11h2v2H5zM11 11h2v2h-2zM17 11h2v2h-2z',
        expanded: this.#isExpanded,
        press: () => {
          this.#isExpanded = !this.#isExpanded;
          // Some browsers copy only at once after a press.
          if (isPlayed) void pgnWriterPart.tryLoad();
          element.requestUpdate();
        },
      },
      ...(this.#isExpanded
        ? [
            ...(isPlayed ? [{name: copyPgn, press: () => void this.#copyPgn(session)}] : []),
            {name: copyPicture, press: () => void this.#copyPicture()},
            ...(['PNG', 'SVG'] as const).map((format) => ({
              name: fill(savePicture, {format}),
              press: () => void this.#save(format),
            })),
          ]
        : []),
    ];
  }

  async #analyse(): Promise<void> {
    const host = this.#host;
    const part = await enginePart.tryLoad();
    if (!part) {
      enginePart.forgive();
      this.#announce(() => host.locale.current.diagram.notLoaded);
      return;
    }
    this.analysis ??= new part.BoardAnalysis({
      host,
      root: host.root,
      get isFlipped() {
        return host.isFlipped;
      },
      get engine() {
        return host.element.engine;
      },
      get position() {
        return host.element.position;
      },
      announce: (text) => this.#announce(text),
      requestUpdate: () => undefined,
    });
    this.analysis.press();
  }

  /** Called after the board was drawn: an analysis follows the position, and ends where the board has none any more. */
  updated(): void {
    if (this.#host.canAnalyse && this.#host.element.isConnected) this.analysis?.look();
    else this.analysis?.end();
  }

  #moveTabStop(event: FocusEvent): void {
    this.#tabStop = buttonsOf(event).indexOf(event.target as HTMLButtonElement);
    this.#host.element.requestUpdate();
  }

  #announce(announcement: Announcement, toCopy: TextToCopy | null = null): void {
    this.#toCopy = toCopy;
    this.#status.announce(announcement);
    this.#host.element.requestUpdate();
  }

  async #copyFen(): Promise<void> {
    const host = this.#host;
    if (host.errorText) this.#announce(() => host.errorText);
    else await this.#copy(host.format(host.position), 'FEN', 'fenCopied');
  }

  async #copyPgn({line, result}: Session): Promise<void> {
    const part = await pgnWriterPart.tryLoad();
    const pgn = part?.formatPlayed(line, result);
    if (pgn) await this.#copy(pgn, 'PGN', 'pgnCopied');
    else this.#announce(() => this.#host.locale.current.diagram.notLoaded);
  }

  /** Copies a text, or shows it in a field if that is not allowed. */
  async #copy(text: string, name: string, copied: 'fenCopied' | 'pgnCopied'): Promise<void> {
    const host = this.#host;
    if (await copyText(text)) this.#announce(() => toolbarStrings(host)[copied]);
    else {
      // The field has one line.
      this.#announce('', {name, text: text.replace(/\s+/g, ' ')});
      await host.element.updateComplete;
      host.root.querySelector<HTMLInputElement>('.controls input')?.select();
    }
  }

  async #copyPicture(): Promise<void> {
    const isCopied = await copyPng(this.#host.element.toSvg());
    this.#announce(() => toolbarStrings(this.#host)[isCopied ? 'pictureCopied' : 'pictureNotCopied']);
  }

  async #save(format: 'PNG' | 'SVG'): Promise<void> {
    const {element, errorText, locale, position} = this.#host;
    const caption = element.querySelector('[slot=caption]')?.textContent ?? '';
    const name = makeFileName(caption, errorText ? '' : this.#host.format(position));
    const isPng = format === 'PNG';
    try {
      const svg = await element.toSvg();
      const textKey = isPng
        ? await saveFile(await drawPng(svg), 'image/png', `${name}.png`)
        : await saveFile(svg, 'image/svg+xml', `${name}.svg`);
      this.#announce(() => fill(toolbarStrings(this.#host)[textKey], {format}));
    } catch {
      this.#announce(() =>
        isPng ? toolbarStrings(this.#host).pngNotAllowed : locale.current.diagram.notLoaded,
      );
    }
  }
}

const buttonsOf = ({currentTarget}: Event) => [...(currentTarget as Element).querySelectorAll('button')];

function listDrawButtons(session: Session): readonly Button[] {
  const isOn = session.markBrushColor !== null;
  return [
    {
      name: toolbarStrings(session.host).drawMarks,
      icon: drawIcon,
      disabled: session.isDisabled,
      pressed: isOn,
      press: () => session.send({type: 'brush', brush: isOn ? null : 'marks'}),
    },
    ...listMarkColorButtons(session),
  ];
}

/** Lets a person explore the squares of a diagram with the keyboard: adds a grid, which gets the focus. */
export function startExploring(board: Pick<BoardElement, typeof hostKey | 'focus' | 'updateComplete'>): void {
  board[hostKey].startDrawing();
  void board.updateComplete.then(() => board.focus());
}
