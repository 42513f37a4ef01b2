/** Engines: the opponent of a person, and analysis. */
export {BoardOpponent} from '../board/thinking/board-opponent.js';
export {BoardAnalysis} from '../board/thinking/board-analysis.js';
// Another part uses this module. It is in this file:
import '../board/thinking/turns.js';
