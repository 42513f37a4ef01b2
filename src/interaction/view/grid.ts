import {html, nothing} from 'lit/html.js';
import {marginsOf} from '../../drawing/view-box.js';
import type {PieceLetter, Square} from '../../notation/position.js';
import {fill} from '../../notation/fill.js';
import {pieceName} from '../../locales/sentence.js';
import type {Session} from '../state/session.js';
import type {LocaleStrings} from '../../locales/registry.js';
import {rowsOf} from './place.js';

/** The state of a square for the person who uses the board. */
export interface SquareState {
  /** Whether its piece may be picked. */
  readonly movable: boolean;
  /** Texts about everything else that is drawn on it: check, the last move, marks. */
  readonly notes: readonly string[];
  /** How many moves its piece has; 0 if its name leaves that out. */
  readonly mobility: number;
  readonly picked: boolean;
  readonly target: boolean;
}

/** The name of a square: “e4, white knight, can move to 5 squares”. */
export function squareName(
  square: Square,
  piece: PieceLetter | undefined,
  {notes, mobility, picked, target}: SquareState,
  locale: LocaleStrings,
): string {
  const {interaction: strings} = locale;
  const content = piece ? pieceName(piece, locale) : strings.emptySquare;
  const parts = [square, content, ...notes];
  if (picked) parts.push(strings.isPicked);
  else if (target) parts.push(strings.isTarget);
  else if (mobility > 0) parts.push(fill(strings.canMove, {count: mobility}));
  return parts.join(', ');
}

/**
 * The grid over the picture: it gives squares their names and receives focus and pointer events. It is transparent but
 * for the focus ring. Only the square of the cursor is in the tab order.
 */
export function gridTemplate(
  {host, strings, actions: {position, pieces}, cursor, state: {type}, isDisabled}: Session,
  stateOf: (square: Square) => SquareState,
): unknown {
  const {element, fromBlack, locale} = host;
  // Without their captions, twenty puzzles on a page would have the same name.
  const caption = element.label ? '' : element.querySelector(':scope > [slot=caption]')?.textContent.trim();
  const name = caption ? `${caption.replace(/[.:]$/, '')}: ${host.name}` : host.name;
  const cell = (square: Square) => {
    const state = stateOf(square);
    return html`<div
      role="gridcell"
      tabindex="${square === cursor ? 0 : -1}"
      data-square="${square}"
      ?data-movable="${state.movable}"
      ?data-target="${state.target}"
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
    ${rowsOf(position, fromBlack).map((row) => html`<div role="row">${row.map(cell)}</div>`)}
  </div>`;
}
