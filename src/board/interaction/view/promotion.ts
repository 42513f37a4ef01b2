import {html} from 'lit/html.js';
import {colorOf, inColor, type PieceLetter} from '../../../core/notation/position.js';
import type {Promotion} from '../../../core/rules/index.js';
import {roleName} from '../../../words/sentence.js';
import type {Session} from '../state/session.js';
import type {ChoosingState} from '../state/state.js';
import {pieceIcon} from './piece-icon.js';
import {placeOf} from '../../../picture/drawing/place.js';

const promotionOrder: readonly Promotion[] = ['Q', 'N', 'R', 'B', 'C', 'A'];

/** The promotion chooser: a column of buttons on the file of the promotion square, beginning on the square beside it. */
export function promotionTemplate(session: Session, {selection, square, moves}: ChoosingState): unknown {
  const {host, strings} = session;
  const {column, row} = placeOf(square, host.position, host.isFlipped);
  const color = colorOf(selection.piece);
  return html`<div
    class="chooser"
    part="chooser"
    role="dialog"
    aria-modal="true"
    aria-label="${strings.interaction.choosePromotion}"
    data-column="${column}"
    ?data-bottom="${row > 0}"
  >
    ${promotionOrder.map((role) => {
      const move = moves.find(({promotion}) => promotion === role);
      return (
        move &&
        html`<button
          type="button"
          data-promotion="${role}"
          aria-label="${roleName(role, strings)}"
          @click="${() => session.send({type: 'choose', move})}"
        >
          ${pieceIcon(host, inColor(role, color) as PieceLetter)}
        </button>`
      );
    })}
  </div>`;
}

/** Moves the focus among the buttons by arrows or, as in a dialog, by Tab. @returns Whether the key moved the focus. */
export function moveFocusInChooser(root: ShadowRoot, {key, code, shiftKey}: KeyboardEvent): boolean {
  const buttons = [...root.querySelectorAll<HTMLElement>('.chooser button')];
  const index = buttons.indexOf(root.activeElement as HTMLElement);
  // WebKitGTK calls the key of Shift+Tab “Unidentified”: https://github.com/marijnh/w3c-keyname/issues/13
  const isTab = key === 'Tab' || code === 'Tab';
  const isBack = key === 'ArrowUp' || key === 'ArrowLeft' || (isTab && shiftKey);
  if (!isBack && key !== 'ArrowDown' && key !== 'ArrowRight' && !isTab) return false;
  buttons.at(isBack ? index - 1 : (index + 1) % buttons.length)?.focus();
  return true;
}
