/** `<fen-game list="table">`. */
export {GameTable} from '../game/table/game-table.js';
