/** Sets of puzzles, and random replies. */
export {PuzzleSet} from '../board/solve/puzzle-set.js';
