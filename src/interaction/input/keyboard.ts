import type {PieceLetter} from '../../notation/position.js';
import type {Session} from '../state/session.js';
import {moveInChooser} from '../view/promotion.js';
import {moveCursor} from './cursor.js';
import {squareOf} from './pointer.js';

/** Turns a key into what it means where the focus is. @returns Whether it meant something. */
export function keyDown(session: Session, event: KeyboardEvent): boolean {
  const {key, target} = event;
  const {state} = session;
  const isEscape = key === 'Escape';
  if (state.type === 'choosing' && !isEscape) {
    const move = state.moves.find(({promotion}) => promotion === key.toUpperCase());
    return move ? session.send({type: 'choose', move}) : moveInChooser(session.host.root, event);
  }
  const onBoard = target instanceof Element && (squareOf(target) ?? target.matches('svg'));
  return (
    (isEscape && session.send({type: 'cancel'})) ||
    (onBoard && keyOnSquare(session, event)) ||
    (session.mode.keyDown?.(event) ?? false)
  );
}

/** Does what a key means on the square of the cursor. @returns Whether it meant something. */
export function keyOnSquare(
  session: Session,
  {key, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent,
): boolean {
  if (altKey) return false;
  const ctrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (ctrl && (letter === 'z' || letter === 'y')) {
    session.goBy(letter === 'y' || shiftKey ? 1 : -1);
    return true;
  }
  // As FEN writes them: White's pieces in capitals.
  const isPiece = !ctrl && /^[pnbrqkac]$/i.test(key);
  if (isPiece && session.send({type: 'place', square: session.cursor, piece: key as PieceLetter}))
    return true;
  if (moveCursor(session, key, ctrl)) {
    session.send({type: 'drawTo', square: session.cursor});
    return true;
  }
  if (ctrl) return false;
  const square = session.cursor;
  if (key === 'Enter' || key === ' ') {
    session.send({type: 'activate', square});
    return true;
  }
  return (key === 'Delete' || key === 'Backspace') && session.send({type: 'erase', square});
}
