/** Writes the PGN of a game, or of the moves played on a board. */
export {formatPlayed} from '../core/pgn/played-moves.js';
// Other parts use these modules too. They are in this file:
import '../core/pgn/change-annotations.js';
import '../core/pgn/format-pgn.js';
