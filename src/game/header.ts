import {html, nothing} from 'lit/html.js';
import type {GameStrings} from '../locales/en-game.js';
import {startsPart} from '../element/parts.js';
import {fill} from '../notation/fill.js';
import type {Color} from '../notation/position.js';
import type {Game} from '../pgn/game.js';
import type {GameTexts} from './context.js';
import type {Navigation} from './navigation.js';
import {clockIn, clockTime, resultText} from './notation.js';

/** The value of a tag; empty if it is unknown, which PGN writes as `?`, `????.??.??` or `-` (PGN standard 8.1.1). */
const knownValue = (value: string | undefined): string =>
  value && !/^[?.\s]*$|^-$/.test(value) ? value : '';

/** The known part of a date: `1994.??.??` is 1994, `1994.05.??` is 1994-05. */
const formatDate = (date: string | undefined): string =>
  (knownValue(date).split('.?')[0] ?? '').replaceAll('.', '-');

/** Event, place and date in one line, and the result. */
export function headerTemplate(
  {tags, result, start}: Game,
  {strings, diagram: {chess960Start}}: GameTexts,
): unknown {
  const round = knownValue(tags.get('Round'));
  const event = [knownValue(tags.get('Event')), knownValue(tags.get('Site')), formatDate(tags.get('Date'))]
    .filter(Boolean)
    .join(', ');
  // The orthodox start, 518, shows its number only in a game of Chess960.
  const number = tags.has('FEN') ? startsPart.loaded?.chess960Number(start) : null;
  const hasStartNumber = number != null && (number !== 518 || /960|fischer/i.test(tags.get('Variant') ?? ''));
  const line = [event && `${event}${round && ` (${round})`}`, hasStartNumber && fill(chess960Start, {number})]
    .filter(Boolean)
    .join('. ');
  const score = resultText(result);
  if (!line && !score) return nothing;
  return html`<p class="header" part="header">
    ${line && html`<span class="event" part="event" title="${line}">${line}</span>`}
    ${score && html`<span part="result" title="${strings.results[result]}">${score}</span>`}
  </p>`;
}

/** The clock of a side after its last move; empty if that move has none, because an older clock is out of date. */
function clockText(side: Color, {current}: Navigation): string {
  const node = current?.isWhite === (side === 'white') ? current : current?.previous;
  const clock = clockIn(node?.gameMove.commentsAfter ?? []);
  return clock === undefined ? '' : clockTime(clock);
}

/** A bar with the title, name, rating and clock of a player; nothing in a game without players and clocks. */
export function playerTemplate(side: Color, navigation: Navigation, strings: GameStrings): unknown {
  const {game, next, position} = navigation;
  const tagValue = (name: string) => knownValue(game.tags.get(name));
  if (!tagValue('White') && !tagValue('Black') && !navigation.hasClocks) return nothing;
  const tag = side === 'white' ? 'White' : 'Black';
  const [name, title, rating] = [tagValue(tag), tagValue(`${tag}Title`), tagValue(`${tag}Elo`)];
  const time = clockText(side, navigation);
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

/** The name of a game: its players, such as “Anand – Black” if Black's name is unknown; without players, its event. */
export function gameName(tags: Game['tags'], strings: GameStrings): string {
  const [white, black, event] = ['White', 'Black', 'Event'].map((tag) => knownValue(tags.get(tag)));
  return (!white && !black && event) || `${white || strings.white} – ${black || strings.black}`;
}
