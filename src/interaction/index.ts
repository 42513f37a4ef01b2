import {BoardContext} from './context.js';
import type {BoardFacade} from './facade.js';
import {Interaction} from './interaction.js';
import {PlayMode} from './play-mode.js';
import {ViewMode} from './view-mode.js';
import type {ModeFactory, Modes} from './state/session.js';

export type {Interaction} from './interaction.js';

/** Makes `mode="play"`, or what a reader may do in `mode="view"`. */
export const createMode = ((context, session) =>
  context.mode === 'view' ? new ViewMode(context, session) : new PlayMode(context)) satisfies ModeFactory;

/**
 * Lets a person act on a board, until `disconnect`.
 *
 * @param modes - Has at least the mode that the board is in.
 */
export const connect = (facade: BoardFacade, modes: Modes): Interaction =>
  new Interaction(new BoardContext(facade), modes);
