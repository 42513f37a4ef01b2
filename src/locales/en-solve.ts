import {stringsFor} from './registry.js';
import type {SolveStrings} from './table.js';

/** English. */
export const enSolve: SolveStrings = {
  puzzle: 'Puzzle',
  hint: 'Hint',
  solution: 'Solution',
  tryAgain: 'Try again',
  right: 'Right.',
  solved: 'Solved.',
  notThat: 'Not {move}. Try again.',
  notThatBecause: 'Not that: {comment}',
  hintPiece: 'Hint: {piece}.',
  hintSquare: 'Hint: {piece} {square}.',
  solutionShown: 'That was the solution.',
  counts: '{mistakes} {mistakes|mistake|mistakes}, {hints} {hints|hint|hints}',
};

export const solveStrings = stringsFor('solve', enSolve);
