import type {ReactiveController} from 'lit';
import type {BoardElement, BoardHost} from '../dom/board-host.js';
import {Part} from '../dom/part.js';
import type {BoardModes, PendingInput} from './board-modes.js';
import type {BoardForm} from './form.js';
import {editPart, solvePart} from './parts.js';
import {readerPart} from './reading.js';

/** The shared part of all modes. */
export const modesPart = new Part('interaction', () => import('./board-modes.js'));

/** The part that each mode needs; `view` and `play` need only the shared one. */
const partFor = {view: modesPart, play: modesPart, edit: editPart, solve: solvePart};

/** Whether the attributes make the board a mere picture. */
export const isDiagram = ({mode, drawable, moveInput}: BoardElement): boolean =>
  mode === 'view' && !drawable && !moveInput;

/**
 * Loads the part that lets a person act on a board: when the board comes near the viewport, or at once when the person
 * presses it, focuses it or types. Input from before the part has loaded is replayed once it has.
 */
export class InteractionLoader implements ReactiveController {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  modes: BoardModes | undefined;
  #isWaiting = false;
  #observer: IntersectionObserver | undefined;
  /** The box around the picture and, later, the grid; undefined on a board that has always been a diagram. */
  #box: Element | undefined;
  readonly #pending: PendingInput = {early: [], saved: ''};
  #hasFailed = false;

  constructor(host: BoardHost, form: BoardForm) {
    this.#host = host;
    this.#form = form;
    host.element.addController(this);
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
    this.modes ??= new BoardModes(this.#host, this.#form, this.#wantsInteraction, this.#pending);
    await this.modes.connect();
    this.#stopWaiting();
    this.#hasFailed = false;
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
    if (this.modes) this.modes.preparePuzzle();
    else void this.loadOrReport();
  }

  hostUpdate(): void {
    if (this.#shouldInteract) return;
    this.#stopWaiting();
    this.#pending.early = [];
  }

  hostUpdated(): void {
    if (this.#shouldInteract) this.#wait();
    const picture = this.#box?.querySelector('svg');
    if (!picture) return;
    const interaction = this.modes?.interaction;
    // Until the grid is there, the picture is the tab stop.
    if (this.#shouldInteract && !interaction && this.#host.element.position) picture.tabIndex = 0;
    else {
      // A picture loses the focus as soon as it stops being a tab stop.
      if (this.#host.root.activeElement === picture) interaction?.focus();
      picture.removeAttribute('tabindex');
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
    const {element} = this.#host;
    return element.isConnected && !isDiagram(element);
  };

  /** Whether its attributes ask for interaction, and its puzzle, if that has loaded, can be played. */
  get #shouldInteract(): boolean {
    return this.modes ? this.modes.canInteract : this.#wantsInteraction();
  }

  /** Whether all parts that the mode needs have loaded, and people can act on the board. */
  get #isReady(): boolean {
    return this.modes?.interaction !== undefined && partFor[this.#host.element.mode].loaded !== undefined;
  }

  /** Waits until the board comes near the viewport or a person uses it. */
  #wait(): void {
    if (this.#isReady) return;
    // A form validates boards that are off the screen too, so this one cannot wait.
    if (this.#form.mayBeInvalid && !this.#hasFailed) void this.loadOrReport();
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#observer ??= new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) void this.loadOrReport();
      },
      {rootMargin: '50%'},
    );
    const {root} = this.#host;
    // Not the element itself, which has no box where a page gives it `display: contents`.
    this.#box = root.querySelector('.board') as Element;
    this.#observer.observe(this.#box);
    // The listeners are never removed, because the part may load between a press and its `touchstart`.
    for (const type of earlyEventTypes) root.addEventListener(type, this.#keep);
    // On an element, because Chromium does not wait for touch listeners on a shadow root.
    this.#box.addEventListener('touchstart', keepFromScrolling);
  }

  #stopWaiting(): void {
    this.#isWaiting = false;
    this.#observer?.disconnect();
  }

  readonly #keep = (event: Event): void => {
    // If only the mode has changed, the board keeps working in the old mode until the part has loaded.
    if (!this.#isWaiting || this.modes?.interaction) return;
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
