import {listen} from '../../../shared/listen.js';
import type {MarkColor} from '../../../core/marks/mark.js';
import type {Square} from '../../../core/notation/position.js';
import type {Session} from '../state/session.js';
import type {Brush, Point, PressSource} from '../state/state.js';
import {measureSquareSide, placeDragLayer} from '../view/drag-layer.js';

/** The distance that a pointer may move during a click, in squares. */
const clickTolerance = 0.12;

/** A press of a pointer on the board, until the click that ends it. */
interface Press {
  readonly id: number;
  readonly square: Square | null;
  /** The `<button>` under the pointer, such as a piece of the promotion chooser. */
  readonly button: Element | null;
  readonly start: Point;
  /** The distance that the pointer may move during a click, in pixels; measured before the press changes the page. */
  readonly tolerance: number;
  capturedBy?: Element;
  /** If so, the page does not see the events of the press, so that no carousel slides and no link is followed. */
  isHandled: boolean;
  isDown: boolean;
  isDrag?: boolean;
  lastPainted?: Square;
}

/**
 * Turns pointer events and clicks into intents. Mouse, pen and touch work alike; only one pointer acts at a time. If the
 * board does not handle a press, the page gets all events of the press.
 *
 * @returns `replay` handles an event that was dispatched before the listeners were added. `stop` removes the listeners.
 */
export function listenToPointers(session: Session) {
  const {root} = session.host;
  let press: Press | null = null;
  let isMenuSuppressed = false;
  /** How far the board has moved since the event that `replay` handles. */
  let shift: Point = {x: 0, y: 0};

  const toPoint = ({clientX: x, clientY: y}: PointerEvent): Point => ({x: x + shift.x, y: y + shift.y});
  const isFarOff = ({start, tolerance}: Press, at: Point) =>
    Math.hypot(at.x - start.x, at.y - start.y) > tolerance;

  const pointerDown = (event: PointerEvent, target = event.target) => {
    const source = findPressSource(target);
    if (!event.isPrimary) {
      // The person zooms the page with a second finger.
      interrupt();
      return;
    }
    const {state} = session;
    // Button 0 is the left one or a touch, 1 the middle one, 2 the right one, which erases pieces with a brush.
    const isPainting = state.type === 'painting';
    const drawsWithBrush = isPainting && state.brush === 'marks' && event.button !== 1;
    const sendsPress = event.button === 0 || (event.button === 2 && isPainting);
    press = {
      id: event.pointerId,
      square: findSquare(target),
      button: target instanceof Element ? target.closest('button') : null,
      start: toPoint(event),
      tolerance: clickTolerance * measureSquareSide(root),
      isHandled: false,
      isDown: true,
    };
    isMenuSuppressed = false;
    if (!source) return;
    // With the brush `marks`, the left and the right button draw. Without it, the middle and the right button cancel; if
    // there is nothing to cancel, the right button draws.
    if (press.square && (!sendsPress || drawsWithBrush)) {
      const hasCancelled = !drawsWithBrush && session.send({type: 'cancel'});
      const color = chooseMarkColor(event) ?? session.markBrushColor ?? 'green';
      const isDrawing =
        !hasCancelled && event.button !== 1 && session.send({type: 'draw', square: press.square, color});
      press.isDown = isDrawing;
      press.isHandled = isDrawing;
      isMenuSuppressed = hasCancelled || isDrawing;
      if (isDrawing) event.stopPropagation();
      return;
    }
    if (!sendsPress) return;
    isMenuSuppressed = event.button === 2;
    press.isHandled = session.send({type: 'press', source, erases: event.button === 2});
    if (press.isHandled) event.stopPropagation();
    // The pointer of an event made by a script cannot be captured.
    if (session.state.type === 'pressed' && event.isTrusted && target instanceof Element) {
      try {
        target.setPointerCapture(event.pointerId);
        press.capturedBy = target;
      } catch {
        // The pointer is no longer down.
      }
    }
  };

  const pointerMove = (event: PointerEvent) => {
    if (!press?.isDown || event.pointerId !== press.id) return;
    const at = toPoint(event);
    const {type} = session.state;
    if (type === 'drawing') {
      const square = findSquareAtPoint(root, at);
      if (square) session.send({type: 'drawTo', square});
      return;
    }
    // If a second button is pressed while the first is down, browsers dispatch `pointermove` instead of `pointerdown`.
    if (event.button > 0) {
      isMenuSuppressed = session.send({type: 'cancel'});
      press.isDown = false;
      return;
    }
    // No button is down: the page had captured the pointer, so no `pointerup` reached the board.
    if (event.isTrusted && event.buttons === 0) {
      interrupt();
      return;
    }
    if (type === 'painting') {
      const square = findSquareAtPoint(root, at);
      if (square && square !== (press.lastPainted ?? press.square)) {
        // The pressed square is painted when the stroke leaves it, or when the pointer is released.
        if (!press.lastPainted && press.square) session.send({type: 'paint', square: press.square});
        session.send({type: 'paint', square});
        press.lastPainted = square;
      }
      return;
    }
    if (type === 'dragging' || (type === 'pressed' && isFarOff(press, at))) session.send({type: 'drag', at});
    // At the beginning of a drag, the element still has to draw the layer.
    if (type === 'dragging') placeDragLayer(root, at);
    press.isDrag ||= session.state.type === 'dragging';
  };

  const pointerUp = (event: PointerEvent) => {
    if (!press?.isDown || event.pointerId !== press.id) return;
    press.isDown = false;
    const {square, lastPainted} = press;
    const at = toPoint(event);
    // A drag can be so quick that there is no `pointermove`.
    if (session.state.type === 'pressed' && isFarOff(press, at)) {
      press.isDrag = session.send({type: 'drag', at});
    }
    const {type} = session.state;
    if (type === 'drawing') session.send({type: 'drawEnd'});
    else if (type === 'dragging') session.send({type: 'release', square: findSquareAtPoint(root, at)});
    else if (type !== 'painting')
      press.isHandled = session.send({type: 'release', square}) || press.isHandled;
    else if (square && !lastPainted) session.send({type: 'paint', square});
  };

  const interrupt = () => {
    if (!press?.isDown) return;
    press.isDown = false;
    session.send({type: 'interrupt'});
  };

  const pointerLost = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    // Browsers capture a touch for one element. If the board captures it for another, the touch has not ended.
    const isHandedOver =
      event.type === 'lostpointercapture' && press.capturedBy && event.target !== press.capturedBy;
    if (!isHandedOver) interrupt();
  };

  const hideIfHandled = (event: Event) => {
    if (press?.isHandled) event.stopPropagation();
  };

  const click = (event: MouseEvent) => {
    const {target, detail} = event;
    const endedPress = press;
    // `detail` is 0 for a click without a press: by a key, `click()` or assistive technology.
    if (detail === 0) {
      const square = findSquare(target);
      if (square && session.send({type: 'activate', square})) event.preventDefault();
      return;
    }
    press = null;
    const button = target instanceof Element ? target.closest('.chooser button') : null;
    // Browsers also dispatch `click` after a drag, or after a tap that has opened the chooser under the finger.
    if (endedPress?.isDrag || (button && button !== endedPress?.button)) {
      event.stopImmediatePropagation();
      event.preventDefault();
    } else if (endedPress?.isHandled && endedPress.square) event.preventDefault();
  };

  // A right press that draws, cancels or uses a brush opens no menu.
  const contextMenu = (event: Event) => {
    if (findSquare(event.target) && isMenuSuppressed) event.preventDefault();
    isMenuSuppressed = false;
  };

  /** Keeps the browser from dragging a link, a selected text or a draggable ancestor along with the piece. */
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
      mousedown: hideIfHandled,
      touchstart: hideIfHandled,
      contextmenu: contextMenu,
    }),
    listen(root, {click}, /* capture */ true),
    listen(root.ownerDocument, {dragstart: preventNativeDrag}, /* capture */ true),
  ];
  return {
    replay(event: PointerEvent, {left, top}: DOMRectReadOnly): void {
      const box = (root.querySelector('.board') as Element).getBoundingClientRect();
      shift = {x: box.left - left, y: box.top - top};
      const target = findElementAtPoint(root, toPoint(event));
      if (event.type === 'pointerup') pointerUp(event);
      else if (event.type === 'pointercancel') pointerLost(event);
      else if (findSquare(target)) pointerDown(event, target);
      shift = {x: 0, y: 0};
    },
    stop: () => stops.forEach((stop) => stop()),
  };
}

