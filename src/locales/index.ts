/** The `fen-board/words` entry: English as a table, and the way to add other languages. */
import {english} from '../notation/messages.js';
import {en as words} from './en.js';
import {enInteraction as actions} from './en-interaction.js';
import type {PartialTable} from './locale-table.js';

/** English. What is said of moves stands with the rules, and so is not here. */
export const en = {words, actions, errors: english} satisfies PartialTable;
export {explain} from './explain.js';
export type {LanguageTable, MoveErrorWords, PartialTable} from './locale-table.js';
export {addWords} from './registry.js';
export type {Issue} from './issue-sentence.js';
