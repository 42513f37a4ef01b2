/** The `fen-board/locales` entry: English as a table, and the way to add other languages. */
import {english} from '../notation/messages.js';
import {en as diagram} from './en.js';
import {enInteraction as interaction} from './en-interaction.js';
import type {PartialTable} from './locale-table.js';

/** English. What is said of moves stands with the rules, and so is not here. */
export const en = {diagram, interaction, errors: english} satisfies PartialTable;
export {explain} from './explain.js';
export type {LocaleTable, MoveErrorStrings, PartialTable} from './locale-table.js';
export {addLocale} from './registry.js';
export type {Issue} from './issue-sentence.js';
