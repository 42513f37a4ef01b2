/** The `fen-board/locales` entry: adding languages, English as an example of a table, and issues in any language. */
import {english} from '../core/notation/messages.js';
import {enMarks} from './en-marks.js';
import {enDiagram, type DiagramStrings} from './en.js';
import {enGame, type GameStrings} from './en-game.js';
import {enChapters, type ChapterStrings} from './en-chapters.js';
import {enGameEdit, type GameEditStrings} from './en-game-edit.js';
import {enNags, type NagStrings} from './en-nags.js';
import {enGames, type GamesStrings} from './en-games.js';
import {enTable, type TableStrings} from './en-table.js';
import {enButtons} from './en-buttons.js';
import {enEditor} from './en-editor.js';
import {enEngine} from './en-engine.js';
import {enPlay} from './en-play.js';
import {enPremoves} from './en-premoves.js';
import {enCommands} from './en-commands.js';
import {enToolbar} from './en-toolbar.js';
import {enSet, type SetStrings} from './en-set.js';
import {enSolve, type SolveStrings} from './en-solve.js';
import type {InteractionStrings, LocaleTable, PartialTable} from './registry.js';

// If `en` is not used, esbuild drops these two calls, but it would keep objects with spreads.
const diagram = /* @__PURE__ */ ((): DiagramStrings => ({...enDiagram, ...enMarks}))();
const interaction = /* @__PURE__ */ ((): InteractionStrings => ({
  ...enPlay,
  ...enPremoves,
  ...enButtons,
  ...enEditor,
  ...enToolbar,
  ...enCommands,
  ...enEngine,
}))();
const solve = /* @__PURE__ */ ((): SolveStrings & SetStrings => ({...enSolve, ...enSet}))();
const game = /* @__PURE__ */ ((): LocaleTable['game'] => ({
  ...enGame,
  ...enNags,
  nags: {...enGame.nags, ...enNags.nags},
  ...enGameEdit,
  ...enGames,
  ...enTable,
  ...enChapters,
}))();

/**
 * English, to copy and translate for `addLocale`. The errors of moves and marks are missing here, because their English
 * sentences are in the modules that read moves and marks. The type `LocaleTable` has their keys.
 *
 * @example
 * en.interaction.undo; // → 'Undo'
 */
export const en = {diagram, interaction, solve, game, errors: english} satisfies PartialTable;
export {explain, type Issue} from './explain.js';
export {addLocale} from './registry.js';
export type {
  ChapterStrings,
  DiagramStrings,
  GameEditStrings,
  GamesStrings,
  GameStrings,
  NagStrings,
  SetStrings,
  SolveStrings,
  TableStrings,
};
export type {
  InteractionStrings,
  LocaleTable,
  MarkErrorStrings,
  MoveErrorStrings,
  PartialTable,
} from './registry.js';
