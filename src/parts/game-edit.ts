/** `<fen-game mode="edit">`. */
export {GameEditor} from '../game/edit/editor.js';
export {writer} from '../game/edit/writing.js';
