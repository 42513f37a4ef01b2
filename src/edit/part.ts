import type {ModeFactory} from '../interaction/state/session.js';
import {EditMode} from './edit-mode.js';

/** Makes `mode="edit"`. */
export const createMode = ((session) => new EditMode(session)) satisfies ModeFactory;
