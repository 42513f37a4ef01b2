import type {Host} from './host.js';
import {Interaction} from './interaction.js';

export {parseMove, play} from '../rules/index.js';
export type {Interaction} from './interaction.js';

/** Puts a board into a person's hands. */
export const connect = (host: Host): Interaction => new Interaction(host);
