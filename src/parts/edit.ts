/** `mode="edit"`. */
export {EditMode} from '../board/edit/edit-mode.js';
