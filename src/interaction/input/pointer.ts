import {listen} from '../../dom/listen.js';
import type {MarkColor} from '../../marks/mark.js';
import type {PieceLetter, Square} from '../../notation/position.js';
import type {Session} from '../state/session.js';
import type {Point, Source} from '../state/state.js';
import {placeDragLayer, squareSide} from '../view/drag-layer.js';

/** The distance that a pointer may move during a click, in squares. */
const slop = 0.12;

interface Press {
  readonly id: number;
  readonly square: Square | null;
  /** The `<button>` that was pressed, such as a piece of the promotion chooser. */
  readonly button: Element | null;
  readonly start: Point;
  /** The element that has captured the pointer for the board. */
  captor: Element | null;
  /** Whether the board handled it. If so, it is hidden from the page, so that no carousel slides and no link is followed. */
  isHandled: boolean;
  isDown: boolean;
  isDrag: boolean;
  /** The square that was painted last. */
  painted: Square | null;
}

export interface PointerInput {
  /** Handles an event from before the listeners were there; `box` is where the board was then. */
  replay(event: PointerEvent, box: DOMRectReadOnly): void;
  readonly stop: () => void;
}

/**
 * Turns pointer events and clicks into intents. Mouse, pen and touch work alike; only one pointer acts at a time. A
 * press that the board does not handle is left to the page, with the events that follow it.
 */
