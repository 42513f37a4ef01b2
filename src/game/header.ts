import {html, nothing} from 'lit/html.js';
import type {GameStrings} from '../locales/en-game.js';
import {startsPart} from '../element/parts.js';
import {fill} from '../notation/fill.js';
import type {Color} from '../notation/position.js';
import type {Game} from '../pgn/game.js';
import type {GameContext, GameTexts} from './context.js';
import type {Navigation} from './navigation.js';
import {clockText, resultText} from './notation.js';

/** The value of a tag; empty for an unknown value: `?`, `????.??.??` or `-` (PGN standard 8.1.1). */
function tagValue(tags: Game['tags'], name: string): string {
  const value = tags.get(name) ?? '';
  return /^[?.\s]*$|^-$/.test(value) ? '' : value;
}

/** Event, place and date in one line, and the result. */
export function headerTemplate(
  {tags, result, start}: Game,
  {strings, diagram: {chess960Start}}: GameTexts,
): unknown {
  const round = tagValue(tags, 'Round');
  // Only the known part of a date: `1994.??.??` is 1994, `1994.05.??` is 1994-05.
  const date = tagValue(tags, 'Date').split('.?')[0]?.replaceAll('.', '-');
  const event = [tagValue(tags, 'Event'), tagValue(tags, 'Site'), date].filter(Boolean).join(', ');
  // The number of the orthodox start, 518, is shown only in a game of Chess960.
  const startNumber = tags.has('FEN') ? startsPart.loaded?.chess960Number(start) : null;
  const showsStartNumber =
    startNumber != null && (startNumber !== 518 || /960|fischer/i.test(tags.get('Variant') ?? ''));
  const eventLine = [
    event && `${event}${round && ` (${round})`}`,
    showsStartNumber && fill(chess960Start, {number: startNumber}),
  ]
    .filter(Boolean)
    .join('. ');
  const score = resultText(result);
  if (!eventLine && !score) return nothing;
  return html`<p class="header" part="header">
    ${eventLine && html`<span class="event" part="event" title="${eventLine}">${eventLine}</span>`}
    ${score && html`<span part="result" title="${strings.results[result]}">${score}</span>`}
  </p>`;
}

/** A bar with the title, name, rating and clock of a player; nothing in a game without players and clocks. */
export function playerTemplate(side: Color, navigation: Navigation, {strings}: GameTexts): unknown {
  const {current, next, position} = navigation;
  const {tags} = navigation.game;
  const [white, black] = [tagValue(tags, 'White'), tagValue(tags, 'Black')];
  if (!white && !black && !navigation.hasClocks) return nothing;
  const [tagPrefix, name] = side === 'white' ? ['White', white] : ['Black', black];
  const [title, rating] = [tagValue(tags, `${tagPrefix}Title`), tagValue(tags, `${tagPrefix}Elo`)];
  const lastMoveOfSide = current?.isWhite === (side === 'white') ? current : current?.previous;
  // If the player's last move has no clock, no clock is shown, because an earlier time is out of date.
  const time = clockText(lastMoveOfSide?.gameMove.commentsAfter ?? []);
  return html`<div class="player" part="player ${side}">
    ${title && html`<small>${title}</small>`}
    <b>${name ? html`<span class="letter">${strings[side]}: </span>${name}` : strings[side]}</b>
    ${rating && html`<small>${rating}</small>`}
    ${
      time &&
      html`<span
        class="${next && position.turn === side ? 'clock running' : 'clock'}"
        part="clock"
        role="img"
        aria-label="${fill(strings.clock, {time})}"
        >${time}</span
      >`
    }
  </div>`;
}

/** The name of a game: its players or, if both are unknown, its event. An unknown player is “White” or “Black”. */
export function gameName(tags: Game['tags'], strings: GameStrings): string {
  const [white, black, event] = ['White', 'Black', 'Event'].map((tag) => tagValue(tags, tag));
  return (!white && !black && event) || `${white || strings.white} – ${black || strings.black}`;
}

/** A select with the games of the file. `number` is the number of the game shown, from 1. */
export function gameChooserTemplate(
  games: readonly Game[],
  number: number,
  {strings, locale}: GameContext,
  onChoose: (number: number) => void,
): unknown {
  return html`<label class="menu" part="menu" lang="${locale.current.tag}"
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
