/** The piece set `classic`. */
export {classic} from '../drawing/classic.js';