export function listenToPointers(session: Session): PointerInput {
  const {root} = session.host;
  let press: Press | null = null;
  let keepsMenuClosed = false;
  /** The distance that the board has moved since the event being replayed. */
  let moved: Point = {x: 0, y: 0};

  const pointOf = ({clientX, clientY}: PointerEvent): Point => ({x: clientX + moved.x, y: clientY + moved.y});
  const isFar = ({start}: Press, at: Point) =>
    Math.hypot(at.x - start.x, at.y - start.y) > slop * squareSide(root);

  const pointerDown = (event: PointerEvent, target = event.target) => {
    const source = sourceOf(target);
    if (!event.isPrimary) {
      // With a second finger, the person zooms.
      interrupt();
      return;
    }
    const {state} = session;
    const isPainting = state.type === 'painting';
    const drawsWithBrush = isPainting && state.brush === 'marks' && event.button === 0;
    const isPressButton = event.button === 0 || (event.button === 2 && isPainting);
    press = {
      id: event.pointerId,
      square: source && 'square' in source ? source.square : null,
      button: target instanceof Element ? target.closest('button') : null,
      start: pointOf(event),
      captor: null,
      isHandled: false,
      isDown: true,
      isDrag: false,
      painted: null,
    };
    keepsMenuClosed = false;
    if (!source) return;
    if (press.square && (!isPressButton || drawsWithBrush)) {
      const hasCancelled = !drawsWithBrush && session.send({type: 'cancel'});
      const isDrawing =
        !hasCancelled &&
        event.button !== 1 &&
        session.send({
          type: 'draw',
          square: press.square,
          color: markColorOf(event) ?? session.brushColor ?? 'green',
        });
      press.isDown = isDrawing;
      press.isHandled = isDrawing;
      keepsMenuClosed = hasCancelled || isDrawing;
      if (isDrawing) event.stopPropagation();
      return;
    }
    if (!isPressButton) return;
    keepsMenuClosed = event.button === 2;
    press.isHandled = session.send({type: 'press', source, erases: event.button === 2});
    if (press.isHandled) event.stopPropagation();
    // The pointer of an event made by a script cannot be captured.
    if (session.state.type === 'pressed' && event.isTrusted && target instanceof Element) {
      press.captor = capture(target, event.pointerId);
    }
  };

  const pointerMove = (event: PointerEvent) => {
    if (!press?.isDown || event.pointerId !== press.id) return;
    const at = pointOf(event);
    const {type} = session.state;
    if (type === 'drawing') {
      const over = squareAtPoint(root, at);
      if (over) session.send({type: 'drawTo', square: over});
      return;
    }
    // A second button that is pressed during a press arrives as a `pointermove`.
    if (event.button > 0) {
      keepsMenuClosed = session.send({type: 'cancel'});
      press.isDown = false;
      return;
    }
    // The page had captured the pointer, so no `pointerup` reached the board.
    if (event.isTrusted && event.buttons === 0) {
      interrupt();
      return;
    }
    if (type === 'painting') {
      const over = squareAtPoint(root, at);
      if (over && over !== (press.painted ?? press.square)) {
        if (!press.painted && press.square) session.send({type: 'paint', square: press.square});
        session.send({type: 'paint', square: over});
        press.painted = over;
      }
      return;
    }
    if (type === 'dragging' || (type === 'pressed' && isFar(press, at))) session.send({type: 'drag', at});
    if (type === 'dragging') placeDragLayer(root, at);
    press.isDrag ||= session.state.type === 'dragging';
  };

  const pointerUp = (event: PointerEvent) => {
    if (!press?.isDown || event.pointerId !== press.id) return;
    press.isDown = false;
    const {square, painted} = press;
    const at = pointOf(event);
    // The drag was so quick that there was no `pointermove`.
    if (session.state.type === 'pressed' && isFar(press, at)) {
      press.isDrag = session.send({type: 'drag', at});
    }
    const {type} = session.state;
    if (type === 'drawing') session.send({type: 'drawn'});
    else if (type === 'dragging') session.send({type: 'release', square: squareAtPoint(root, at)});
    else if (type !== 'painting')
      press.isHandled = session.send({type: 'release', square}) || press.isHandled;
    else if (square && !painted) session.send({type: 'paint', square});
  };

  const interrupt = () => {
    if (!press?.isDown) return;
    press.isDown = false;
    session.send({type: 'interrupt'});
  };

  const pointerLost = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    // A finger is captured by the element under it, until the board captures it.
    const isHandedOver = event.type === 'lostpointercapture' && press.captor && event.target !== press.captor;
    if (!isHandedOver) interrupt();
  };

  /** Hides the mouse and touch events of a press that the board has handled. */
  const hideFromPage = (event: Event) => {
    if (press?.isHandled) event.stopPropagation();
  };

  const click = (event: MouseEvent) => {
    const {target, detail} = event;
    const ended = press;
    // `detail` counts the presses: keys, `click()` and assistive technology click without one.
    if (detail === 0) {
      const square = squareOf(target);
      if (square && session.send({type: 'activate', square})) event.preventDefault();
      return;
    }
    press = null;
    const button = target instanceof Element ? target.closest('.chooser button') : null;
    // Not a click: a drag that ends where it began, and a tap that opened the chooser and ended on one of its buttons.
    if (ended?.isDrag || (button && button !== ended?.button)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (ended?.isHandled && ended.square) event.preventDefault();
  };

  // A right press that draws or cancels, and any while a brush is in use, does not open a menu as well.
  const contextMenu = (event: Event) => {
    if (squareOf(event.target) && keepsMenuClosed) event.preventDefault();
    keepsMenuClosed = false;
  };

  /** The browser would drag a link, a selected text or a draggable ancestor along with the piece. */
  const preventNativeDrag = (event: Event) => {
    if (!press?.isDown || !press.isHandled) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const stops = [
    listen(root, {
      pointerdown: pointerDown,
      pointermove: pointerMove,
      pointerup: pointerUp,
      pointercancel: pointerLost,
      lostpointercapture: pointerLost,
      mousedown: hideFromPage,
      touchstart: hideFromPage,
      contextmenu: contextMenu,
    }),
    listen(root, {click}, true),
    listen(root.ownerDocument, {dragstart: preventNativeDrag}, true),
  ];
  return {
    replay(event, {left, top}) {
      const box = (root.querySelector('.board') as Element).getBoundingClientRect();
      moved = {x: box.left - left, y: box.top - top};
      const target = elementAtPoint(root, pointOf(event));
      if (event.type === 'pointerup') pointerUp(event);
      else if (event.type === 'pointercancel') pointerLost(event);
      else if (squareOf(target)) pointerDown(event, target);
      moved = {x: 0, y: 0};
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

/** @returns The element that captured the pointer; null if the pointer is already lifted. */
function capture(target: Element, pointerId: number): Element | null {
  try {
    target.setPointerCapture(pointerId);
    return target;
  } catch {
    return null;
  }
}

/** The colour for modifier keys, as on Lichess: red with Shift or Ctrl, blue with Alt, yellow with both; else null. */
const markColorOf = ({shiftKey, ctrlKey, altKey}: PointerEvent): MarkColor | null =>
  shiftKey || ctrlKey ? (altKey ? 'yellow' : 'red') : altKey ? 'blue' : null;

function sourceOf(target: EventTarget | null): Source | null {
  const square = squareOf(target);
  if (square) return {square};
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-brush]') : null;
  const brush = button && !button.disabled ? button.dataset.brush : undefined;
  return brush && brush !== 'eraser' && brush !== 'marks' ? {piece: brush as PieceLetter} : null;
}

export const squareOf = (target: EventTarget | null): Square | null =>
  target instanceof Element
    ? ((target.closest<HTMLElement>('[data-square]')?.dataset.square as Square | undefined) ?? null)
    : null;

/** The square at a point, found by the browser: computed from boxes, it would be wrong under transforms and zoom. */
const squareAtPoint = (root: ShadowRoot, at: Point): Square | null => squareOf(elementAtPoint(root, at));

function elementAtPoint(root: ShadowRoot, {x, y}: Point): Element | null {
  const element = root.elementFromPoint(x, y);
  // Outside the board, this may be an element of the page.
  return root.contains(element) ? element : null;
}
