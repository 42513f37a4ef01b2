import {html, nothing} from 'lit/html.js';
import {marginsOf} from '../../drawing/box.js';
import type {PieceLetter, Square} from '../../notation/position.js';
import {fill} from '../../notation/fill.js';
import {pieceName} from '../../locales/sentence.js';
import type {Session} from '../state/session.js';
import type {LocaleStrings} from '../../locales/registry.js';
import {rowsOf} from './place.js';

/** The meaning of a square to the person at this moment. */
export interface SquareState {
  /** Whether its piece may be picked. */
  readonly movable: boolean;
  /** Everything drawn on it besides: check, the last move, marks. */
  readonly notes: readonly string[];
  /** How many moves its piece has, where its name says so; else 0. */
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
  const parts = [fill(strings.squareName, {square, content}), ...notes];
  if (picked) parts.push(strings.isPicked);
  else if (target) parts.push(strings.isTarget);
  else if (mobility > 0) parts.push(fill(strings.canMove, {count: mobility}));
  return parts.join(', ');
}

/**
 * The grid that lies over the picture: it has the names of squares, and receives focus and pointer. All that it shows
 * is the focus. One square is in the tab order, the one where the cursor is.
 */
export function gridTemplate(
  {host, strings, options: {position, pieces}, cursor, state: {type}, isDisabled}: Session,
  stateOf: (square: Square) => SquareState,
): unknown {
  const {element, fromBlack, locale} = host;
  // Twenty puzzles on a page have the same name but for their captions.
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
    aria-describedby="overview"
    lang="${locale.current.tag}"
    aria-disabled="${isDisabled}"
    data-files="${position.files}"
    data-margins="${marginsOf(element)}"
  >
    ${rowsOf(position, fromBlack).map((row) => html`<div role="row">${row.map(cell)}</div>`)}
  </div>`;
}
