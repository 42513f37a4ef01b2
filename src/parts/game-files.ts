/** Games from files: by address, and several in one text. */
export {indexGames} from '../core/pgn/game-index.js';
export {isOnDisk, textOfResponse} from '../shared/fetch-file.js';
export {addMissingOptions, gameChooserTemplate} from '../game/view/game-chooser.js';
