/** `mode="solve"`. */
export {Puzzle} from '../solve/puzzle.js';
export {parseSolution} from '../solve/solution.js';
export {SolveMode} from '../solve/solve-mode.js';
