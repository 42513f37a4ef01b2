import type {BoardContext} from '../context.js';
import type {Session} from '../state/session.js';
import {moveInChooser} from '../view/promotion.js';
import {focusCursor, moveCursor} from './cursor.js';
import {squareOf} from './pointer.js';

/** Turns a key into what it means where the focus is. @returns whether it meant something. */
export function keyDown(context: BoardContext, session: Session, event: KeyboardEvent): boolean {
  const {key, target} = event;
  const isEscape = key === 'Escape';
  if (session.state.is === 'choosing') {
    if (!isEscape) return moveInChooser(context.root, event);
    focusCursor(context, session);
    return session.send({type: 'cancel'});
  }
  const onBoard = target instanceof Element && (squareOf(target) ?? target.matches('svg'));
  return (
    (isEscape && session.send({type: 'cancel'})) ||
    (onBoard && keyOnSquare(context, session, event)) ||
    (session.mode.keyDown?.(event) ?? false)
  );
}

/** Does what a key means on the square of the cursor. @returns whether it meant something. */
export function keyOnSquare(
  context: BoardContext,
  session: Session,
  {key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent,
): boolean {
  if (altKey) return false;
  const ctrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (ctrl && (letter === 'z' || letter === 'y')) {
    session.goTo(letter === 'y' || shiftKey ? 'next' : 'previous');
    return true;
  }
  if (moveCursor(context, session, key, ctrl)) return true;
  if (ctrl) return false;
  const square = session.cursor;
  if (key === 'Enter' || key === ' ') {
    session.send({type: 'activate', square});
    return true;
  }
  return (key === 'Delete' || key === 'Backspace') && session.send({type: 'erase', square});
}
