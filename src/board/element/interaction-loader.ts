import type {ReactiveController} from 'lit';
import type {BoardHost} from '../interaction/board-host.js';
import {warnOfMissingPart} from '../../shared/part.js';
import {interactionPart, modeParts, premovesPart} from '../../parts/loader.js';
import type {Session} from '../interaction/state/session.js';
import type {EarlyEvent} from '../interaction/interaction.js';
import type {LoadedInteraction} from './loaded-interaction.js';
import type {BoardForm} from './form.js';

/**
 * Loads what lets a person act on a board: when the board comes near the viewport, or when the person presses it, focuses it
 * or types. Until then, the loader keeps the events, and `LoadedInteraction` replays them.
 */
export class InteractionLoader implements ReactiveController {
  readonly #host: BoardHost;
  readonly #form: BoardForm;
  /** The half that is fetched: what a person has done, in every mode. */
  loaded: LoadedInteraction | undefined;
  readonly #earlyEvents: EarlyEvent[] = [];
  /** The box around the picture; undefined if the board has never been interactive. */
  #box: Element | undefined;
  /** Whether loading has failed, and has not succeeded since. */
  hasFailed = false;

  constructor(host: BoardHost, form: BoardForm) {
    this.#host = host;
    this.#form = form;
    host.element.addController(this);
  }

  /** The session of the person; undefined until a person can act on the board. */
  get session(): Session | undefined {
    return this.loaded?.session;
  }

  /** Loads even if the board is far from the viewport. */
  async load(): Promise<void> {
    if (!this.#host.isInteractive) return;
    const {mode, premove} = this.#host.element;
    const [{LoadedInteraction}] = await Promise.all([
      interactionPart.load(),
      modeParts[mode].load(),
      premove && premovesPart.tryLoad(),
    ]);
    this.loaded ??= new LoadedInteraction(this.#host, this.#form, this.#earlyEvents, () => {
      if (!this.hasFailed) void this.loadOrReport();
    });
    await this.loaded.connect();
    this.hasFailed = false;
  }

  /** Loads, or warns in the console. The next press, key or focus tries again, and so does scrolling the board into view. */
  loadOrReport(): Promise<void> {
    return this.load().catch((reason: unknown) => {
      const {element} = this.#host;
      if (!this.hasFailed) warnOfMissingPart(reason, element);
      this.hasFailed = true;
      element.requestUpdate();
    });
  }

  hostUpdated(): void {
    const {element, root, isInteractive} = this.#host;
    const hasBeenInteractive = this.#box !== undefined;
    if (this.loaded || (!isInteractive && !hasBeenInteractive)) return;
    this.#box ??= this.#listen(root);
    const picture = root.querySelector('.board svg') as Element;
    // Until the grid is there, the picture is the tab stop.
    if (isInteractive && element.position) picture.setAttribute('tabindex', '0');
    else picture.removeAttribute('tabindex');
    if (!isInteractive) this.#earlyEvents.length = 0;
    // A form also validates boards that are off the screen, so this board cannot wait until it is near the viewport.
    else if (this.#form.isNeeded && !this.hasFailed) void this.loadOrReport();
  }

  hostDisconnected(): void {
    // If a script only moves the board within the page, the board is connected again when this microtask runs.
    queueMicrotask(() => {
      if (!this.#host.element.isConnected) this.#earlyEvents.length = 0;
    });
  }

  #listen(root: ShadowRoot): Element {
    // The element itself has no box if the page gives it `display: contents`.
    const box = root.querySelector('.board') as Element;
    new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({isIntersecting}) => isIntersecting);
        if (isNear && (!this.loaded || this.hasFailed)) void this.loadOrReport();
      },
      {rootMargin: '50%'},
    ).observe(box);
    for (const type of earlyEventTypes) root.addEventListener(type, this.#keepEvent);
    // On the box, because Chromium 156 does not wait for touch listeners on a shadow root: `early-input.test.ts`. The listener is
    // never removed, because the part may load between `pointerdown` and `touchstart`, and without it the page would scroll.
    box.addEventListener('touchstart', preventScrolling);
    return box;
  }

  readonly #keepEvent = (event: Event): void => {
    // After a change of the mode, the board handles events in the old mode until the new part has loaded.
    if (!this.#host.isInteractive || this.session) return;
    this.#earlyEvents.push({event, box: (this.#box as Element).getBoundingClientRect()});
    void this.loadOrReport();
  };
}

const earlyEventTypes = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'focusin'] as const;

/** Lets a finger drag a piece before the grid has loaded. Beside pieces, a finger scrolls the page. */
function preventScrolling(event: Event): void {
  if ((event.target as Element).closest('.board > svg [part^=piece]')) event.preventDefault();
}
