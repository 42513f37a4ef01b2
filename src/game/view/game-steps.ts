import {html} from 'lit/html.js';
import {isOnDisk} from '../../shared/fetch-file.js';
import {enGames, type GamesStrings} from '../../words/en-games.js';
import {stringsFor} from '../../words/sentence.js';
import type {GameContext} from '../document/context.js';
import {iconButton} from './buttons.js';

export const gamesStrings = stringsFor<GamesStrings>('game', enGames);

/** A sentence for a file that could not be fetched because pages on a disk may not; empty if that is not the reason. */
export const hintOnDisk = (url: string, context: GameContext): string =>
  isOnDisk(url) ? ` ${gamesStrings(context).onDisk}` : '';

export interface Steps {
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onStep: (offset: -1 | 1) => void;
}

/** The buttons to the previous and the next game of the file. */
export function gameStepsTemplate(context: GameContext, {hasPrevious, hasNext, onStep}: Steps): unknown {
  const strings = gamesStrings(context);
  const button = (name: string, icon: string, isOn: boolean, offset: -1 | 1) =>
    iconButton('flat', name, icon, !isOn, () => isOn && onStep(offset));
  return html`<span class="steps"
    >${button(strings.previousGame, 'M12 6l9 12H3z', hasPrevious, -1)}${button(strings.nextGame, 'M3 6h18l-9 12z', hasNext, 1)}</span
  >`;
}
