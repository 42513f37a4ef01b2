import type {Cursor} from './cursor.js';
import {moveInPalette} from './edit-panel.js';
import type {Hand} from './hand.js';
import {squareOf} from './pointer.js';
import {moveInChooser} from './promotion.js';

/** Turns a key into what the hand and the cursor do. @returns whether it meant something. */
export function keyDown(root: ShadowRoot, event: KeyboardEvent, hand: Hand, cursor: Cursor): boolean {
  const {key, target} = event;
  const escape = key === 'Escape';
  if (hand.choice) {
    if (escape) hand.cancel();
    return escape || moveInChooser(root, event);
  }
  const onBoard = target instanceof Element && (squareOf(target) ?? target.matches('svg'));
  const calledOff = escape && (hand.cancel() || hand.layDownBrush());
  return calledOff || (onBoard && keyOnSquare(event, hand, cursor)) || moveInPalette(root, event);
}

/** Does what a key means on the square of the cursor. @returns whether it meant something. */
export function keyOnSquare(
  {key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent,
  hand: Hand,
  cursor: Cursor,
): boolean {
  if (altKey) return false;
  const ctrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (ctrl && (letter === 'z' || letter === 'y')) {
    hand.goBack(letter === 'y' || shiftKey ? 'next' : 'previous');
    return true;
  }
  if (cursor.goBy(key, ctrl)) return true;
  if (ctrl) return false;
  if (key === 'Enter' || key === ' ') {
    hand.liftOrPut();
    return true;
  }
  return (key === 'Delete' || key === 'Backspace') && hand.remove(cursor.square);
}
