/** `<fen-game>`. */
export {Viewer} from '../game/view/viewer.js';
// Other parts use these modules too. They are in this file:
import './game-loader.js';
import '../game/view/header.js';
import '../core/pgn/clock.js';
import '../core/pgn/move-text.js';
import '../game/view/spoken.js';
import '../core/pgn/tree.js';
import '../words/players.js';
