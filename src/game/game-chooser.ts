import {html} from 'lit/html.js';
import type {GameStrings} from '../locales/en-game.js';
import type {Game} from '../pgn/game.js';
import {gameName} from './header.js';

/** A select with the games of the file. `number` is that of the current game; games are numbered from 1. */
export function gameChooserTemplate(
  games: readonly Game[],
  number: number,
  strings: GameStrings,
  lang: string,
  onChoose: (number: number) => void,
): unknown {
  return html`<label class="menu" part="menu" lang="${lang}"
    ><span>${strings.chooseGame}</span>
    <select @change="${({target}: Event) => onChoose(Number((target as HTMLSelectElement).value))}">
      ${games.map(
        ({tags, result}, i) =>
          html`<option value="${i + 1}" .selected="${i + 1 === number}">
            ${i + 1}. ${gameName(tags, strings)}, ${result}
          </option>`,
      )}
    </select></label
  >`;
}
