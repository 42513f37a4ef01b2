/** Commands, typed or by key, and the field for moves. */
export {moveFieldTemplate, runCommand} from '../board/interaction/input/commands.js';
