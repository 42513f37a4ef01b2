import {clockText} from '../../core/pgn/clock.js';
import {html, nothing} from 'lit/html.js';
import type {GameStrings} from '../../words/en-game.js';
import {playerName, scoreOf, tagValue} from '../../words/players.js';
import {startsPart} from '../../parts/loader.js';
import {fill} from '../../core/text/fill.js';
import type {Color} from '../../core/notation/position.js';
import type {Game} from '../../core/pgn/game.js';
import type {GameContext} from '../document/context.js';
import type {Navigation} from '../document/navigation.js';

/** A date of PGN; day and month may be unknown. */
const datePattern = /^([1-9]\d{2,3})(?:\.(0?[1-9]|1[0-2])(?:\.(0?[1-9]|[12]\d|3[01]))?)?(?:\.\?+)*$/;

/**
 * Writes a date of PGN out, or the known part of it: `1994.05.??` is May 1994. A text that is no date, such as month 13, stays
 * as it is written. The names of months are ours, because the first use of the browser's is a quarter of the time in which a
 * game is read and drawn.
 */
function writtenDate(date: string, strings: GameStrings): string {
  const [, year, month, day] = datePattern.exec(date) ?? [];
  if (!year) return date.replaceAll('.', '-');
  if (!month) return year;
  const monthName = strings.months.split(' ')[Number(month) - 1] ?? '';
  return fill(day ? strings.date : strings.month, {day: Number(day), month: monthName, year});
}

/** Event with its round, place and date. What has no room in one line goes on in the next. */
export function headerTemplate(
  {tags, start}: Game,
  {strings, diagram: {chess960Start}}: GameContext,
): unknown {
  const round = tagValue(tags, 'Round');
  const [event, place, date] = ['Event', 'Site', 'Date'].map((name) => tagValue(tags, name));
  const eventAndRound = event && event + (round && ` (${round})`);
  const occasion = [eventAndRound, place].filter(Boolean).join(', ');
  // The number of the orthodox start, 518, is shown only in a game of Chess960.
  const startNumber = tags.has('FEN') ? startsPart.loaded?.chess960Number(start) : null;
  const showsStartNumber =
    startNumber != null && (startNumber !== 518 || /960|fischer/i.test(tags.get('Variant') ?? ''));
  const startText = showsStartNumber && fill(chess960Start, {number: startNumber});
  const rest = [date && writtenDate(date, strings), startText].filter(Boolean).join('. ');
  const text = [occasion, rest].filter(Boolean).join(date ? ', ' : '. ');
  if (!text) return nothing;
  return html`<p class="header" part="header"><span class="event" part="event">${text}</span></p>`;
}

/**
 * A bar with the title, name, rating and clock of a player; nothing in a game without any of these. Where there is no list of
 * moves, which would end with the result, the bar has what the player has scored.
 */
export function playerTemplate(
  side: Color,
  navigation: Navigation,
  {element, strings}: GameContext,
): unknown {
  const {current, next, position} = navigation;
  const {tags, result} = navigation.game;
  const [white, black] = [playerName(tags, 'White'), playerName(tags, 'Black')];
  const score = element.moves === 'none' ? scoreOf(result, side) : '';
  if (!white && !black && !score && !navigation.hasClocks) return nothing;
  const [tagPrefix, name] = side === 'white' ? ['White', white] : ['Black', black];
  const [title, rating] = [tagValue(tags, `${tagPrefix}Title`), tagValue(tags, `${tagPrefix}Elo`)];
  // Of the current move and the one before, one is the player's.
  const lastMoveOfSide = current?.isWhite === (side === 'white') ? current : current?.previous;
  // If the player's last move has no clock, no clock is shown, because an earlier time is out of date.
  const time = clockText(lastMoveOfSide?.gameMove.commentsAfter ?? []);
  return html`<div class="player" part="player ${side}">
    <span class="who"
      >${title && html`<small class="title">${title}</small>`}
      ${name && html`<b><span class="letter">${strings[side]}: </span>${name}</b>`}
      ${rating && html`<small class="rating">${rating}</small>`}</span
    >
    ${score && html`<span class="score" part="result" title="${strings.results[result]}">${score}</span>`}
    ${
      time
        ? html`<span
            class="${next && position.turn === side ? 'clock running' : 'clock'}"
            part="clock"
            role="img"
            aria-label="${fill(strings.clock, {time})}"
            >${time}</span
          >`
        : // A name may not take the room of a clock that comes with the next move.
          navigation.hasClocks
          ? html`<span class="clock"></span>`
          : nothing
    }
  </div>`;
}
