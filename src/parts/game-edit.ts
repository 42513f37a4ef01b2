/** `<fen-game mode="edit">`. */
export {GameEditor} from '../game/edit/editor.js';
export {writer} from '../game/edit/writing.js';
// Other parts use this module too. It is in this file:
import '../game/document/changed-file.js';
