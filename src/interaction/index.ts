import type {BoardHost} from '../dom/board-host.js';
import {Interaction} from './interaction.js';
import {PlayMode} from './play-mode.js';
import {ViewMode} from './view-mode.js';
import type {ModeFactory, Modes} from './state/session.js';

export type {EarlyEvent, Interaction} from './interaction.js';

/** Makes `mode="play"`, or what a reader may do in `mode="view"`. */
export const createMode = ((session) =>
  session.host.element.mode === 'view' ? new ViewMode(session) : new PlayMode(session)) satisfies ModeFactory;

/**
 * Lets a person act on a board, until `disconnect`.
 *
 * @param modes - Has at least the mode that the board is in.
 */
export const connect = (host: BoardHost, modes: Modes): Interaction => new Interaction(host, modes);
