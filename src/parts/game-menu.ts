/** The menu of a game, and the moves that a reader copies. */
export * from '../game/view/actions-menu.js';
export {copySelectedMoves} from '../game/view/copied-moves.js';
