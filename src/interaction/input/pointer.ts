import {listen} from '../../dom/listen.js';
import type {PieceLetter, Square} from '../../notation/position.js';
import type {BoardContext} from '../context.js';
import type {Session} from '../state/session.js';
import type {Point, Source} from '../state/state.js';
import {placeDragLayer, squareSide} from '../view/drag-layer.js';

/** A pointer that moves less than this is a click with an unsteady hand, in squares. */
const slop = 0.12;

/** The pointer that is down. */
interface Press {
  readonly id: number;
  readonly square: Square | null;
  readonly start: Point;
}

/**
 * Turns pointer events into intents. Mouse, pen and touch are alike; one pointer acts at a time.
 * @returns A function that stops listening.
 */
export function listenToPointers({root}: BoardContext, session: Session): () => void {
  let press: Press | null = null;
  let hasCancelled = false;

  const down = (event: PointerEvent) => {
    const source = sourceOf(event.target);
    if (!source || !event.isPrimary) return;
    hasCancelled = false;
    if (event.button !== 0) {
      cancel();
      return;
    }
    session.send({type: 'press', source});
    press = {id: event.pointerId, square: 'square' in source ? source.square : null, start: pointOf(event)};
    // Only a real pointer can be captured; the events that scripts and tests make have none.
    if (session.state.is === 'pressed' && event.isTrusted) {
      (event.target as Element).setPointerCapture(event.pointerId);
    }
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    // A second button that is pressed meanwhile arrives as a move.
    if (event.button > 0) {
      cancel();
      return;
    }
    const at = pointOf(event);
    const {is} = session.state;
    const isFar = Math.hypot(at.x - press.start.x, at.y - press.start.y) > slop * squareSide(root);
    if (is === 'dragging' || (is === 'pressed' && isFar)) session.send({type: 'drag', at});
    if (is === 'dragging') placeDragLayer(root, at);
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    const {square} = press;
    press = null;
    if (session.state.is === 'dragging') {
      swallowClick(root);
      session.send({type: 'release', square: squareAtPoint(root, pointOf(event))});
    } else if (session.state.is === 'painting' && square) session.send({type: 'paint', square});
    else session.send({type: 'release', square});
  };

  const interrupted = (event: PointerEvent) => {
    if (event.pointerId !== press?.id) return;
    press = null;
    session.send({type: 'interrupt'});
  };

  const cancel = () => {
    hasCancelled = session.send({type: 'cancel'});
    press = null;
  };

  // The right button has put a piece back; it should not open a menu as well.
  const menu = (event: Event) => {
    if (squareOf(event.target) && hasCancelled) event.preventDefault();
    hasCancelled = false;
  };

  return listen(root, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: interrupted,
    contextmenu: menu,
  });
}

/** Does what a press at a place means, when it came before anything listened. */
export function tap({root}: BoardContext, session: Session, event: PointerEvent): void {
  const square = squareAtPoint(root, pointOf(event));
  if (!square) return;
  session.send({type: 'press', source: {square}});
  session.send({type: 'release', square});
}

/** After a drag that ends where it began the browser reports a click, which it was not. */
function swallowClick(root: ShadowRoot): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener('click', swallow, {capture: true});
  setTimeout(() => root.removeEventListener('click', swallow, {capture: true}));
}

const pointOf = ({clientX, clientY}: PointerEvent): Point => ({x: clientX, y: clientY});

function sourceOf(target: EventTarget | null): Source | null {
  const square = squareOf(target);
  if (square) return {square};
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-brush]') : null;
  const brush = button && !button.disabled ? button.dataset.brush : undefined;
  return brush && brush !== 'eraser' ? {piece: brush as PieceLetter} : null;
}

/** The square that an event happened on. */
export const squareOf = (target: EventTarget | null): Square | null =>
  target instanceof Element
    ? ((target.closest<HTMLElement>('[data-square]')?.dataset.square as Square | undefined) ?? null)
    : null;

/**
 * The square that is seen at a place. The browser is asked, and nothing is worked out from boxes: so borders,
 * transforms, zoom and rotation cannot put the squares anywhere else.
 */
export function squareAtPoint(root: ShadowRoot, {x, y}: Point): Square | null {
  const element = root.elementFromPoint(x, y);
  // Outside the board it may be an element of the page.
  return root.contains(element) ? squareOf(element) : null;
}
