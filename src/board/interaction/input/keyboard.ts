import {listen} from '../../../shared/listen.js';
import {
  fileLetters,
  inColor,
  ranks,
  type PieceLetter,
  type Role,
  type Square,
} from '../../../core/notation/position.js';
import type {Session} from '../state/session.js';
import {placeOf} from '../../../picture/drawing/place.js';
import {listRows, findSquareAtPlace} from '../view/seen-squares.js';
import {moveFocusInChooser} from '../view/promotion.js';
import {commandsPart} from '../../../parts/loader.js';
import {commandsByKey, mapLettersToRoles} from './keys.js';
import {findSquare} from './pointer.js';

/** Handles a key, depending on where the focus is. @returns Whether the key had an effect. */
export function handleKey(session: Session, event: KeyboardEvent): boolean {
  const {key, target} = event;
  const {state} = session;
  const isEscape = key === 'Escape';
  if (state.type === 'choosing' && !isEscape) {
    // With these keys, a letter or an arrow is a shortcut of the browser: Control and R reloads the page.
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const role = mapLettersToRoles(session.host.locale.current).get(key.toLowerCase());
    const move = role && state.moves.find(({promotion}) => promotion === role);
    return move ? session.send({type: 'choose', move}) : moveFocusInChooser(session.host.root, event);
  }
  // Until the grid has loaded, the picture has the focus.
  const isOnBoard = target instanceof Element && (findSquare(target) ?? target.matches('svg'));
  return (
    (isEscape && session.send({type: 'cancel'})) ||
    (isOnBoard && handleSquareKey(session, event)) ||
    (session.mode.keyDown?.(event) ?? false)
  );
}

/** Handles a key on the square of the cursor. @returns Whether the key had an effect. */
export function handleSquareKey(session: Session, event: KeyboardEvent): boolean {
  const {key, code, altKey, shiftKey} = event;
  // If a command's letter is also a piece's letter, the command needs Alt. Other keys with Alt are left to the browser.
  if (altKey && !/^Key[OLMXE]$/.test(code)) return false;
  const isCtrl = event.ctrlKey || event.metaKey;
  const letter = key.toLowerCase();
  if (isCtrl && (letter === 'z' || letter === 'y')) {
    session.undoOrRedo(letter === 'y' || shiftKey ? 1 : -1);
    return true;
  }
  const role = isCtrl || altKey ? undefined : mapLettersToRoles(session.host.locale.current).get(letter);
  // As in FEN, capitals are White's.
  const piece = role && inColor(role, key === letter ? 'black' : 'white');
  if (piece && session.send({type: 'place', square: session.cursor, piece: piece as PieceLetter}))
    return true;
  const next = findNextSquare(session, event, role);
  if (next) {
    session.cursor = next;
    session.tabStop?.focus();
    session.host.element.requestUpdate();
    // If a mark was begun with the keyboard, its end follows the cursor.
    session.send({type: 'drawTo', square: next});
    return true;
  }
  if (isCtrl) return false;
  // With Alt, `key` may be a special character, but `code` ends with the letter.
  const command = commandsByKey.get((altKey ? code.slice(-1) : key).toLowerCase());
  if (command) {
    void commandsPart
      .tryLoad()
      .then((part) => part && session.announce(part.runCommand(session, command, shiftKey)));
    return true;
  }
  const square = session.cursor;
  if (key === 'Enter' || key === ' ') {
    session.send({type: 'activate', square});
    return true;
  }
  return (key === 'Delete' || key === 'Backspace') && session.send({type: 'erase', square});
}

/**
 * Finds the square to which a key moves the cursor; null for other keys. A digit moves it to that rank, or with Shift to
 * that file. The letter of a `role` moves it to the next piece with this role, or with Shift to the previous one.
 */
function findNextSquare(
  {host, position, actions, cursor}: Session,
  {key, code, ctrlKey, metaKey, shiftKey}: KeyboardEvent,
  role: Role | undefined,
): Square | null {
  const {isFlipped} = host;
  const isCtrl = ctrlKey || metaKey;
  const {column, row} = placeOf(cursor, position, isFlipped);
  const lastColumn = position.files - 1;
  const lastRow = ranks - 1;
  const place = {
    ArrowLeft: {column: column - 1, row},
    ArrowRight: {column: column + 1, row},
    ArrowUp: {column, row: row - 1},
    ArrowDown: {column, row: row + 1},
    Home: {column: 0, row: isCtrl ? 0 : row},
    End: {column: lastColumn, row: isCtrl ? lastRow : row},
    PageUp: {column, row: 0},
    PageDown: {column, row: lastRow},
  }[key];
  if (place) return findSquareAtPlace(place, position, isFlipped) ?? cursor;
  const digit = isCtrl ? undefined : /^Digit([1-8])$/.exec(code)?.[1];
  if (digit) {
    const square = shiftKey
      ? `${fileLetters[Number(digit) - 1]}${cursor.charAt(1)}`
      : `${cursor.charAt(0)}${digit}`;
    return square as Square;
  }
  if (!role) return null;
  const squares = listRows(position, isFlipped).flat();
  if (shiftKey) squares.reverse();
  const start = squares.indexOf(cursor) + 1;
  const wrappedAround = [...squares.slice(start), ...squares.slice(0, start)];
  return wrappedAround.find((square) => actions.pieces.get(square)?.toUpperCase() === role) ?? cursor;
}

/** Copies and pastes the FEN while a square is focused. @returns A function that removes the listeners. */
export function listenToClipboard(session: Session): () => void {
  const {host, strings} = session;
  const {element, root} = host;
  // If the board, or a listener of the page before it, has handled the event, no other listener sees it.
  const ifOnSquare = (handle: (clipboard: DataTransfer | null) => boolean) => (event: ClipboardEvent) => {
    if (!findSquare(root.activeElement)) return;
    if (handle(event.clipboardData)) event.preventDefault();
    if (event.defaultPrevented) event.stopPropagation();
  };
  const listeners = {
    copy: ifOnSquare((clipboard) => {
      if (!getSelection()?.isCollapsed) return false;
      if (!host.errorText) clipboard?.setData('text/plain', host.format(host.position));
      session.announce(host.errorText || strings.interaction.fenCopied);
      return true;
    }),
    paste: ifOnSquare((clipboard) => session.mode.paste?.(clipboard?.getData('text/plain') ?? '') ?? false),
  };
  // If no text is selected, Firefox dispatches these events to the body, WebKit to the element: the standard leaves it open,
  // https://github.com/w3c/clipboard-apis/issues/70. The document gets both.
  return listen(element.ownerDocument, listeners, /* capture */ true);
}
