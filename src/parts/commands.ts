/** Commands, typed or by key, and the field for moves. */
export {moveFieldTemplate, runCommand} from '../interaction/input/commands.js';
