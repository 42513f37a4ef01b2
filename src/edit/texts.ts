import type {BoardHost} from '../dom/board-host.js';
import {enEditor} from '../locales/en-editor.js';
import {completedBy} from '../locales/complete.js';

const textsOf = completedBy(enEditor, ({interaction}) => interaction);

/** The texts of the editor, in the board’s language at that moment. */
export const editTexts = ({locale}: BoardHost) => textsOf(locale.current);
