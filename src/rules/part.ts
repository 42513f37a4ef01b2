/** What `FenBoard.move` needs, which a page fetches when a script first moves: a move as text, and the move made. */
export {parseMove} from './parse-move.js';
export {play} from './play.js';
