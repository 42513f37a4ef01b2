/** Moves as people write them, and those that a script makes. */
export {moveByScript} from '../board/position/scripted-move.js';
// Other parts use these modules too. They are in this file:
import '../core/rules/parse-move.js';
