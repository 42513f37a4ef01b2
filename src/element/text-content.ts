import type {ReactiveControllerHost} from 'lit';
import {nonTextElements, readText} from '../dom/text-content.js';

/** A selector of the elements whose text is not part of the FEN; `<details>` is for readers without the script. */
export const nonFenElements = `${nonTextElements},details`;

/** Returns the text inside a board, with spaces for line breaks. */
const readInnerText = (board: Element) => readText(board, ' ', nonFenElements);

/**
 * Calls `onChange` when the text inside a board without the attribute `fen` changes.
 *
 * @returns A function that reads this text; `null` if it is blank, or if there is the attribute.
 */
export function observeInnerFen(
  board: ReactiveControllerHost & Element,
  onChange: () => void,
): () => string | null {
  let text: string | undefined;
  const hasAttribute = () => board.hasAttribute('fen');
  board.addController({
    hostUpdated() {
      if (text !== undefined || hasAttribute()) return;
      text = readInnerText(board);
      new MutationObserver(() => {
        const before = text;
        text = readInnerText(board);
        if (text !== before) onChange();
      }).observe(board, {childList: true, characterData: true, subtree: true});
    },
  });
  return () => (hasAttribute() ? null : readInnerText(board).trim() || null);
}
