import type {GameContext} from './context.js';
import {Viewer} from './viewer.js';

export type {Viewer} from './viewer.js';

/** Shows the game of an element; called once for each element. */
export const connect = (context: GameContext): Viewer => new Viewer(context);
