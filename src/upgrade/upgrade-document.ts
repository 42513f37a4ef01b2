import {upgrade} from './upgrade-blocks.js';

// Two copies of the script, of whatever versions, must not both do it.
const begun = Symbol.for('fen-board.upgrade');

/**
 * Puts boards in the place of a document's blocks that hold FENs, now or as soon as it has been read, and then of
 * those that are added. Once for each document.
 */
export function upgradeDocument(document: Document & {[begun]?: boolean}): void {
  if (document[begun]) return;
  document[begun] = true;
  const begin = () => {
    upgrade(document);
    new MutationObserver((changes) => {
      for (const {target, addedNodes} of changes) {
        for (const node of addedNodes) {
          if (node instanceof Element) upgrade(node);
          else if (target instanceof Element) upgrade(target);
        }
      }
    }).observe(document, {childList: true, subtree: true});
  };
  // Half of a block would be taken for a FEN.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
