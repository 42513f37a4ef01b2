import {html} from 'lit/html.js';
import {adoptSheet} from '../dom/sheets.js';
import type {BoardHost} from '../dom/board-host.js';
import {focusRing} from '../dom/focus-ring.js';
import {listen} from '../dom/listen.js';
import {isAnimated} from '../dom/motion.js';
import {commandsPart, keyDown, keyOnSquare, listenToClipboard} from './input/keyboard.js';
import {cursorSquare, focusCursor} from './input/keys.js';
import {listenToPointers, squareOf, type PointerInput} from './input/pointer.js';
import type {Position} from '../notation/position.js';
import type {Selection} from './state/mode.js';
import {Session, type CreateMode} from './state/session.js';
import {Animator} from './view/animator.js';
import {placeDragLayer} from './view/drag-layer.js';
import {layersOf, type Layers} from './view/layers.js';
import {sheet} from './view/sheet.js';

/** An event from before the part had loaded. */
export interface EarlyEvent {
  readonly event: Event;
  /** Where the board was then: the page may scroll or shift before the part has loaded. */
  readonly box: DOMRectReadOnly;
}

/** The interaction of a person with one board: it listens for input, and returns the layers that the element draws. */
export class Interaction {
  readonly #host: BoardHost;
  readonly session: Session;
  readonly #animator: Animator;
  readonly #pointers: PointerInput;
  readonly #stop: readonly (() => void)[];
  /** The dragged selection and the position when the board was last drawn. */
  #drawnDrag: Selection | null = null;
  #drawnPosition: Position | null = null;
  /** Whether the promotion chooser was open when the board was last drawn. */
  #wasChoosing = false;

  constructor(host: BoardHost, createMode: CreateMode) {
    const session = new Session(host, createMode);
    const {root} = host;
    this.#host = host;
    this.session = session;
    this.#animator = new Animator(host, session.position);
    this.#pointers = listenToPointers(session);
    this.#stop = [
      adoptSheet(root, focusRing + sheet),
      this.#pointers.stop,
      listenToClipboard(session),
      listen(root, {
        keydown(event) {
          if (event.defaultPrevented || !keyDown(session, event)) return;
          event.preventDefault();
          event.stopPropagation();
        },
        focusin({target}) {
          const square = squareOf(target);
          if (!square || square === session.cursor) return;
          session.cursor = square;
          host.element.requestUpdate();
        },
        input: keepInside,
        change: keepInside,
        copy: keepInside,
        paste: keepInside,
      }),
    ];
  }

  /** Removes everything that the constructor has added; called when the board is no longer interactive. */
  disconnect(): void {
    for (const stop of this.#stop) stop();
    this.#animator.stop();
    this.session.disconnect();
  }

  /** Puts a dragged piece back; called when the board leaves the page, perhaps only to be moved elsewhere. */
  interrupt(): void {
    this.session.send({type: 'interrupt'});
  }

  /** Adopts what a script has changed, and plans animations; called before the element draws itself. */
  update(): void {
    this.session.syncFromElement();
    const {position, draggedFrom, state} = this.session;
    const canGlide = isAnimated(this.#host.element);
    const dragBefore = this.#drawnDrag;
    this.#drawnDrag = state.type === 'dragging' ? state.selection : null;
    this.#animator.plan(position, draggedFrom, canGlide);
    // The piece was dropped where it may not go; its drag layer is still in the page.
    if (
      canGlide &&
      dragBefore?.from &&
      !this.#drawnDrag &&
      state.type !== 'choosing' &&
      position === this.#drawnPosition
    ) {
      const layer = this.#host.root.querySelector('.dragged svg')?.getBoundingClientRect();
      if (layer) {
        const {x, y, width, height} = layer;
        this.#animator.planHome(dragBefore.piece, dragBefore.from, {x: x + width / 2, y: y + height / 2});
      }
    }
    this.#drawnPosition = position;
  }

  layers(): Layers {
    const layers = layersOf(this.session, this.#animator);
    const {moveInput, mode} = this.#host.element;
    if (!moveInput || mode === 'edit') return layers;
    if (!commandsPart.loaded)
      void commandsPart.tryLoad().then((part) => part && this.#host.element.requestUpdate());
    return {...layers, below: html`${commandsPart.loaded?.moveFieldTemplate(this.session)}${layers.below}`};
  }

  /** Whether a person draws marks, or has drawn some. */
  get needsMarks(): boolean {
    return this.session.brushColor !== null || this.session.marks.length > 0;
  }

  /** Moves the focus if necessary, and starts animations; called after the element has drawn itself. */
  updated(): void {
    const {root} = this.#host;
    const {state, cursor} = this.session;
    const focused = root.activeElement;
    if (state.type === 'choosing') {
      if (!focused?.closest('.chooser')) root.querySelector<HTMLElement>('.chooser button')?.focus();
    } else if (focused ? (squareOf(focused) ?? cursor) !== cursor : this.#wasChoosing) this.focus();
    this.#wasChoosing = state.type === 'choosing';
    if (state.type === 'dragging') placeDragLayer(root, state.at);
    this.#animator.start();
  }

  focus(): void {
    focusCursor(this.session);
  }

  /** The square in the tab order; `null` until the grid is drawn. */
  get tabStop(): HTMLElement | null {
    return cursorSquare(this.session);
  }

  get draftError(): string {
    return this.session.mode.draftError ?? '';
  }

  discardDraft(): void {
    this.session.mode.discardDraft?.();
    this.#host.element.requestUpdate();
  }

  /** Replays early input, but no focus, Tab or modifier alone. A pointer that is still down continues its press. */
  replay(early: readonly EarlyEvent[]): void {
    const events = early.filter(
      ({event}) =>
        event.type !== 'focusin' &&
        !(event instanceof KeyboardEvent && /^(Tab|Shift|Control|Alt|Meta)$/.test(event.key)),
    );
    for (const {event, box} of events) {
      if (event instanceof KeyboardEvent) keyOnSquare(this.session, event);
      else this.#pointers.replay(event as PointerEvent, box);
    }
    // A finger that began to scroll was not meant for the board.
    if (events.length > 0 && events.at(-1)?.event.type !== 'pointercancel') this.focus();
  }
}

/** Hides events of fields from the page, whose `change` listeners expect changes of the position. */
const keepInside = (event: Event): void => event.stopPropagation();
