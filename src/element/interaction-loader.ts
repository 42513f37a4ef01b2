import type {ReactiveController} from 'lit';
import type {BoardHost} from '../dom/board-host.js';
import type {EarlyEvent, Interaction} from '../interaction/interaction.js';
import type {Puzzle} from '../solve/puzzle.js';
import type {CreateMode} from '../interaction/state/session.js';
import {editPart, interactionPart, solvePart} from './parts.js';

/** What the modes need beside the part for interaction. */
const partOf = {view: interactionPart, play: interactionPart, edit: editPart, solve: solvePart};

/**
 * Loads the part that lets a person act on a board: when the board comes near the viewport, or at once when the person
 * presses it, focuses it or types. What the person did before the part was loaded is done afterwards.
 */
export class InteractionLoader implements ReactiveController {
  readonly #host: BoardHost;
  #interaction: Interaction | undefined;
  #puzzle: Puzzle | undefined;
  #observer: IntersectionObserver | undefined;
  /** Where the picture is, and the grid will be. */
  #box: Element | undefined;
  /** What a person did before the part was loaded. */
  #early: EarlyEvent[] = [];
  /** An attempt that the browser has given back, until there is a puzzle to go on with. */
  #saved = '';
  #isTabStop = false;
  #hasFailed = false;

  constructor(host: BoardHost) {
    this.#host = host;
    host.element.addController(this);
  }

  /** What the part makes of the board, once it is loaded and while the board is in the page. */
  get interaction(): Interaction | undefined {
    return this.#interaction;
  }

  /** Whether the board is only a picture because the part could not be loaded. */
  get hasFailed(): boolean {
    return this.#hasFailed && this.#canInteract;
  }

  /** What `mode="solve"` knows of the board, once its part is there. */
  get puzzle(): Puzzle | undefined {
    return this.#puzzle;
  }

  /** Gives the next hint. Loads the part first, where the board has not come near the viewport. */
  async hint(): Promise<void> {
    if (!this.#canInteract) return;
    if (!this.#isReady) {
      this.#wait();
      await this.#load();
    }
    this.#puzzle?.hint();
  }

  /** Resumes the attempt at a puzzle that the browser has kept, at once, so that the form has its value. */
  restore(saved: string): void {
    this.#saved = saved;
    if (this.#puzzle) this.#restore();
    else if (this.#isPuzzle && this.#canInteract) this.#loadOrReport();
  }

  /** Before the board draws itself. */
  hostUpdate(): void {
    if (this.#interaction) this.#preparePuzzle();
    if (this.#canInteract) {
      this.#interaction?.update();
      return;
    }
    this.#makeStatic();
    this.#early = [];
  }

  /** After the board has drawn itself. */
  hostUpdated(): void {
    const {element} = this.#host;
    const interaction = this.#interaction;
    if (this.#canInteract) {
      this.#wait();
      interaction?.drawn();
      if (!element.error) this.#replay();
    }
    // Until the grid is there, the picture is the tab stop.
    const isTabStop = this.#canInteract && !interaction && !element.error;
    if (isTabStop !== this.#isTabStop) {
      this.#isTabStop = isTabStop;
      const picture = this.#host.root.querySelector('.board svg');
      if (isTabStop) picture?.setAttribute('tabindex', '0');
      else picture?.removeAttribute('tabindex');
    }
  }

  hostDisconnected(): void {
    this.#makeStatic();
    // A board that is only moved to another place of the page is connected again by then.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.#early = [];
    });
  }

  /** Makes the board static again. */
  #makeStatic(): void {
    if (this.#observer) this.#stopWaiting();
    this.#box?.removeEventListener('touchstart', keepFromScrolling);
    this.#interaction?.disconnect();
    this.#interaction = undefined;
  }

  /** Whether a person may act on the board. */
  get #canInteract(): boolean {
    const {element} = this.#host;
    const isBroken = this.#isPuzzle && this.#puzzle?.isPlayable === false;
    return (element.mode !== 'view' || element.drawable) && element.isConnected && !isBroken;
  }

  /** Whether everything is there that the mode of the board needs. */
  get #isReady(): boolean {
    return this.#interaction !== undefined && partOf[this.#host.element.mode].loaded !== undefined;
  }

