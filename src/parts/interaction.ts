/** A person acts on a board, in every mode; and `mode="play"`. */
export {LoadedInteraction} from '../board/element/loaded-interaction.js';
// Other parts use these modules too. They are in this file:
import '../board/interaction/input/keys.js';
import '../board/interaction/view-and-play-modes.js';
import '../board/interaction/state/commit.js';
import '../board/interaction/state/legal-moves.js';
import '../board/interaction/view/grid.js';
import '../board/interaction/view/piece-icon.js';
import '../board/interaction/view/seen-squares.js';
