import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import {Part} from '../dom/part.js';
import type {BoardModes, PendingInput} from './board-modes.js';
import type {BoardForm} from './form.js';
import {editPart, readerPart, solvePart} from './parts.js';

/** The shared part of all modes. */
const modesPart = new Part('interaction', () => import('./board-modes.js'));

/** The part that each mode needs; `view` and `play` need only the shared one. */
const partFor = {view: modesPart, play: modesPart, edit: editPart, solve: solvePart};

/**
 * Loads the part that lets a person act on a board: when the board comes near the viewport, or at once when the person
 * presses it, focuses it or types. Input from before the part has loaded is replayed once it has.
 */
export class InteractionLoader implements ReactiveController {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  #modes: BoardModes | undefined;
  #observer: IntersectionObserver | undefined;
  /** The box around the picture and, later, the grid. */
  #box: Element | undefined;
  readonly #pending: PendingInput = {early: [], saved: ''};
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

  /** Whether the board stays a picture because the part could not be loaded. */
  get hasFailed(): boolean {
    return this.#hasFailed && this.#shouldInteract;
  }

  /** Loads the shared part and the mode's own, even if the board has not come near the viewport. */
  async load(): Promise<void> {
    if (!this.#shouldInteract) return;
    const {element} = this.#host;
    const {mode} = element;
    // A FEN that is not strictly valid has a position only when the tolerant reader has loaded.
    const read = element.position ? undefined : readerPart.tryLoad();
    const [{BoardModes}] = await Promise.all([modesPart.load(), partFor[mode].load(), read]);
    if (element.mode !== mode) return this.load();
    this.#stopWaiting();
    this.#hasFailed = false;
    this.#modes ??= new BoardModes(this.#host, this.#form, this.#wantsInteraction, this.#pending);
    this.#modes.connect();
  }

  /** Calls `load`, and warns in the console if that fails. The next press, key, focus or coming into view retries it. */
  loadOrReport(): Promise<void> {
    return this.load().catch((reason: unknown) => {
      const {element} = this.#host;
      if (!this.#hasFailed)
        console.warn('fen-board: this board cannot be played on or edited.', element, reason);
      this.#hasFailed = true;
      element.requestUpdate();
    });
  }

  /** Resumes the attempt at a puzzle that the browser has saved; at once, so that the form has its value. */
  restore(saved: string): void {
    this.#pending.saved = saved;
    if (this.#modes) this.#modes.preparePuzzle();
    else void this.loadOrReport();
  }

  hostUpdate(): void {
    if (this.#shouldInteract) return;
    this.#stopWaiting();
    this.#pending.early = [];
  }

  hostUpdated(): void {
    if (this.#shouldInteract) this.#wait();
    // Until the grid is there, the picture is the tab stop.
    const isTabStop =
      this.#shouldInteract && !this.#modes?.interaction && this.#host.element.position !== null;
    if (isTabStop !== this.#isTabStop) {
      this.#isTabStop = isTabStop;
      const {root} = this.#host;
      const picture = root.querySelector('.board svg');
      if (isTabStop) picture?.setAttribute('tabindex', '0');
      else if (picture) {
        // A picture loses the focus as soon as it stops being a tab stop.
        if (root.activeElement === picture) this.#modes?.interaction?.focus();
        picture.removeAttribute('tabindex');
      }
    }
  }

  hostDisconnected(): void {
    this.#stopWaiting();
    // A board that is moved within the page is connected again by then.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.#pending.early = [];
    });
  }

  readonly #wantsInteraction = (): boolean => {
    const {mode, drawable, moveInput, isConnected} = this.#host.element;
    return (mode !== 'view' || drawable || moveInput) && isConnected;
  };

  /** Whether its attributes ask for interaction, and its puzzle, if that has loaded, can be played. */
  get #shouldInteract(): boolean {
    return this.#modes ? this.#modes.canInteract : this.#wantsInteraction();
  }

  /** Whether all parts that the mode needs have loaded, and people can act on the board. */
  get #isReady(): boolean {
    return this.#modes?.interaction !== undefined && partFor[this.#host.element.mode].loaded !== undefined;
  }

  /** Waits until the board comes near the viewport or a person uses it. */
  #wait(): void {
    if (this.#isReady) return;
    // A form validates boards that are off the screen too, so this one cannot wait.
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
    // If only the mode has changed, the board keeps working in the old mode until the part has loaded.
    if (this.#modes?.interaction) return;
    for (const type of earlyEventTypes) this.#host.root.addEventListener(type, this.#keep);
    // On an element, because Chromium does not wait for touch listeners on a shadow root. The listener is never removed,
    // because the part may be loaded between the press and its `touchstart`.
    this.#box.addEventListener('touchstart', keepFromScrolling);
  }

  #stopWaiting(): void {
    if (!this.#observer) return;
    this.#observer.disconnect();
    this.#observer = undefined;
    for (const type of earlyEventTypes) this.#host.root.removeEventListener(type, this.#keep);
  }

  readonly #keep = (event: Event): void => {
    // Focus, Tab and a modifier alone load the part, but are not replayed.
    const isNotReplayed = event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
    if (event.type !== 'focusin' && !isNotReplayed) {
      this.#pending.early.push({event, box: (this.#box as Element).getBoundingClientRect()});
    }
    void this.loadOrReport();
  };
}

const earlyEventTypes = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'focusin'] as const;

/** Lets a finger on a piece drag it, as it will on the grid; elsewhere a finger scrolls the page. */
function keepFromScrolling(event: Event): void {
  const {target} = event;
  if (target instanceof Element && target.closest('.board > svg [part^=piece]')) event.preventDefault();
}
