/** Games from files: by address, and several in one text. */
export {indexGames} from '../core/pgn/game-index.js';
export {isOnDisk, textOfResponse} from '../game/document/fetch-file.js';
export {addMissingOptions, gameChooserTemplate} from '../game/view/game-chooser.js';
