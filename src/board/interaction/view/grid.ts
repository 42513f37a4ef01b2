import {html, nothing} from 'lit/html.js';
import {marginsOf} from '../../../picture/drawing/view-box.js';
import type {Square} from '../../../core/notation/position.js';
import {fill} from '../../../core/text/fill.js';
import {pieceName} from '../../../words/sentence.js';
import type {Session} from '../state/session.js';
import {listRows} from './seen-squares.js';

/** The state of a square, as its accessible name and its styles show it. */
export interface SquareState {
  readonly isMovable?: boolean;
  /** Texts about check, the last move and marks. */
  readonly notes?: readonly string[];
  /** The number of moves of the piece on the square. The name omits 0. */
  readonly mobility?: number;
  readonly isSelected?: boolean;
  readonly isDestination?: boolean;
}

/** The name of a square: “e4, white knight, can move to 5 squares”. Without `state`, it names only square and piece. */
export function squareName({actions, strings}: Session, square: Square, state: SquareState = {}): string {
  const {notes = [], mobility = 0, isSelected, isDestination} = state;
  const {canMove, emptySquare, isPicked, isTarget} = strings.interaction;
  const piece = actions.pieces.get(square);
  const texts = [square, piece ? pieceName(piece, strings) : emptySquare, ...notes];
  if (isSelected) texts.push(isPicked);
  else if (isDestination) texts.push(isTarget);
  else if (mobility > 0) texts.push(fill(canMove, {count: mobility}));
  return texts.join(', ');
}

/**
 * The grid of squares over the picture, which is transparent except for the focus ring. It names the squares for screen
 * readers, and receives focus and pointer events. Only the square of the cursor is in the tab order.
 */
export function gridTemplate(session: Session, describeState: (square: Square) => SquareState): unknown {
  const {host, position, cursor, state, isDisabled} = session;
  const {element, isFlipped, locale} = host;
  // A caption, such as “Puzzle 3”, distinguishes boards with the same description.
  const caption = element.label ? '' : element.querySelector(':scope > [slot=caption]')?.textContent.trim();
  const name = caption ? `${caption.replace(/[.:]$/, '')}: ${host.name}` : host.name;
  const cellTemplate = (square: Square) => {
    const squareState = describeState(square);
    return html`<div
      role="gridcell"
      tabindex="${square === cursor ? 0 : -1}"
      data-square="${square}"
      ?data-movable="${squareState.isMovable}"
      ?data-target="${squareState.isDestination}"
      aria-selected="${squareState.isSelected || nothing}"
      aria-label="${squareName(session, square, squareState)}"
    ></div>`;
  };
  return html`<div
    class="grid ${state.type}"
    part="grid"
    role="grid"
    aria-label="${name}"
    aria-describedby="${element.position ? 'overview' : 'fen-error'}"
    lang="${locale.current.tag}"
    aria-disabled="${isDisabled}"
    data-margins="${marginsOf(element)}"
  >
    ${listRows(position, isFlipped).map((row) => html`<div role="row">${row.map(cellTemplate)}</div>`)}
  </div>`;
}
