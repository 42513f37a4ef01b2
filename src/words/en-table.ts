import type {Texts} from '../core/text/fill.js';

export const enTable = {
  /** The table of games, and the tab that shows it. */
  games: 'Games',
  /** The second tab: the players by their points. */
  standings: 'Standings',
  /** The field whose text filters the games. */
  findGames: 'Find games',
  /** The number of games that have the text, of all. */
  foundGames: '{found} of {count}',
  /** The heads of the columns. Those of ratings are short. */
  columns: {
    round: 'Round',
    date: 'Date',
    chapter: 'Chapter',
    white: 'White',
    whiteElo: 'Elo',
    result: 'Result',
    black: 'Black',
    blackElo: 'Elo',
    opening: 'Opening',
    event: 'Event',
    place: 'Place',
    name: 'Player',
    points: 'Points',
    played: 'Games',
    wins: 'Wins',
    buchholz: 'Buchholz',
  },
};

/**
 * The texts of `<fen-game list="table">` in one language.
 *
 * @example
 * const game: Partial<TableStrings> = {standings: 'Rangolisto'};
 * addLocale('eo', {game});
 */
export type TableStrings = Texts<typeof enTable>;
