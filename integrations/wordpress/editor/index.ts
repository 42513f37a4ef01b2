/** The editor's script: registers the parts of the blocks that are not in `block.json`. */
import {diagram} from './diagram.js';
import {game} from './game.js';
import {watchPaste} from './paste.js';
import {set} from './set.js';
import {registerBlockType} from './wordpress.js';

registerBlockType('fen-board/diagram', diagram);
registerBlockType('fen-board/game', game);
registerBlockType('fen-board/set', set);
watchPaste();
