import type {ModeFactory} from '../state/session.js';
import {EditMode} from './edit-mode.js';
import {PlayMode} from './play-mode.js';

/** Makes the mode that the element asks for. */
export const createMode: ModeFactory = (context, session) =>
  context.mode === 'edit' ? new EditMode(context, session) : new PlayMode(context);