/** The colour of a mark by modifier keys, as on Lichess; null if none of them is down. */
const chooseMarkColor = ({shiftKey, ctrlKey, altKey}: PointerEvent): MarkColor | null =>
  shiftKey || ctrlKey ? (altKey ? 'yellow' : 'red') : altKey ? 'blue' : null;

/** The square at an event's target, or the piece of the palette there; null if there is neither. */
function findPressSource(target: EventTarget | null): PressSource | null {
  const square = findSquare(target);
  if (square) return {square};
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-brush]:enabled') : null;
  const brush = button?.dataset.brush as Brush | undefined;
  return brush && brush !== 'eraser' && brush !== 'marks' ? {piece: brush} : null;
}

/** The square at an event's target; null outside the grid. */
export const findSquare = (target: EventTarget | null): Square | null =>
  target instanceof Element
    ? ((target.closest<HTMLElement>('[data-square]')?.dataset.square as Square | undefined) ?? null)
    : null;

/** Asks the browser, because a square computed from boxes would be wrong under CSS transforms and zoom. */
const findSquareAtPoint = (root: ShadowRoot, at: Point): Square | null =>
  findSquare(findElementAtPoint(root, at));

function findElementAtPoint(root: ShadowRoot, {x, y}: Point): Element | null {
  const element = root.elementFromPoint(x, y);
  // At a point outside the board, `elementFromPoint` may return an element of the page.
  return root.contains(element) ? element : null;
}
