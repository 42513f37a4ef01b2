import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {Part} from '../dom/part.js';
import type {BoardModes, Meanwhile} from './board-modes.js';
import type {BoardForm} from './form.js';
import {editPart, readerPart, solvePart} from './parts.js';

/** Lets people act on a board. */
const modesPart = new Part('interaction', () => import('./board-modes.js'));

/** The part of each mode, besides the one that they share. */
const partOf = {view: modesPart, play: modesPart, edit: editPart, solve: solvePart};

/**
 * Loads the part that lets a person act on a board: when the board comes near the viewport, or at once when the person
 * presses it, focuses it or types. What the person did before the part was loaded is done afterwards.
 */
export class InteractionLoader implements ReactiveController {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  #modes: BoardModes | undefined;
  #observer: IntersectionObserver | undefined;
  /** Where the picture is, and the grid will be. */
  #box: Element | undefined;
  readonly #meanwhile: Meanwhile = {early: [], saved: ''};
  #isTabStop = false;
  #hasFailed = false;

  constructor(host: BoardHost, form: BoardForm) {
    this.#host = host;
    this.#form = form;
    host.element.addController(this);
  }

  get modes(): BoardModes | undefined {
    return this.#modes;
  }

  /** Whether the board is only a picture because the part could not be loaded. */
  get hasFailed(): boolean {
    return this.#hasFailed && this.#canInteract;
  }

  /** Loads the part and that of the mode, also where the board has not come near the viewport. */
  async load(): Promise<void> {
    if (!this.#canInteract) return;
    const {element} = this.#host;
    const {mode} = element;
    // A FEN that is not strictly valid is neither played on nor edited before it is read.
    const read = element.position ? undefined : readerPart.tryLoad();
    const [{BoardModes}] = await Promise.all([modesPart.load(), partOf[mode].load(), read]);
    if (element.mode !== mode) return this.load();
    this.#stopWaiting();
    this.#hasFailed = false;
    this.#modes ??= new BoardModes(this.#host, this.#form, this.#isWanted, this.#meanwhile);
    this.#modes.connect();
  }

  /** Does so for a board that can be seen or is used. Where it fails, it is tried again at the next press. */
  loadOrReport(): Promise<void> {
    return this.load().catch((reason: unknown) => {
      const {element} = this.#host;
      if (!this.#hasFailed)
        console.warn('fen-board: this board cannot be played on or edited.', element, reason);
      this.#hasFailed = true;
      element.requestUpdate();
    });
  }

  /** Resumes the attempt at a puzzle that the browser has kept, at once, so that the form has its value. */
  restore(saved: string): void {
    this.#meanwhile.saved = saved;
    if (this.#modes) this.#modes.preparePuzzle();
    else void this.loadOrReport();
  }

  hostUpdate(): void {
    if (this.#canInteract) return;
    this.#stopWaiting();
    this.#meanwhile.early = [];
  }

  hostUpdated(): void {
    if (this.#canInteract) this.#wait();
    // Until the grid is there, the picture is the tab stop.
    const isTabStop = this.#canInteract && !this.#modes?.interaction && this.#host.element.position !== null;
    if (isTabStop !== this.#isTabStop) {
      this.#isTabStop = isTabStop;
      const {root} = this.#host;
      const picture = root.querySelector('.board svg');
      if (isTabStop) picture?.setAttribute('tabindex', '0');
      else if (picture) {
        // A picture that is no tab stop loses the focus at once.
        if (root.activeElement === picture) this.#modes?.interaction?.focus();
        picture.removeAttribute('tabindex');
      }
    }
  }

  hostDisconnected(): void {
    this.#stopWaiting();
    // A board that is only moved to another place of the page is connected again by then.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.#meanwhile.early = [];
    });
  }

  readonly #isWanted = (): boolean => {
    const {mode, drawable, moveInput, isConnected} = this.#host.element;
    return (mode !== 'view' || drawable || moveInput) && isConnected;
  };

  get #canInteract(): boolean {
    return this.#modes ? this.#modes.canInteract : this.#isWanted();
  }

  /** Whether everything is there that the mode of the board needs. */
  get #isReady(): boolean {
    return this.#modes?.interaction !== undefined && partOf[this.#host.element.mode].loaded !== undefined;
  }

  /** Begins to wait until the board comes near the viewport, or a person uses it. */
  #wait(): void {
    if (this.#isReady) return;
    // A form also asks about boards that nobody sees.
    if (this.#form.mayBeInvalid && !this.#hasFailed) void this.loadOrReport();
    if (this.#observer) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) void this.loadOrReport();
      },
      {rootMargin: '50%'},
    );
    // Not the element itself, which has no box where a page gives it `display: contents`.
    this.#box = this.#host.root.querySelector('.board') as Element;
    this.#observer.observe(this.#box);
    // Where only the mode has changed, the board goes on to work in the old one until the part has come.
    if (this.#modes?.interaction) return;
    for (const type of early) this.#host.root.addEventListener(type, this.#keep);
    // On an element, because Chromium does not wait for touch listeners on a shadow root. It is never removed, because
    // the part may be loaded between the press and its `touchstart`.
    this.#box.addEventListener('touchstart', keepFromScrolling);
  }

  #stopWaiting(): void {
    if (!this.#observer) return;
    this.#observer.disconnect();
    this.#observer = undefined;
    for (const type of early) this.#host.root.removeEventListener(type, this.#keep);
  }

  readonly #keep = (event: Event): void => {
    // Tab goes on to the next thing on the page.
    const isPassing = event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
    if (event.type !== 'focusin' && !isPassing) {
      this.#meanwhile.early.push({event, box: (this.#box as Element).getBoundingClientRect()});
    }
    void this.loadOrReport();
  };
}

const early = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'focusin'] as const;

/** A finger that is put on a piece drags it, as it will on the grid; elsewhere it scrolls the page. */
function keepFromScrolling(event: Event): void {
  const {target} = event;
  if (target instanceof Element && target.closest('.board > svg [part^=piece]')) event.preventDefault();
}
