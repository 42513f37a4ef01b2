import type {BoardHost} from '../dom/board-host.js';
import type {ModeFactory} from '../interaction/state/session.js';
import {Puzzle} from './puzzle.js';
import {SolveMode} from './solve-mode.js';

export type {SolutionIssue} from './solution.js';

/** A board's puzzle, as the element knows it. */
export interface BoardPuzzle extends Pick<
  Puzzle,
  'isPlayable' | 'warnings' | 'hint' | 'restart' | 'restore'
> {
  /** Makes the mode in which it is solved. */
  readonly createMode: ModeFactory;
}

/** The puzzle of a board, which lasts as long as the board. */
export function createPuzzle(host: BoardHost): BoardPuzzle {
  const puzzle = new Puzzle(host);
  return Object.assign(puzzle, {
    createMode: ((session) => new SolveMode(session, puzzle)) satisfies ModeFactory,
  });
}
