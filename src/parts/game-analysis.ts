/** The analysis of a game. */
export {GameAnalysis} from '../game/view/game-analysis.js';
