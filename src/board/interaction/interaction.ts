import {html} from 'lit/html.js';
import {adoptSheet} from '../../shared/sheets.js';
import type {BoardHost} from './board-host.js';
import {focusRing} from '../../shared/focus-ring.js';
import {listen} from '../../shared/listen.js';
import {handleKey, handleSquareKey, listenToClipboard} from './input/keyboard.js';
import {listenToPointers, findSquare} from './input/pointer.js';
import {Session} from './state/session.js';
import {idle, type State} from './state/state.js';
import {Animator, isAnimated} from './view/animator.js';
import {placeDragLayer} from './view/drag-layer.js';
import {drawLayers, type Layers} from './view/layers.js';
import {sheet} from './view/sheet.js';
import {commandsPart, premovesPart} from '../../parts/loader.js';
import type {Part} from '../../shared/part.js';

/** An input event from before the interaction part had loaded. */
export interface EarlyEvent {
  readonly event: Event;
  /** The box of the board at the time of the event. Later the page may have scrolled or shifted. */
  readonly box: DOMRectReadOnly;
}

/** Lets a person act on one board: listens for input, and returns the layers that the element draws. */
export class Interaction {
  readonly #host: BoardHost;
  readonly session: Session;
  readonly #animator: Animator;
  readonly #pointers: ReturnType<typeof listenToPointers>;
  readonly #cleanups: readonly (() => void)[];
  #drawnState: State = idle;

  constructor(...options: ConstructorParameters<typeof Session>) {
    const [host] = options;
    const session = new Session(...options);
    const {root} = host;
    this.#host = host;
    this.session = session;
    this.#animator = new Animator(host, host.position);
    this.#pointers = listenToPointers(session);
    this.#cleanups = [
      adoptSheet(root, focusRing + sheet),
      this.#pointers.stop,
      listenToClipboard(session),
      listen(root, {
        keydown(event) {
          if (event.defaultPrevented || !handleKey(session, event)) return;
          event.preventDefault();
          event.stopPropagation();
        },
        focusin({target}) {
          const square = findSquare(target);
          if (!square || square === session.cursor) return;
          session.cursor = square;
          host.element.requestUpdate();
        },
        input: hideFromPage,
        change: hideFromPage,
        copy: hideFromPage,
        paste: hideFromPage,
      }),
    ];
  }

  disconnect(): void {
    for (const cleanUp of this.#cleanups) cleanUp();
    this.#animator.stop();
    this.session.mode.disconnect?.();
  }

  /** Called before the element draws itself. */
  update(): void {
    this.session.syncFromElement();
    const {draggedFrom, state} = this.session;
    const drawn = this.#drawnState;
    const canGlide = isAnimated(this.#host.element);
    const isNewPosition = this.#animator.plan(draggedFrom, canGlide);
    if (drawn.type !== 'dragging' || isNewPosition || !canGlide) return;
    // If a drag has changed nothing, its piece glides back. Its drag layer is removed only after this method.
    const isPutBack = state.type !== 'dragging' && state.type !== 'choosing';
    const box = isPutBack && this.#host.root.querySelector('.dragged svg')?.getBoundingClientRect();
    if (box) this.#animator.planHome(drawn.selection, box);
  }

  layers(): Layers {
    const layers = drawLayers(this.session, this.#animator);
    const {moveInput, mode, premove} = this.#host.element;
    if (premove) this.#fetch(premovesPart);
    if (!moveInput || mode === 'edit') return layers;
    this.#fetch(commandsPart);
    return {...layers, below: html`${commandsPart.loaded?.moveFieldTemplate(this.session)}${layers.below}`};
  }

  /** Fetches a part, unless it has loaded; then the board is drawn again. */
  #fetch(part: Part<object>): void {
    if (!part.loaded) void part.tryLoad().then((loaded) => loaded && this.#host.element.requestUpdate());
  }

  /** Whether the board needs the part for marks: a person draws marks, or has drawn some. */
  get needsMarks(): boolean {
    return this.session.markBrushColor !== null || this.session.marks.length > 0;
  }

  /** Called after the element has drawn itself. */
  updated(): void {
    const {root} = this.#host;
    const {state, cursor} = this.session;
    const focused = root.activeElement;
    const wasChoosing = this.#drawnState.type === 'choosing';
    if (state.type === 'choosing') {
      if (!focused?.closest('.chooser')) root.querySelector<HTMLElement>('.chooser button')?.focus();
    } else if (focused ? (findSquare(focused) ?? cursor) !== cursor : wasChoosing) this.focus();
    this.#drawnState = state;
    if (state.type === 'dragging') placeDragLayer(root, state.at);
    this.#animator.start();
    this.session.reportEnd();
  }

  focus(): void {
    this.session.tabStop?.focus();
  }

  discardDraft(): void {
    this.session.mode.discardDraft?.();
    this.#host.element.requestUpdate();
  }

  /** Replays early input, except focus events, Tab and modifier keys. If a pointer is still down, its press continues. */
  replay(early: readonly EarlyEvent[]): void {
    const events = early.filter(
      ({event}) =>
        event.type !== 'focusin' &&
        !(event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key)),
    );
    for (const {event, box} of events) {
      if (event instanceof KeyboardEvent) handleSquareKey(this.session, event);
      else this.#pointers.replay(event as PointerEvent, box);
    }
    // If the last event is `pointercancel`, the touch has scrolled the page, and was not meant for the board.
    if (events.length > 0 && events.at(-1)?.event.type !== 'pointercancel') this.focus();
  }
}

/** Hides an event of a text field from the page, because its `change` listeners expect changes of the position. */
const hideFromPage = (event: Event): void => event.stopPropagation();
