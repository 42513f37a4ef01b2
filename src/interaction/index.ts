import {BoardContext} from './context.js';
import type {BoardFacade} from './facade.js';
import {Interaction} from './interaction.js';

export {parseMove, play} from '../rules/index.js';
export type {Interaction} from './interaction.js';

/** Lets a person act on a board, until `disconnect`. */
export const connect = (facade: BoardFacade): Interaction => new Interaction(new BoardContext(facade));
