import {html} from 'lit/html.js';
import type {GameStrings} from '../locales/en-game.js';
import type {Game} from '../pgn/game.js';
import {nameOf} from './header.js';

/** A select with the games of the file; calls `choose` with the number of the chosen game, from 1. */
export function gameChooserTemplate(
  games: readonly Game[],
  chosen: number,
  strings: GameStrings,
  lang: string,
  choose: (number: number) => void,
): unknown {
  return html`<label class="menu" part="menu" lang="${lang}"
    ><span>${strings.chooseGame}</span>
    <select @change="${({target}: Event) => choose(Number((target as HTMLSelectElement).value))}">
      ${games.map(
        ({tags, result}, i) =>
          html`<option value="${i + 1}" .selected="${i + 1 === chosen}">
            ${i + 1}. ${nameOf(tags, strings)}, ${result}
          </option>`,
      )}
    </select></label
  >`;
}
