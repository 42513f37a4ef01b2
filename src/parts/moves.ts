/** Moves as people write them, and those that a script makes. */
export {moveByScript} from '../element/scripted-move.js';
import '../rules/parse-move.js';
