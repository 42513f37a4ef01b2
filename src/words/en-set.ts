import type {Texts} from '../core/text/fill.js';

export const enSet = {
  previousPuzzle: 'Previous',
  nextPuzzle: 'Next',
  startAgain: 'Start again',
  /** The place of a puzzle in its set. */
  place: '{number} of {count}',
  /** Announced when another puzzle of a set is shown. */
  puzzleShown: 'Puzzle {number} of {count}.',
  /** The name of the row of squares, one for each puzzle. */
  solvedOf: '{solved} of {count} solved',
  /** Follows `solvedOf`: the numbers of the puzzles that are not solved yet. */
  stillOpen: 'Still open: {numbers}.',
  /** At the end of a set; `{first}` of them needed no second try and no hint. */
  setFinished: 'The end. {solved} of {count} solved, {first} at the first try.',
  unreadPuzzles: '{count} {count|puzzle|puzzles} could not be read.',
  /** The heading above the solutions on paper. */
  solutions: 'Solutions',
  setNotLoaded: 'The puzzles could not be loaded from {url}.',
  noPuzzles: 'There are no puzzles in {url}.',
};

/**
 * Labels and announcements of a set of puzzles, in one language.
 *
 * @example
 * const solve: Partial<SetStrings> = {nextPuzzle: 'Sekva'};
 * addLocale('eo', {solve});
 */
export type SetStrings = Texts<typeof enSet>;
