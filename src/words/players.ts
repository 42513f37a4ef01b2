import type {Color} from '../core/notation/position.js';
import type {GameStrings} from './en-game.js';

/** The tag pairs of a game. */
type Tags = ReadonlyMap<string, string>;

/** The value of a tag; empty for an unknown value: `?`, `????.??.??` or `-` (PGN standard 8.1.1). */
export function tagValue(tags: Tags, name: string): string {
  const value = tags.get(name) ?? '';
  return /^[?.\s]*$|^-$/.test(value) ? '' : value;
}

/** The name of a player in a tag; empty for “White” and “Black”, which programs write if the name is unknown. */
export const playerName = (tags: Tags, name: string) => tagValue(tags, name).replace(/^(white|black)$/i, '');

/** The name of a game: its players or, if both are unknown, its event. An unknown player is “White” or “Black”. */
export function gameName(tags: Tags, strings: GameStrings): string {
  const [white, black, event] = ['White', 'Black', 'Event'].map((tag) => tagValue(tags, tag));
  return (!white && !black && event) || `${white || strings.white} – ${black || strings.black}`;
}

/** The score of a player in a game with a result, such as `½` of `1/2-1/2`; empty without a result. */
export function scoreOf(result: string, side: Color): string {
  const scores = result.replaceAll('1/2', '½').split('-');
  return scores[side === 'white' ? 0 : 1]?.replace('*', '') ?? '';
}
