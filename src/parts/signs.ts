/** Figurines, and the words for annotation glyphs that few games have. */
export {figurines} from '../game/view/figurines.js';
export {nagName, nagStrings} from '../words/nag-name.js';
