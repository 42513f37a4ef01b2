import {ranks, type Square} from '../../notation/position.js';
import type {PiecesOn} from '../../notation/placement.js';
import type {Session} from '../state/session.js';
import {placeOf, rowsOf, squareSeenAt, type Place} from '../view/place.js';

/** Moves the cursor where a key takes it, and the focus with it. @returns Whether the key is one that does. */
export function moveCursor(session: Session, key: string, ctrl: boolean): boolean {
  const {host, position, options, cursor} = session;
  const {fromBlack} = host;
  const place = placeAfter(key, ctrl, placeOf(cursor, position, fromBlack), position.files, ranks);
  if (!place && (ctrl || !/^[pnbrqkac]$/i.test(key))) return false;
  const square = place
    ? squareSeenAt(place, position, fromBlack)
    : nextOfKind(key, cursor, rowsOf(position, fromBlack).flat(), options.pieces);
  if (!square) return true;
  session.cursor = square;
  focusCursor(session);
  host.element.requestUpdate();
  return true;
}

/** The square of the cursor in the grid; `null` until the grid is drawn. */
export const cursorSquare = ({host, cursor}: Session): HTMLElement | null =>
  host.root.querySelector<HTMLElement>(`[data-square="${cursor}"]`);

/** Puts the focus on the square of the cursor. */
export function focusCursor(session: Session): void {
  cursorSquare(session)?.focus();
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
