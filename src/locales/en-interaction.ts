import {enButtons} from './en-buttons.js';
import {enEditor} from './en-editor.js';
import {enPlay} from './en-play.js';
import {enToolbar} from './en-toolbar.js';
import type {InteractionStrings} from './table.js';

/** English, for boards that are played on or edited, and for the toolbar: the tables of all parts together. */
export const enInteraction: InteractionStrings = {...enPlay, ...enButtons, ...enEditor, ...enToolbar};
