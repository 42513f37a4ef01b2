/** `mode="solve"`. */
export {Puzzle} from '../board/solve/puzzle.js';
export {parseSolution} from '../board/solve/solution.js';
export {SolveMode} from '../board/solve/solve-mode.js';
