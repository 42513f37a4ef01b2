import {FenBoard} from './board/element/fen-board.js';
import {FenGame} from './game/view/fen-game.js';

declare global {
  interface HTMLElementTagNameMap {
    'fen-board': FenBoard;
    'fen-game': FenGame;
  }
}

// A page may load the script twice, or in two versions. The class that was defined first stays.
if (!customElements.get('fen-board')) customElements.define('fen-board', FenBoard);
if (!customElements.get('fen-game')) customElements.define('fen-game', FenGame);
