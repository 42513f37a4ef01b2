import {ranks, type Square} from '../notation/position.js';
import type {Host} from './host.js';
import type {PiecesOn} from './pieces-on.js';
import {placeOf, rowsOf, squareAt, type Place} from './place.js';
import {squareOf} from './pointer.js';
import type {Session} from './session.js';

/** The square that keys act on: of all squares it is the one in the tab order. */
export class Cursor {
  /** Where it is; the focus may be elsewhere. */
  square: Square;
  readonly #host: Host;
  readonly #session: Session;

  constructor(host: Host, session: Session) {
    this.#host = host;
    this.#session = session;
    this.square = this.#first();
  }

  /** Goes where the focus has gone. */
  followFocus(target: EventTarget | null): void {
    const square = squareOf(target);
    if (!square || square === this.square) return;
    this.square = square;
    this.#host.redraw();
  }

  /** Goes where a key takes it, and the focus with it. @returns whether the key is one that does. */
  goBy(key: string, ctrl: boolean): boolean {
    const {fromBlack} = this.#host;
    const {position, mode} = this.#session;
    const place = placeAfter(key, ctrl, placeOf(this.square, position, fromBlack), position.files, ranks);
    if (!place && (ctrl || !/^[pnbrqkac]$/i.test(key))) return false;
    const square = place
      ? squareAt(place, position, fromBlack)
      : nextOfKind(key, this.square, rowsOf(position, fromBlack).flat(), mode.pieces);
    if (!square) return true;
    this.square = square;
    this.focus();
    this.#host.redraw();
    return true;
  }

  /** Puts the focus on its square. */
  focus(): void {
    this.#host.root.querySelector<HTMLElement>(`[data-square="${this.square}"]`)?.focus();
  }

  /** Stays on the board: begins anew where that has become too narrow for its square. */
  stay(): void {
    if (this.square.charCodeAt(0) - 97 >= this.#session.position.files) this.square = this.#first();
  }

  /** Begins where the person begins to think: at the king of the side to move. */
  #first(): Square {
    return this.#session.king ?? 'a1';
  }
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
