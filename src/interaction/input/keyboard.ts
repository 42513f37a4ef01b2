import {listen} from '../../dom/listen.js';
import {Part} from '../../dom/part.js';
import type {PiecesOn} from '../../notation/change-placement.js';
import {files, inColor, ranks, type PieceLetter, type Role, type Square} from '../../notation/position.js';
import type {Session} from '../state/session.js';
import {placeOf, rowsOf, squareSeenAt, type Place} from '../view/place.js';
import {moveInChooser} from '../view/promotion.js';
import {focusCursor, questions, rolesByLetter} from './keys.js';
import {squareOf} from './pointer.js';

/** Answers questions about the position, by key and by text. */
export const commandsPart = new Part('commands', () => import('./commands.js'));

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
  {key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent,
): boolean {
  if (altKey && !/^Key[OLMX]$/.test(code)) return false;
  const ctrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (ctrl && (letter === 'z' || letter === 'y')) {
    session.goBy(letter === 'y' || shiftKey ? 1 : -1);
    return true;
  }
  const role = ctrl || altKey ? undefined : rolesByLetter(session.host.locale.current).get(letter);
  // As in FEN, White's pieces are in capitals.
  const piece = role && inColor(role, key === letter ? 'black' : 'white');
  if (piece && session.send({type: 'place', square: session.cursor, piece: piece as PieceLetter}))
    return true;
  if (moveCursor(session, key, ctrl, role, shiftKey, code)) {
    session.send({type: 'drawTo', square: session.cursor});
    return true;
  }
  if (ctrl) return false;
  // With Alt a key may write another letter.
  const question = questions[(altKey ? code.slice(-1) : key).toLowerCase()];
  if (question) {
    void commandsPart
      .attempt()
      .then((part) => part && session.announce(part.answer(session, question, shiftKey)));
    return true;
  }
  const square = session.cursor;
  if (key === 'Enter' || key === ' ') {
    session.send({type: 'activate', square});
    return true;
  }
  return (key === 'Delete' || key === 'Backspace') && session.send({type: 'erase', square});
}

/** Moves the cursor where a key takes it, and the focus with it. @returns Whether the key is one that does. */
function moveCursor(
  session: Session,
  key: string,
  ctrl: boolean,
  role: Role | undefined,
  isBack: boolean,
  code: string,
): boolean {
  const {host, position, options, cursor} = session;
  const {fromBlack} = host;
  const digit = ctrl ? undefined : /^Digit([1-8])$/.exec(code)?.[1];
  const place = placeAfter(key, ctrl, placeOf(cursor, position, fromBlack), position.files, ranks);
  if (!place && !digit && !role) return false;
  const all = rowsOf(position, fromBlack).flat();
  const square = place
    ? squareSeenAt(place, position, fromBlack)
    : digit
      ? isBack
        ? `${files[Number(digit) - 1] ?? 'a'}${cursor.charAt(1)}`
        : `${cursor.charAt(0)}${digit}`
      : nextOfKind(role ?? '', cursor, isBack ? all.reverse() : all, options.pieces);
  if (!square) return true;
  session.cursor = square as Square;
  focusCursor(session);
  host.element.requestUpdate();
  return true;
}

/** Where a key takes the cursor on a board of so many columns and rows, or `null` for a key that does not move it. */
function placeAfter(key: string, ctrl: boolean, from: Place, columns: number, rows: number): Place | null {
  const clamped = (column: number, row: number): Place => ({
    column: Math.min(Math.max(column, 0), columns - 1),
    row: Math.min(Math.max(row, 0), rows - 1),
  });
  const {column, row} = from;
  switch (key) {
    case 'ArrowLeft':
      return clamped(column - 1, row);
    case 'ArrowRight':
      return clamped(column + 1, row);
    case 'ArrowUp':
      return clamped(column, row - 1);
    case 'ArrowDown':
      return clamped(column, row + 1);
    case 'Home':
      return ctrl ? clamped(0, 0) : clamped(0, row);
    case 'End':
      return ctrl ? clamped(columns, rows) : clamped(columns, row);
    case 'PageUp':
      return clamped(column, 0);
    case 'PageDown':
      return clamped(column, rows);
    default:
      return null;
  }
}

/** The next square after the cursor, in the order given and round again, whose piece is of the kind a letter names. */
function nextOfKind(
  letter: string,
  cursor: Square,
  squares: readonly Square[],
  pieces: PiecesOn,
): Square | null {
  const at = squares.indexOf(cursor) + 1;
  const round = [...squares.slice(at), ...squares.slice(0, at)];
  return round.find((square) => pieces.get(square)?.toLowerCase() === letter.toLowerCase()) ?? null;
}

/** Copies the FEN and pastes one with the system's keys while a square has the focus, until the result is called. */
export function listenToClipboard(session: Session): () => void {
  const {host, strings} = session;
  const {element, root} = host;
  const onSquare = (act: (clipboard: DataTransfer | null) => boolean) => (event: ClipboardEvent) => {
    if (!squareOf(root.activeElement)) return;
    if (act(event.clipboardData)) event.preventDefault();
    if (event.defaultPrevented) event.stopPropagation();
  };
  const listeners = {
    copy: onSquare((clipboard) => {
      if (!getSelection()?.isCollapsed) return false;
      if (!host.error) clipboard?.setData('text/plain', host.format(host.position));
      session.announce(host.error || strings.interaction.fenCopied);
      return true;
    }),
    paste: onSquare((clipboard) => session.mode.paste?.(clipboard?.getData('text/plain') ?? '') ?? false),
  };
  // With nothing selected, Firefox dispatches these to the body and WebKit to the host, so the document listens.
  return listen(element.ownerDocument, listeners, true);
}
