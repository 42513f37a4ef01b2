import {html, nothing} from 'lit/html.js';
import type {DiagramStrings} from '../locales/en.js';
import type {GameStrings} from '../locales/en-game.js';
import {chess960Number} from '../notation/start-positions.js';
import {fill} from '../notation/fill.js';
import type {Game} from '../pgn/game.js';
import {clockTime, resultText} from './notation.js';
import type {Node} from './tree.js';

/** The value of a tag; empty where it is not known, which PGN writes as `?` or `-` (PGN standard 8.1.1). */
const known = (value: string | undefined): string => (value && !/^[?.\s]*$|^-$/.test(value) ? value : '');

/** The known part of a date: `1994.??.??` is 1994, `1994.05.??` is 1994-05. */
const dateOf = (date: string | undefined): string => (known(date).split('.?')[0] ?? '').replaceAll('.', '-');

/** The clock of a side after a node, from the last comment with a clock; empty where there is none. */
function timeOf(isWhite: boolean, node: Node | null): string {
  for (let at = node; at; at = at.previous) {
    const clock =
      at.isWhite === isWhite && at.move.commentsAfter.find((comment) => comment.clock !== undefined);
    if (clock) return clockTime(clock.clock ?? 0);
  }
  return '';
}

/** The players with the result and their clocks, and below them where and when the game was played. */
export function headerTemplate(
  {tags, result, start}: Game,
  current: Node | null,
  strings: GameStrings,
  {chess960Start}: DiagramStrings,
): unknown {
  const value = (tag: string) => known(tags.get(tag));
  const player = (tag: 'White' | 'Black', side: string) => {
    const rating = value(`${tag}Elo`);
    const time = timeOf(tag === 'White', current);
    return html`<span part="player ${tag.toLowerCase()}"
      >${value(tag) || side}${rating && ` (${rating})`}${
        time &&
        html`<span class="clock" part="clock" role="img" aria-label="${fill(strings.clock, {time})}">
          ${time}</span
        >`
      }</span
    >`;
  };
  const hasPlayers = value('White') || value('Black') || timeOf(true, current) || timeOf(false, current);
  const round = value('Round');
  const event = [value('Event'), value('Site'), dateOf(tags.get('Date'))].filter(Boolean).join(', ');
  // The orthodox start has a number only where the game is one of Chess960.
  const number = tags.has('FEN') ? chess960Number(start) : null;
  const isNumbered = number !== null && (number !== 518 || /960|fischer/i.test(tags.get('Variant') ?? ''));
  const lines = [event && `${event}${round && ` (${round})`}`, isNumbered && fill(chess960Start, {number})];
  const line = lines.filter(Boolean).join('. ');
  if (!hasPlayers && !line) return nothing;
  return html`<div class="header" part="header">
    ${
      hasPlayers &&
      html`<p class="players">
        ${player('White', strings.white)} – ${player('Black', strings.black)}<span
          class="result"
          part="result"
          title="${strings.results[result]}"
          >${resultText(result)}</span
        >
      </p>`
    }
    ${line && html`<p class="event" part="event">${line}</p>`}
  </div>`;
}

type Tags = Game['tags'];

/** The name of a game: its players, or as the sides that they had, “Anand – Black”; without players, its event. */
export function nameOf(tags: Tags, strings: GameStrings): string {
  const [white, black, event] = ['White', 'Black', 'Event'].map((tag) => known(tags.get(tag)));
  return (!white && !black && event) || `${white || strings.white} – ${black || strings.black}`;
}

/** A menu from which the reader chooses a game of the file; `choose` is called with its number, from 1. */
export function menuTemplate(
  games: readonly Game[],
  chosen: number,
  strings: GameStrings,
  choose: (number: number) => void,
): unknown {
  return html`<label class="menu" part="menu"
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
