import {html, nothing} from 'lit/html.js';
import type {GameStrings} from '../locales/table.js';
import {fill} from '../notation/messages.js';
import type {Game} from '../pgn/game.js';
import {clockTime, resultText} from './notation.js';
import type {Node} from './tree.js';

/** The value of a tag; empty where it is not known, which PGN writes as `?` or `-` (PGN standard 8.1.1). */
const known = (value: string | undefined): string => (value && !/^[?.\s]*$|^-$/.test(value) ? value : '');

/** The known part of a date: `1994.??.??` is 1994, `1994.05.??` is 1994-05. */
const dateOf = (date: string | undefined): string => (known(date).split('.?')[0] ?? '').replaceAll('.', '-');

/** The time that a side has left after a node, in seconds, from the last comment with a clock. */
function clockOf(isWhite: boolean, node: Node | null): number | undefined {
  for (let at = node; at; at = at.previous) {
    if (at.isWhite !== isWhite) continue;
    const clock = at.move.commentsAfter.find((comment) => comment.clock !== undefined)?.clock;
    if (clock !== undefined) return clock;
  }
  return undefined;
}

/** The players with the result and their clocks, and below them where and when the game was played. */
export function headerTemplate({tags, result}: Game, current: Node | null, strings: GameStrings): unknown {
  const player = (isWhite: boolean) => {
    const name = known(tags.get(isWhite ? 'White' : 'Black')) || (isWhite ? strings.white : strings.black);
    const rating = known(tags.get(isWhite ? 'WhiteElo' : 'BlackElo'));
    const clock = clockOf(isWhite, current);
    const time = clock === undefined ? '' : clockTime(clock);
    return html`<span part="player ${isWhite ? 'white' : 'black'}"
      >${name}${rating ? ` (${rating})` : nothing}${
        time
          ? html`<span class="clock" part="clock" role="img" aria-label="${fill(strings.clock, {time})}">
              ${time}</span
            >`
          : nothing
      }</span
    >`;
  };
  const hasClocks = clockOf(true, current) !== undefined || clockOf(false, current) !== undefined;
  const hasPlayers = known(tags.get('White')) || known(tags.get('Black')) || hasClocks;
  const event = [known(tags.get('Event')), known(tags.get('Site')), dateOf(tags.get('Date'))].filter(Boolean);
  const round = known(tags.get('Round'));
  if (!hasPlayers && event.length === 0) return nothing;
  return html`<div class="header" part="header">
    ${
      hasPlayers
        ? html`<p class="players">
            ${player(true)} – ${player(false)}<span
              class="result"
              part="result"
              title="${strings.results[result]}"
              >${resultText(result)}</span
            >
          </p>`
        : nothing
    }
    ${event.length > 0 ? html`<p class="event" part="event">${event.join(', ')}${round ? ` (${round})` : ''}</p>` : nothing}
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
