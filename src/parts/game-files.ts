/** Games from files: by address, and several in one text. */
export {indexGames} from '../core/pgn/game-index.js';
export {textOfResponse} from '../shared/fetch-file.js';
export {hintOnDisk} from '../game/view/game-steps.js';
export {addMissingOptions, chosenGameText, gameChooserTemplate} from '../game/view/game-chooser.js';
// Other parts use these modules too. They are in this file:
import '../game/document/head.js';
import '../game/view/game-steps.js';
import '../core/pgn/plain-game.js';
