/** The editor's script: registers what `block.json` cannot say. */
import {diagram} from './diagram.js';
import {game} from './game.js';
import {watchPaste} from './paste.js';
import {registerBlockType} from './wordpress.js';

registerBlockType('fen-board/diagram', diagram);
registerBlockType('fen-board/game', game);
watchPaste();
