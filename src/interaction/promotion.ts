import type {PieceLetter} from '../notation/position.js';
import type {Move, Promotion} from '../rules/index.js';
import {kindName} from './announce.js';
import type {Host} from './host.js';
import {pieceIcon} from './layers.js';
import {placeOf} from './place.js';

/** The moves among which a person chooses: they differ in what the pawn becomes. */
export type Choice = readonly Move[];

/** The queen first, for it is what nearly everyone wants. */
const order: readonly Promotion[] = ['Q', 'N', 'R', 'B', 'C', 'A'];

/** The chooser lies over the board from the last rank inwards, in the column where the pawn arrives. */
export function promotionTemplate(host: Host, choice: Choice, choose: (move: Move) => void): unknown {
  const {language} = host;
  const {html} = host.lit;
  const [first] = choice;
  if (!first) return host.lit.nothing;
  const {column, row} = placeOf(first.to, host.position, host.fromBlack);
  const letter = (role: Promotion) =>
    (host.position.turn === 'white' ? role : role.toLowerCase()) as PieceLetter;
  return html`<div
    class="chooser"
    part="chooser"
    role="dialog"
    aria-modal="true"
    aria-label="${language.interaction.choosePromotion}"
    data-column="${column}"
    data-files="${host.position.files}"
    ?data-bottom="${row > 0}"
  >
    ${order.map((role) => {
      const move = choice.find(({promotion}) => promotion === role);
      return (
        move &&
        html`<button
          type="button"
          data-promotion="${role}"
          aria-label="${kindName(role, language)}"
          @click="${() => choose(move)}"
        >
          ${pieceIcon(host, letter(role))}
        </button>`
      );
    })}
  </div>`;
}

/** Moves the focus among the pieces offered; Tab stays among them, as in a dialog. @returns whether the key did so. */
export function moveInChooser(root: ShadowRoot, {key, code, shiftKey}: KeyboardEvent): boolean {
  const buttons = [...root.querySelectorAll<HTMLElement>('.chooser button')];
  const at = buttons.indexOf(root.activeElement as HTMLElement);
  // WebKitGTK calls the key of Shift+Tab “Unidentified”.
  const isTab = key === 'Tab' || code === 'Tab';
  const back = key === 'ArrowUp' || key === 'ArrowLeft' || (isTab && shiftKey);
  if (!back && key !== 'ArrowDown' && key !== 'ArrowRight' && !isTab) return false;
  buttons.at(back ? at - 1 : (at + 1) % buttons.length)?.focus();
  return true;
}
