import {ranks, type PieceLetter, type Square} from '../notation/position.js';
import {listen} from '../dom/listen.js';

/** A place on the board in squares from its top left, as far outside as the pointer is. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a pointer comes down: on a square, or on a piece beside the board. */
export type Source = {readonly square: Square} | {readonly brush: PieceLetter | 'eraser'};

/** What pointers mean. */
export interface PointerIntents {
  /** @returns whether a piece is now in hand and may be dragged. */
  press(source: Source): boolean;
  drag(point: Point): void;
  /** Let go where the piece was dragged to. */
  drop(point: Point): void;
  /** Pressed and let go without dragging. */
  click(source: Source): void;
  /** Puts back what is in hand. @returns whether anything was. */
  cancel(): boolean;
}

/** Less than this is a click with an unsteady hand, in squares. */
const least = 0.12;

/**
 * Turns the pointer events of the grid into intents. Mouse, pen and touch are alike; one pointer acts at a time.
 * @returns A function that stops listening.
 */
export function listenToPointers(root: ShadowRoot, files: () => number, intents: PointerIntents): () => void {
  let pressed: {id: number; source: Source; start: Point; dragging: boolean; mayDrag: boolean} | null = null;
  let cancelled = false;
  const grid = () => gridOf(root);

  const end = () => {
    grid()?.classList.remove('dragging');
    pressed = null;
  };

  const down = (event: PointerEvent) => {
    const source = sourceOf(event.target);
    if (!source || !event.isPrimary) return;
    cancelled = false;
    if (event.button !== 0) {
      cancelled = intents.cancel();
      end();
      return;
    }
    const mayDrag = intents.press(source);
    pressed = {id: event.pointerId, source, start: pointOf(root, files(), event), dragging: false, mayDrag};
    // Only a real pointer can be captured; what scripts and tests make has none.
    if (mayDrag && event.isTrusted) (event.target as Element).setPointerCapture(event.pointerId);
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id || !pressed.mayDrag) return;
    // A second button pressed meanwhile is told as a move.
    if (event.button > 0) {
      cancelled = intents.cancel();
      end();
      return;
    }
    const point = pointOf(root, files(), event);
    const far = Math.hypot(point.x - pressed.start.x, point.y - pressed.start.y) > least;
    if (far && !pressed.dragging) {
      pressed.dragging = true;
      grid()?.classList.add('dragging');
    }
    if (pressed.dragging) intents.drag(point);
  };

  const up = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    const {dragging, source} = pressed;
    end();
    if (dragging) {
      swallowClick(root);
      intents.drop(pointOf(root, files(), event));
    } else intents.click(source);
  };

  const lost = (event: PointerEvent) => {
    if (event.pointerId !== pressed?.id) return;
    end();
    intents.cancel();
  };

  // The right button has put a piece back; it should not open a menu as well.
  const menu = (event: Event) => {
    if (squareOf(event.target) && cancelled) event.preventDefault();
    cancelled = false;
  };

  return listen(root, {
    pointerdown: down,
    pointermove: move,
    pointerup: up,
    pointercancel: lost,
    contextmenu: menu,
  });
}

/** What was dragged was not clicked, though the browser says so next where it began and ended on one element. */
function swallowClick(root: ShadowRoot): void {
  const swallow = (event: Event) => event.stopImmediatePropagation();
  root.addEventListener('click', swallow, {capture: true});
  setTimeout(() => root.removeEventListener('click', swallow, {capture: true}));
}

/** Where on the board the pointer is. */
export function pointOf(root: ShadowRoot, files: number, {clientX, clientY}: PointerEvent): Point {
  const {left, top, width, height} = gridOf(root)?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return {x: ((clientX - left) / width) * files, y: ((clientY - top) / height) * ranks};
}

const gridOf = (root: ShadowRoot) => root.querySelector<HTMLElement>('.grid');

function sourceOf(target: EventTarget | null): Source | null {
  const square = squareOf(target);
  if (square) return {square};
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-brush]') : null;
  return button && !button.disabled ? {brush: button.dataset.brush as PieceLetter | 'eraser'} : null;
}

/** The square that an event has happened on. */
export const squareOf = (target: EventTarget | null): Square | null =>
  target instanceof Element
    ? ((target.closest<HTMLElement>('[data-square]')?.dataset.square as Square | undefined) ?? null)
    : null;
