/** The menu of a game, and the moves that a reader copies. */
export * from '../game/actions-menu.js';
export {copySelectedMoves} from '../game/copied-moves.js';
