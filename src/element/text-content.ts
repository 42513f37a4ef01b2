import type {ReactiveControllerHost} from 'lit';

/** What is inside a board and not its FEN: what an author shows readers without the script, and what is in a slot. */
const noText = '[slot],details,svg,img,picture,script,style,template';

/**
 * The text of an element as a FEN, with a space for a line break.
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
