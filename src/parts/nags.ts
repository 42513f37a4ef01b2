/** The words for annotation glyphs that few games have. */
export {nagName, nagStrings} from '../words/nag-name.js';
