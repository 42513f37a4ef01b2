/** `mode="edit"`. */
export {EditMode} from '../edit/edit-mode.js';
