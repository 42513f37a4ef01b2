/** `<fen-game>`. */
export {Viewer} from '../game/viewer.js';
import '../game/header.js';
import '../game/notation.js';
import '../game/spoken.js';
import '../pgn/tree.js';
