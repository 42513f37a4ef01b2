// The parts that only games load. The drop-in has none of them: this module is in the part for games.
import {Part} from '../shared/part.js';

/** Lets an engine analyse a game. */
export const gameAnalysisPart = new Part(() => import('./game-analysis.js'));

/** Fetches files of games, finds the games of a text with several, and lets a reader choose one. */
export const gameFilesPart = new Part(() => import('./game-files.js'));

export const gameMenuPart = new Part(() => import('./game-menu.js'));

/** The table of the games of a file. */
export const gameTablePart = new Part(() => import('./game-table.js'));

/** The games of `print-range`, on paper. */
export const gamePaperPart = new Part(() => import('./game-paper.js'));

/** The chapters of a file, in `edit`. */
export const gameChaptersPart = new Part(() => import('./game-chapters.js'));

export const gameEditPart = new Part(() => import('./game-edit.js'));

/** Has figurines, and words for annotation glyphs that few games have. */
export const signsPart = new Part(() => import('./signs.js'));

export const ribbonPart = new Part(() => import('./ribbon.js'));
