import type {Texts} from '../core/text/fill.js';

export const enSolve = {
  puzzle: 'Puzzle',
  hint: 'Hint',
  solution: 'Solution',
  tryAgain: 'Try again',
  right: 'Right.',
  /** Shown after `right`, when the board has answered. */
  yourMove: 'Your move.',
  solved: 'Solved.',
  /** `{move}` is the wrong move in SAN, such as `Qh7+`. */
  notThat: 'Not {move}.',
  /** Follows `notThat`. */
  retry: 'Try again.',
  /** Announced after the feedback on a wrong move. */
  moveUndone: 'Undone.',
  /** A wrong move on which the author comments; the comment follows. */
  notThatBecause: 'Not that:',
  hintPiece: 'Hint: {piece}.',
  solutionShown: 'That was the solution.',
  mistakes: '{count} {count|mistake|mistakes}',
  hints: '{count} {count|hint|hints}',
};

/**
 * Labels and announcements of a puzzle, in one language.
 *
 * @example
 * const solve: Partial<SolveStrings> = {solved: 'Solvita!'};
 * addLocale('eo', {solve});
 */
export type SolveStrings = Texts<typeof enSolve>;
