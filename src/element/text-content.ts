import type {ReactiveControllerHost} from 'lit';
import {notText, textOf} from '../dom/text-content.js';

/** Elements inside a board that are not part of the FEN; `<details>` is for readers without the script. */
export const notFen = `${notText},details`;

/** The text inside a board, with spaces for line breaks. */
const fenIn = (board: Element) => textOf(board, ' ', notFen);

/** Observes the text of a board without `fen`. Returns a function that gives this text; `null` if there is none. */
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
