import {listen} from '../../shared/listen.js';
import type {Direction} from '../document/navigation.js';

/** A command of a key or a button: to go somewhere, to turn the board around, or to ask for the engine’s evaluation. */
export type Command = Direction | 'flip' | 'evaluate';

/** The game before or after the one that is shown. */
const gameSteps: {readonly [key: string]: -1 | 1 | undefined} = {PageUp: -1, PageDown: 1};
const keyCommands: {readonly [key: string]: Command | undefined} = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'previous-variation',
  ArrowDown: 'next-variation',
  Home: 'first',
  End: 'last',
  e: 'evaluate',
  f: 'flip',
  F: 'flip',
};

/**
 * The command of a key; with Shift, a step to another game. Undefined if the key has none, or if the browser, a form field or the
 * board handles it.
 */
export function commandOf(event: KeyboardEvent): Command | -1 | 1 | undefined {
  const {key, shiftKey, defaultPrevented, altKey, ctrlKey, metaKey} = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return undefined;
  // The path begins inside the shadow root of the board, at a field for example; `event.target` would be the board.
  const [target] = event.composedPath();
  const step = shiftKey ? gameSteps[key] : undefined;
  // In the field of the table, nothing is paged. The board pages from square to square.
  const field = step ? 'textarea,[role=grid] *:not(.rows *)' : 'select,input,textarea';
  if (target instanceof Element && target.matches(field)) return undefined;
  return step ?? keyCommands[key];
}

/** The shortest swipe, in CSS pixels. */
const minSwipe = 40;

/** Calls `onSwipe` after a finger has swiped over the board: to the left is `next`. Returns a function that stops listening. */
export function listenToSwipes(root: ShadowRoot, onSwipe: (direction: Direction) => void): () => void {
  let swipeStart: {readonly id: number; readonly x: number; readonly y: number} | undefined;
  return listen(root, {
    pointerdown({pointerType, isPrimary, pointerId, clientX, clientY, target}) {
      const isOnBoard = target instanceof Element && target.closest('.board');
      const mayBeSwipe = isOnBoard && pointerType === 'touch' && isPrimary;
      swipeStart = mayBeSwipe ? {id: pointerId, x: clientX, y: clientY} : undefined;
    },
    pointerup({pointerId, clientX, clientY}) {
      if (swipeStart?.id !== pointerId) return;
      const [dx, dy] = [clientX - swipeStart.x, clientY - swipeStart.y];
      swipeStart = undefined;
      if (Math.abs(dx) >= minSwipe && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 'next' : 'previous');
    },
    // The browser cancels the pointer when it scrolls the page. `touch-action: pan-y` allows vertical scrolling.
    pointercancel() {
      swipeStart = undefined;
    },
  });
}
