import {BoardContext} from './context.js';
import type {BoardFacade} from './facade.js';
import {Interaction} from './interaction.js';
import {modeFactory} from './modes/index.js';
import type {ModeFactory} from './state/session.js';

export {parseMove, play} from '../rules/index.js';
export type {Interaction} from './interaction.js';

/**
 * Lets a person act on a board, until `disconnect`.
 * @param solve - Makes `mode="solve"`; only a board in that mode has it.
 */
export const connect = (facade: BoardFacade, solve?: ModeFactory): Interaction =>
  new Interaction(new BoardContext(facade), modeFactory(solve));
