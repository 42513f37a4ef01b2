import type {Texts} from '../core/text/fill.js';

export const enGames = {
  previousGame: 'Previous game',
  nextGame: 'Next game',
  /** Announced when another game is shown; `{result}` is “White won”, for example. */
  chosenGame: 'Game {number} of {count}: {players}, {result}.',
  /** Follows the sentence that a file could not be loaded, if the page was opened as a file. */
  onDisk:
    'A browser does not let a page fetch a file from a disk: open the page from a web server, or put the PGN into the tag.',
};

/**
 * The texts for files of games, in one language: fetching a file, and choosing among its games.
 *
 * @example
 * const game: Partial<GamesStrings> = {nextGame: 'Sekva partio'};
 * addLocale('eo', {game});
 */
export type GamesStrings = Texts<typeof enGames>;
