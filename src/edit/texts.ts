import type {BoardContext} from '../interaction/context.js';
import {enEditor} from '../locales/en-editor.js';
import {completedBy} from '../locales/complete.js';

const textsOf = completedBy(enEditor, ({interaction}) => interaction);

/** The texts of the editor, in the board’s language at that moment. */
export const editTexts = ({locale}: BoardContext) => textsOf(locale.current);
