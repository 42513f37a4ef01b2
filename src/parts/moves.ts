/** Moves as people write them, and those that a script makes. */
export {moveByScript} from '../board/position/scripted-move.js';
import '../core/rules/parse-move.js';
