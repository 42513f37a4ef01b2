import {html} from 'lit/html.js';
import {adoptSheet} from '../dom/adopt-sheet.js';
import type {BoardHost} from '../dom/board-host.js';
import {focusRing} from '../dom/focus-ring.js';
import {listen} from '../dom/listen.js';
import {isAnimated} from '../dom/motion.js';
import type {Button} from '../dom/button.js';
import {commandsPart, keyDown, keyOnSquare, listenToClipboard} from './input/keyboard.js';
import {cursorSquare, focusCursor} from './input/keys.js';
import {listenToPointers, squareOf, type PointerInput} from './input/pointer.js';
import type {Position} from '../notation/position.js';
import type {Selection} from './state/mode.js';
import {Session, type CreateMode} from './state/session.js';
import {Animator} from './view/animator.js';
import {placeDragLayer} from './view/drag-layer.js';
import {drawButtons, historyButtons} from './view/buttons.js';
import {layersOf, type Layers} from './view/layers.js';
import {sheet} from './view/sheet.js';

/** Early input: a person's event from before the part was loaded. */
export interface EarlyEvent {
  readonly event: Event;
  /** Where the board was then: the page may be scrolled, or move, until the part is there. */
  readonly box: DOMRectReadOnly;
}

/** A board that a person acts on, as the element knows it: input comes in, layers go out. */
export class Interaction {
  readonly #host: BoardHost;
  readonly #session: Session;
  readonly #animator: Animator;
  readonly #pointers: PointerInput;
  readonly #stop: readonly (() => void)[];
  /** The selection that was dragged when the board was last drawn, and the position then. */
  #dragging: Selection | null = null;
  #drawn: Position | null = null;
  /** Whether the chooser had the focus when the board was last drawn. */
  #focusIsInChooser = false;

  constructor(host: BoardHost, createMode: CreateMode) {
    const session = new Session(host, createMode);
    const {root} = host;
    this.#host = host;
    this.#session = session;
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

  /** The board is no longer interactive: removes everything that this has added. */
  disconnect(): void {
    for (const stop of this.#stop) stop();
    this.#animator.stop();
    this.#session.disconnect();
  }

  /** The board has been taken out of the page, maybe only to be put elsewhere: a piece that is dragged is put back. */
  interrupt(): void {
    this.#session.send({type: 'interrupt'});
  }

  /** Called before the element draws itself: follows what a script has changed. */
  update(): void {
    this.#session.syncFromElement();
    const {position, dragged, state} = this.#session;
    const isMoving = isAnimated(this.#host.element);
    const before = this.#dragging;
    this.#dragging = state.type === 'dragging' ? state.selection : null;
    this.#animator.plan(position, dragged, isMoving);
    // A piece that was dropped where it may not go: its layer is still there.
    if (
      isMoving &&
      before?.from &&
      !this.#dragging &&
      state.type !== 'choosing' &&
      position === this.#drawn
    ) {
      const layer = this.#host.root.querySelector('.dragged svg')?.getBoundingClientRect();
      if (layer) {
        const {x, y, width, height} = layer;
        this.#animator.planHome(before.piece, before.from, {x: x + width / 2, y: y + height / 2});
      }
    }
    this.#drawn = position;
  }

  layers(): Layers {
    const layers = layersOf(this.#session, this.#animator);
    const {moveInput, mode} = this.#host.element;
    if (!moveInput || mode === 'edit') return layers;
    if (!commandsPart.loaded)
      void commandsPart.attempt().then((part) => part && this.#host.element.requestUpdate());
    return {...layers, below: html`${commandsPart.loaded?.moveFieldTemplate(this.#session)}${layers.below}`};
  }

  /** Whether a mark is drawn by hand, or being drawn. */
  get hasMarks(): boolean {
    return this.#session.marks.length > 0;
  }

  /** Called after the element has drawn itself. */
  drawn(): void {
    const {root} = this.#host;
    const {state, cursor} = this.#session;
    const focused = root.activeElement;
    if (state.type === 'choosing') {
      if (!focused?.closest('.chooser')) root.querySelector<HTMLElement>('.chooser button')?.focus();
    } else if (focused ? isMisplaced(focused, cursor) : this.#focusIsInChooser) this.focus();
    this.#focusIsInChooser = state.type === 'choosing';
    if (state.type === 'dragging') placeDragLayer(root, state.at);
    this.#animator.start();
  }

  toolbarButtons(): readonly Button[] {
    const {mode} = this.#session;
    if (mode.toolbarButtons) return mode.toolbarButtons();
    const pen = drawButtons(this.#session);
    return mode.canUndo ? [...historyButtons(this.#session), ...pen] : pen;
  }

  focus(): void {
    focusCursor(this.#session);
  }

  /** The square in the tab order; `null` until the grid is drawn. */
  get tabStop(): HTMLElement | null {
    return cursorSquare(this.#session);
  }

  get draftError(): string {
    return this.#session.mode.draftError ?? '';
  }

  discardDraft(): void {
    this.#session.mode.discardDraft?.();
    this.#host.element.requestUpdate();
  }

  /** Replays what a person did before this part was loaded. A pointer that is still down goes on from there. */
  replay(events: readonly EarlyEvent[]): void {
    for (const {event, box} of events) {
      if (event instanceof KeyboardEvent) keyOnSquare(this.#session, event);
      else this.#pointers.replay(event as PointerEvent, box);
    }
    // A finger that went on to scroll was not meant for the board.
    if (events.at(-1)?.event.type !== 'pointercancel') this.focus();
  }
}

/** The picture, or its box, had the focus before there was a grid; or the square has moved, with a board that turned. */
const isMisplaced = (focused: Element, cursor: string) =>
  focused.matches('svg, .board') || (squareOf(focused) ?? cursor) !== cursor;

/** Events of the controls stay inside: the page is notified of changes of the position alone. */
const keepInside = (event: Event): void => event.stopPropagation();