  get #isPuzzle(): boolean {
    return this.#host.element.mode === 'solve';
  }

  /** Begins to wait until the board comes near the viewport, or a person uses it. */
  #wait(): void {
    if (this.#isReady || this.#observer) return;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) this.#loadOrReport();
      },
      {rootMargin: '50%'},
    );
    // Not the element itself, which has no box where a page gives it `display: contents`.
    this.#box = this.#host.root.querySelector('.board') as Element;
    this.#observer.observe(this.#box);
    // Where only the mode has changed, the board goes on to work in the old one until the part has come.
    if (this.#interaction) return;
    for (const type of early) this.#host.root.addEventListener(type, this.#keep);
    // On an element, because Chromium does not wait for touch listeners on a shadow root. It is never removed, because
    // the part may be loaded between the press and its `touchstart`.
    this.#box.addEventListener('touchstart', keepFromScrolling);
  }

  /**
   * Loads the part. Where that fails the board stays a picture with a note, and tries again when it is next pressed.
   */
  #loadOrReport(): void {
    this.#load().catch((reason: unknown) => {
      const {element} = this.#host;
      if (!this.#hasFailed)
        console.warn('fen-board: this board cannot be played on or edited.', element, reason);
      this.#hasFailed = true;
      element.requestUpdate();
    });
  }

  async #load(): Promise<void> {
    const {element} = this.#host;
    const {mode} = element;
    const [{Interaction}] = await Promise.all([interactionPart.load(), partOf[mode].load()]);
    if (element.mode !== mode) return this.#load();
    this.#preparePuzzle();
    this.#stopWaiting();
    this.#hasFailed = false;
    if (this.#canInteract) this.#interaction ??= new Interaction(this.#host, this.#createMode);
    element.requestUpdate();
  }

  readonly #createMode: CreateMode = (session) => {
    switch (this.#host.element.mode) {
      case 'view':
        return interactionPart.loaded && new interactionPart.loaded.ViewMode();
      case 'play':
        return interactionPart.loaded && new interactionPart.loaded.PlayMode(session);
      case 'edit':
        return editPart.loaded && new editPart.loaded.EditMode(session);
      case 'solve':
        return solvePart.loaded && this.#puzzle && new solvePart.loaded.SolveMode(session, this.#puzzle);
    }
  };

  /** Makes the puzzle, if its part has loaded. It lasts as long as the board. */
  #preparePuzzle(): void {
    if (!this.#isPuzzle || !solvePart.loaded) return;
    this.#puzzle ??= new solvePart.loaded.Puzzle(this.#host);
    this.#restore();
  }

  /** Does what a person did before the part was loaded, now that its grid is drawn. */
  #replay(): void {
    if (!this.#interaction || this.#early.length === 0) return;
    const events = this.#early;
    this.#early = [];
    this.#interaction.replay(events);
  }

  #restore(): void {
    if (this.#saved) this.#puzzle?.restore(this.#saved);
    this.#saved = '';
  }

  #stopWaiting(): void {
    this.#observer?.disconnect();
    this.#observer = undefined;
    for (const type of early) this.#host.root.removeEventListener(type, this.#keep);
  }

  readonly #keep = (event: Event): void => {
    // Tab goes on to the next thing on the page.
    const isPassing = event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key);
    if (event.type !== 'focusin' && !isPassing) {
      this.#early.push({event, box: (this.#box as Element).getBoundingClientRect()});
    }
    this.#loadOrReport();
  };
}

const early = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'focusin'] as const;

/** A finger that is put on a piece drags it, as it will on the grid; elsewhere it scrolls the page. */
function keepFromScrolling(event: Event): void {
  const {target} = event;
  if (target instanceof Element && target.closest('.board > svg [part^=piece]')) event.preventDefault();
}
