import {FenBoard} from './element/fen-board.js';

declare global {
  interface HTMLElementTagNameMap {
    'fen-board': FenBoard;
  }
}

// A page may load the script twice, or two versions of it: the first one stays.
if (!customElements.get('fen-board')) customElements.define('fen-board', FenBoard);
