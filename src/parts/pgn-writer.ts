/** Writes the PGN of a game, or of the moves played on a board. */
export {formatPlayed} from '../pgn/played-moves.js';
import '../pgn/format-pgn.js';
