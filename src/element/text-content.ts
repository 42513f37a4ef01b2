import type {ReactiveControllerHost} from 'lit';
import {notText, textOf} from '../dom/text-content.js';

/** The text inside a board, with spaces for line breaks and without `<details>`, which is for readers without the script. */
const fenIn = (board: Element) => textOf(board, ' ', `${notText},details`);

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

/** Elements that authors put inside for readers without the script. */
const fallback =
  '[slot],details,svg,img,picture,script,style,template,noscript,a,b,br,code,em,i,pre,small,span,strong';

/** Warns if a tag seems to end with `/>`: HTML ignores that, so the rest of the page would be inside. */
export function warnOfSelfClosingTag(board: Element): void {
  const {ownerDocument: document} = board;
  // Until the page has been parsed, the rest is not inside yet.
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
