/** The games that `<fen-game list="table" print-range>` prints. */
export {drawGames} from '../game/table/paper-games.js';
