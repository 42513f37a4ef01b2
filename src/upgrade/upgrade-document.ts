import {upgrade} from './upgrade-blocks.js';

// A page may have the script twice, also in two versions: only one of them upgrades it.
const begun = Symbol.for('fen-board.upgrade');

/**
 * Replaces the blocks of a document with boards and games: now, or as soon as the document has been parsed, and from
 * then on whenever blocks are added. A second call for the same document does nothing.
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
  // Before that, half of a block could be read as a FEN.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
  else begin();
}
