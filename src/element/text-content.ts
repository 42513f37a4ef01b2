import type {ReactiveControllerHost} from 'lit';
import {notText, textOf} from '../dom/text-content.js';

/** The text inside a board, where a line break is a space. A `<details>` is for readers without the script. */
const fenIn = (board: Element) => textOf(board, ' ', `${notText},details`);

/** Observes the text of a board without `fen`. Returns a function that gives the FEN in the text; `null` if none. */
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

/** Elements that an author may put inside for readers without the script. */
const fallback =
  '[slot],details,svg,img,picture,script,style,template,noscript,a,b,br,code,em,i,pre,small,span,strong';

/** Warns if a tag seems to be closed with `/>`, which HTML ignores, so that the rest of the page is inside. */
export function warnOfSelfClosingTag(board: Element): void {
  const {ownerDocument: document} = board;
  // While the page is still being parsed, a board has not swallowed anything yet.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => warnOfSelfClosingTag(board), {once: true});
    return;
  }
  const swallowed = board.querySelector(`:scope > :not(${fallback})`);
  if (!swallowed) return;
  console.warn(
    'fen-board: an element inside this board is not shown. HTML has no self-closing tags: write <fen-board …></fen-board>.',
    swallowed,
  );
}
