/** `<fen-game>`. */
export {Viewer} from '../game/view/viewer.js';
import '../game/view/header.js';
import '../game/view/notation.js';
import '../game/view/spoken.js';
import '../core/pgn/tree.js';
