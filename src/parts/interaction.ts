/** A person acts on a board, in every mode; and `mode="play"`. */
export {BoardModes} from '../element/board-modes.js';
import '../interaction/input/keys.js';
import '../interaction/modes.js';
import '../interaction/state/commit.js';
import '../interaction/state/legal-moves.js';
import '../interaction/view/grid.js';
import '../interaction/view/piece-icon.js';
import '../interaction/view/seen-squares.js';
