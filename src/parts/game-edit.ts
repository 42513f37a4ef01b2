/** `<fen-game mode="edit">`. */
export {GameEditor} from '../game/edit/editor.js';
