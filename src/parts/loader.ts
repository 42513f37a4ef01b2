// The parts of the drop-in, which are fetched when a board needs them. Every module that is not in the drop-in belongs to one
// of them, to a part that only games load (see game-loader.ts), or to one that only other parts import (buttons, pgn, rules and
// worksheet). A file of this folder exports what the code that loads it calls; `import '…'` adds nothing, and only says that a
// module is in that file.
import {Part} from '../shared/part.js';
import {piecesNamed, registerPieces} from '../picture/drawing/pieces.js';
import {languages} from '../words/languages.js';
import {registerLocale, type PartialTable} from '../words/registry.js';

/** Reads FENs that are not strictly valid, and shows their errors. */
export const readerPart = new Part(() => import('./reader.js'));

/** Numbers the start positions of Chess960, and makes random ones. */
export const startsPart = new Part(() => import('./starts.js'));

/** Reads, describes and draws marks. */
export const marksPart = new Part(() => import('./marks.js'));

/** Lets the pieces of a diagram glide; other parts use its code too. */
export const commonPart = new Part(() => import('./common.js'));

/** Plays the moves of scripts. */
export const movesPart = new Part(() => import('./moves.js'));

/** Lets a person act on a board. */
export const interactionPart = new Part(() => import('./interaction.js'));

/** Lets a person move in advance. */
export const premovesPart = new Part(() => import('./premoves.js'));

const editPart = new Part(() => import('./edit.js'));
const solvePart = new Part(() => import('./solve.js'));

/** Sets of puzzles, and random replies. */
export const setPart = new Part(() => import('./set.js'));

/** The parts of the modes. With each, `InteractionLoader` loads `interactionPart` too. Readers draw marks in `view`. */
export const modeParts = {view: interactionPart, play: interactionPart, edit: editPart, solve: solvePart};

/** Answers what a person asks about the position, typed or by a key. */
export const commandsPart = new Part(() => import('./commands.js'));

/** The toolbar below a board, and the picture as a file. */
export const toolbarPart = new Part(() => import('./toolbar.js'));

/** Engines: the opponent of a person, and analysis. */
export const enginePart = new Part(() => import('./engine.js'));

/** Writes the moves of a board as PGN. */
export const pgnWriterPart = new Part(() => import('./pgn-writer.js'));

/** Shows games. */
export const gamePart = new Part(() => import('./game.js'));

/** Explains what is wrong in PGN, and reads solutions with comments or variations. */
export const issuesPart = new Part(() => import('./issues.js'));

const classicPart = new Part(async () => registerPieces('classic', (await import('./classic.js')).classic));
const localeParts = new Map(
  Object.entries(languages).map(([tag, tables]) => [
    tag,
    tables.map(
      (load) => new Part(async () => registerLocale(tag, Object.values(await load())[0] as PartialTable)),
    ),
  ]),
);

/** Fetches a shipped piece set that has not loaded yet; then `addPieces` makes boards render again. */
export const loadPieces = (name: string): Promise<unknown> | undefined =>
  name === 'classic' && !piecesNamed(name) ? classicPart.tryLoad() : undefined;

/**
 * Fetches a shipped language by its tag in lower case: the texts of diagrams and, with `needsAll`, those of parts; then
 * `registerLocale` makes boards render again.
 */
export const loadLocale = (lang: string, needsAll: boolean): Promise<unknown> =>
  Promise.all((localeParts.get(lang) ?? []).slice(0, needsAll ? 2 : 1).map((part) => part.tryLoad()));
