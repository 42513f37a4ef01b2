/** The piece set `classic`. */
export {classic} from '../picture/drawing/classic.js';
