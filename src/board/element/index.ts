import {FenBoard} from './fen-board.js';

export {FenBoard};

/** Reports a board on the page that stays dead because nothing has registered its tag: this entry does not. */
function warnOfMissingTag(): void {
  const board = document.querySelector('fen-board');
  if (board && !customElements.get('fen-board'))
    console.warn(
      'fen-board: “fen-board/element” registers no tag. Import “fen-board”, which registers <fen-board>, or pass FenBoard to customElements.define.',
      board,
    );
}

// Servers have no document. A page whose scripts run later still registers the tag in the same task as its import.
if (typeof document !== 'undefined') {
  if (document.readyState === 'complete') setTimeout(warnOfMissingTag);
  else addEventListener('load', warnOfMissingTag, {once: true});
}
