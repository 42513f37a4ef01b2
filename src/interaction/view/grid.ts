import {html, nothing} from 'lit/html.js';
import {marginsOf} from '../../drawing/view-box.js';
import type {PieceLetter, Square} from '../../notation/position.js';
import {fill} from '../../notation/fill.js';
import {pieceName} from '../../locales/sentence.js';
import type {Session} from '../state/session.js';
import type {LocaleStrings} from '../../locales/registry.js';
import {rowsOf} from './seen-squares.js';

/** The state of a square for the person who uses the board. */
export interface SquareState {
  /** Whether its piece may be picked. */
  readonly movable: boolean;
  /** Texts about check, the last move and marks. */
  readonly notes: readonly string[];
  /** The number of moves of its piece; 0 omits it from the name. */
  readonly mobility: number;
  readonly picked: boolean;
  readonly destination: boolean;
}

/** The name of a square: “e4, white knight, can move to 5 squares”. */
export function squareName(
  square: Square,
  piece: PieceLetter | undefined,
  {notes, mobility, picked, destination}: SquareState,
  locale: LocaleStrings,
): string {
  const {interaction: strings} = locale;
  const content = piece ? pieceName(piece, locale) : strings.emptySquare;
  const parts = [square, content, ...notes];
  if (picked) parts.push(strings.isPicked);
  else if (destination) parts.push(strings.isTarget);
  else if (mobility > 0) parts.push(fill(strings.canMove, {count: mobility}));
  return parts.join(', ');
}

/**
 * The grid over the picture, transparent except for the focus ring: it names the squares, and receives focus and pointer
 * events. Only the square of the cursor is in the tab order.
 */
export function gridTemplate(
  {host, strings, actions: {position, pieces}, cursor, state: {type}, isDisabled}: Session,
  stateOf: (square: Square) => SquareState,
): unknown {
  const {element, isFlipped, locale} = host;
  // The caption distinguishes the puzzles on a page.
  const caption = element.label ? '' : element.querySelector(':scope > [slot=caption]')?.textContent.trim();
  const name = caption ? `${caption.replace(/[.:]$/, '')}: ${host.name}` : host.name;
  const cell = (square: Square) => {
    const state = stateOf(square);
    return html`<div
      role="gridcell"
      tabindex="${square === cursor ? 0 : -1}"
      data-square="${square}"
      ?data-movable="${state.movable}"
      ?data-target="${state.destination}"
      aria-selected="${state.picked || nothing}"
      aria-label="${squareName(square, pieces.get(square), state, strings)}"
    ></div>`;
  };
  return html`<div
    class="grid ${type}"
    part="grid"
    role="grid"
    aria-label="${name}"
    aria-describedby="${element.position ? 'overview' : 'fen-error'}"
    lang="${locale.current.tag}"
    aria-disabled="${isDisabled}"
    data-files="${position.files}"
    data-margins="${marginsOf(element)}"
  >
    ${rowsOf(position, isFlipped).map((row) => html`<div role="row">${row.map(cell)}</div>`)}
  </div>`;
}
