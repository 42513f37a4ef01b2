import type {ReactiveControllerHost} from 'lit';

/** What an author puts inside for readers without the script, and what has a place of its own, is no FEN. */
const noText = '[slot],details,svg,img,picture,script,style,template';

/**
 * The text of an element as a FEN: without what is no text, and with a blank for a line break.
 * @param parent - The element, or one inside it.
 */
function textIn(parent: Node): string {
  let text = '';
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a server's elements have none
  for (const node of parent.childNodes ?? []) {
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    else if (node.nodeName === 'BR') text += ' ';
    else if (node.nodeType === Node.ELEMENT_NODE && !(node as Element).matches(noText)) text += textIn(node);
  }
  return text;
}

/**
 * Follows the text of a board while it has no `fen` attribute.
 *
 * @param changed - Called when the text has become another.
 * @returns What gives the FEN in the text; `null` where there is none.
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
      text = textIn(board);
      new MutationObserver(() => {
        const before = text;
        text = textIn(board);
        if (text !== before) changed();
      }).observe(board, {childList: true, characterData: true, subtree: true});
    },
  });
  return () => (hasOwn() ? null : textIn(board).trim() || null);
}
