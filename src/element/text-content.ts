import type {ReactiveControllerHost} from 'lit';
import {notText, textOf} from '../dom/text-content.js';

/** The FEN in a board: a line break is a space, and what is folded up is for readers without the script. */
const fenIn = (board: Element) => textOf(board, ' ', `${notText},details`);

/**
 * Follows the text of a board while it has no `fen` attribute.
 *
 * @param changed - Called when the text has changed.
 * @returns A function that gives the FEN in the text; `null` where there is none.
 */
export function followTextContent(
  board: ReactiveControllerHost & Element,
  changed: () => void,
): () => string | null {
  let text: string | undefined;
  const hasOwn = () => board.hasAttribute('fen');
  board.addController({
    hostUpdated() {
      if (text !== undefined || hasOwn()) return;
      text = fenIn(board);
      new MutationObserver(() => {
        const before = text;
        text = fenIn(board);
        if (text !== before) changed();
      }).observe(board, {childList: true, characterData: true, subtree: true});
    },
  });
  return () => (hasOwn() ? null : fenIn(board).trim() || null);
}
