import type {Texts} from '../core/text/fill.js';

export const enGames = {
  previousGame: 'Previous game',
  nextGame: 'Next game',
  /** Announced when another game is shown; `{result}` is “White won”, for example. */
  chosenGame: 'Game {number} of {count}: {players}, {result}.',
};

/**
 * The texts for choosing among the games of a file, in one language.
 *
 * @example
 * const game: Partial<GamesStrings> = {nextGame: 'Sekva partio'};
 * addLocale('eo', {game});
 */
export type GamesStrings = Texts<typeof enGames>;
