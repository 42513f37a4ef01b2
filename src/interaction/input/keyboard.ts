import {listen} from '../../dom/listen.js';
import {Part} from '../../dom/part.js';
import type {PiecesBySquare} from '../../notation/change-placement.js';
import {files, inColor, ranks, type PieceLetter, type Role, type Square} from '../../notation/position.js';
import type {Session} from '../state/session.js';
import {placeOf, type Place} from '../../drawing/place.js';
import {listRows, findSquareAtPlace} from '../view/seen-squares.js';
import {moveFocusInChooser} from '../view/promotion.js';
import {commandsByKey, mapLettersToRoles} from './keys.js';
import {findSquare} from './pointer.js';

/** The part that carries out commands given by key or typed, most of which ask about the position. */
export const commandsPart = new Part(() => import('./commands.js'));

/** Handles a key, depending on where the focus is. @returns Whether the key had an effect. */
export function handleKey(session: Session, event: KeyboardEvent): boolean {
  const {key, target} = event;
  const {state} = session;
  const isEscape = key === 'Escape';
  if (state.type === 'choosing' && !isEscape) {
    const move = state.moves.find(({promotion}) => promotion === key.toUpperCase());
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
export function handleSquareKey(
  session: Session,
  {key, code, ctrlKey, metaKey, altKey, shiftKey}: KeyboardEvent,
): boolean {
  // Alt turns a letter that may be a piece's into a command; all other keys with Alt are left to the browser.
  if (altKey && !/^Key[OLMX]$/.test(code)) return false;
  const isCtrl = ctrlKey || metaKey;
  const letter = key.toLowerCase();
  if (isCtrl && (letter === 'z' || letter === 'y')) {
    session.undoOrRedo(letter === 'y' || shiftKey ? 1 : -1);
    return true;
  }
  const role = isCtrl || altKey ? undefined : mapLettersToRoles(session.host.locale.current).get(letter);
  // As in FEN, White's pieces are in capitals.
  const piece = role && inColor(role, key === letter ? 'black' : 'white');
  if (piece && session.send({type: 'place', square: session.cursor, piece: piece as PieceLetter}))
    return true;
  if (moveCursor(session, key, isCtrl, role, shiftKey, code)) {
    // A mark that was begun with the keyboard ends at the cursor.
    session.send({type: 'drawTo', square: session.cursor});
    return true;
  }
  if (isCtrl) return false;
  // With Alt, `key` may be a special character; `code` ends with the letter.
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
 * Moves the cursor and the focus: to a neighbour or an edge; with a digit to a rank or, with Shift, to a file; with a
 * piece letter to the next or, with Shift, previous such piece. @returns Whether the key is one that moves the cursor.
 */
function moveCursor(
  session: Session,
  key: string,
  isCtrl: boolean,
  role: Role | undefined,
  isShifted: boolean,
  code: string,
): boolean {
  const {host, position, actions, cursor} = session;
  const {isFlipped} = host;
  const digit = isCtrl ? undefined : /^Digit([1-8])$/.exec(code)?.[1];
  const place = findNextPlace(key, isCtrl, placeOf(cursor, position, isFlipped), position.files);
  if (!place && !digit && !role) return false;
  const squares = listRows(position, isFlipped).flat();
  const squareByDigit =
    digit &&
    (isShifted ? `${files[Number(digit) - 1] ?? 'a'}${cursor.charAt(1)}` : `${cursor.charAt(0)}${digit}`);
  const square = place
    ? findSquareAtPlace(place, position, isFlipped)
    : (squareByDigit ??
      findNextWithRole(role, cursor, isShifted ? squares.reverse() : squares, actions.pieces));
  if (!square) return true;
  session.cursor = square as Square;
  session.tabStop?.focus();
  host.element.requestUpdate();
  return true;
}

/** The place of the cursor after a key; undefined if the key does not move it. */
function findNextPlace(key: string, isCtrl: boolean, {column, row}: Place, columns: number) {
  const [lastColumn, lastRow] = [columns - 1, ranks - 1];
  const places: {readonly [key: string]: readonly [column: number, row: number]} = {
    ArrowLeft: [column - 1, row],
    ArrowRight: [column + 1, row],
    ArrowUp: [column, row - 1],
    ArrowDown: [column, row + 1],
    Home: [0, isCtrl ? 0 : row],
    End: [lastColumn, isCtrl ? lastRow : row],
    PageUp: [column, 0],
    PageDown: [column, lastRow],
  };
  const place = places[key];
  const clamp = (n: number, last: number) => Math.min(Math.max(n, 0), last);
  return place && {column: clamp(place[0], lastColumn), row: clamp(place[1], lastRow)};
}

/** The first square after the cursor, in the order of `squares`, with a piece of a role. The search wraps around. */
function findNextWithRole(
  role: Role | undefined,
  cursor: Square,
  squares: readonly Square[],
  pieces: PiecesBySquare,
): Square | null {
  const start = squares.indexOf(cursor) + 1;
  const fromCursor = [...squares.slice(start), ...squares.slice(0, start)];
  return fromCursor.find((square) => pieces.get(square)?.toUpperCase() === role) ?? null;
}

/** Copies and pastes the FEN while a square is focused. @returns A function that removes the listeners. */
export function listenToClipboard(session: Session): () => void {
  const {host, strings} = session;
  const {element, root} = host;
  const ifOnSquare = (handle: (clipboard: DataTransfer | null) => boolean) => (event: ClipboardEvent) => {
    if (!findSquare(root.activeElement)) return;
    if (handle(event.clipboardData)) event.preventDefault();
    if (event.defaultPrevented) event.stopPropagation();
  };
  const listeners = {
    copy: ifOnSquare((clipboard) => {
      if (!getSelection()?.isCollapsed) return false;
      if (!host.errorText) clipboard?.setData('text/plain', host.source.format(host.position));
      session.announce(host.errorText || strings.interaction.fenCopied);
      return true;
    }),
    paste: ifOnSquare((clipboard) => session.mode.paste?.(clipboard?.getData('text/plain') ?? '') ?? false),
  };
  // If no text is selected, Firefox dispatches these events to the body and WebKit to the element: the document sees both.
  return listen(element.ownerDocument, listeners, true);
}
