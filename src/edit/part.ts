import type {ModeFactory} from '../interaction/state/session.js';
import {EditMode} from './edit-mode.js';

/** Makes `mode="edit"`. */
export const createMode = ((context, session) => new EditMode(context, session)) satisfies ModeFactory;
