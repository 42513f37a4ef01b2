/** Writes the PGN of a game, or of the moves played on a board. */
export {formatPlayed} from '../core/pgn/played-moves.js';
import '../core/pgn/format-pgn.js';
