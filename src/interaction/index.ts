import {Host, type Access} from './host.js';
import {Interaction} from './interaction.js';

export {parseMove, play} from '../rules/index.js';
export type {Interaction} from './interaction.js';

/** Puts a board into a person's hands. */
export const connect = (access: Access): Interaction => new Interaction(new Host(access));
