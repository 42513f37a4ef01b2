/** The chapters of a file, in `<fen-game mode="edit" list="table">`. */
export {chaptersTemplate} from '../game/edit/chapters.js';
