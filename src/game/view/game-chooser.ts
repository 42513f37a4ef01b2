import {html} from 'lit/html.js';
import type {Game} from '../../core/pgn/game.js';
import {fill} from '../../core/text/fill.js';
import type {GameStrings} from '../../words/en-game.js';
import {gameName} from '../../words/players.js';
import type {GameContext} from '../document/context.js';
import type {FiledGame} from '../document/game-file.js';
import {headOf} from '../document/head.js';
import {gamesStrings, gameStepsTemplate, type Steps} from './game-steps.js';

/** So many games are in the select at once. The others follow in slices, because thousands would stop the page. */
const firstOptions = 100;
/** The options that are added at a time. */
const optionsPerSlice = 500;

function optionText(filed: FiledGame, index: number, strings: GameStrings): string {
  const {tags, result} = headOf(filed);
  return `${index + 1}. ${gameName(tags, strings)}, ${result}`;
}

/** The announcement of another game that a reader has chosen, by its number from 1. */
export const chosenGameText = (
  context: GameContext,
  {tags, result}: Game,
  number: number,
  count: number,
): string => {
  const {strings} = context;
  const values = {number, count, players: gameName(tags, strings), result: strings.results[result]};
  return fill(gamesStrings(context).chosenGame, values);
};

interface Choice extends Steps {
  readonly onChoose: (number: number) => void;
}

/** A select with the games of the file, and buttons to the games beside. `number` is the number of the game shown, from 1. */
export function gameChooserTemplate(
  games: readonly FiledGame[],
  number: number,
  context: GameContext,
  {onChoose, ...steps}: Choice,
): unknown {
  const {strings, locale} = context;
  return html`<div class="menu stepped" part="menu" lang="${locale.current.tag}">
    <label
      ><span>${strings.chooseGame}</span>
      <select @change="${({target}: Event) => onChoose(Number((target as HTMLSelectElement).value))}">
        ${games
          .slice(0, firstOptions)
          .map(
            (game, i) =>
              html`<option value="${i + 1}" .selected="${i + 1 === number}">
                ${optionText(game, i, strings)}
              </option>`,
          )}
      </select></label
    >${gameStepsTemplate(context, steps)}
  </div>`;
}

/** The options that were added to a select, and the games and texts from which they are made. */
interface AddedOptions {
  readonly games: readonly FiledGame[];
  readonly strings: GameStrings;
  readonly options: HTMLOptionElement[];
  /** The number of the game that is shown. Its option may come later. */
  number: number;
}
const addedOptions = new WeakMap<HTMLSelectElement, AddedOptions>();

/** Adds the options of `gameChooserTemplate` that are missing at first. The game that is shown is selected when it has come. */
export function addMissingOptions(
  select: HTMLSelectElement | null,
  games: readonly FiledGame[],
  number: number,
  strings: GameStrings,
): void {
  if (!select) return;
  const before = addedOptions.get(select);
  if (games.length <= firstOptions && !before) return;
  if (before?.games === games && before.strings === strings) {
    before.number = number;
    if (select.value !== String(number)) select.value = String(number);
    return;
  }
  for (const option of before?.options ?? []) option.remove();
  const options: HTMLOptionElement[] = [];
  const added = {games, strings, options, number};
  addedOptions.set(select, added);
  const addSlice = (): void => {
    if (addedOptions.get(select) !== added) return;
    const from = firstOptions + options.length;
    const slice = games.slice(from, from + optionsPerSlice).map((game, i) => {
      const option = document.createElement('option');
      option.value = String(from + i + 1);
      option.text = optionText(game, from + i, strings);
      option.selected = from + i + 1 === added.number;
      return option;
    });
    options.push(...slice);
    select.append(...slice);
    if (slice.length > 0) setTimeout(addSlice);
  };
  addSlice();
}
