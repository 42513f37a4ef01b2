import type {ModeFactory} from '../state/session.js';
import {EditMode} from './edit-mode.js';
import {PlayMode} from './play-mode.js';

/**
 * Makes the mode that the element asks for.
 * @param solve - Makes `mode="solve"`, which is a part of its own.
 */
export const modeFactory =
  (solve?: ModeFactory): ModeFactory =>
  (context, session) => {
    switch (context.mode) {
      case 'edit':
        return new EditMode(context, session);
      case 'solve':
        return solve ? solve(context, session) : new PlayMode(context);
      default:
        return new PlayMode(context);
    }
  };
