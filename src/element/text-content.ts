import type {ReactiveControllerHost} from 'lit';
import {notText, textOf} from '../dom/text-content.js';

/** The FEN in a board: a line break is a space, and what is folded up is for readers without the script. */
const fenIn = (board: Element) => textOf(board, ' ', `${notText},details`);

/** Follows the text of a board while it has no `fen`. The result gives the FEN in the text, `null` without one. */
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

/** Content that an author may put inside for readers without the script. */
const fallback =
  '[slot],details,svg,img,picture,script,style,template,noscript,a,b,br,code,em,i,pre,small,span,strong';

/** Warns where a tag seems to have been closed with `/>`: HTML has none, so the rest of the page would be inside. */
export function warnOfSelfClosingTag(board: Element): void {
  const {ownerDocument: document} = board;
  // A script in the head draws boards while the page is still read; what they swallow comes later.
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
