/** What an author puts inside for readers without the script, and what has a place of its own, is no FEN. */
const noText = '[slot],svg,img,picture,script,style,template';

/**
 * The text of an element as a FEN: without what is no text, and with a blank for a line break.
 * @param parent - The element, or one inside it.
 */
export function textIn(parent: Node): string {
  let text = '';
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a server's elements have none
  for (const node of parent.childNodes ?? []) {
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    else if (node.nodeName === 'BR') text += ' ';
    else if (node.nodeType === Node.ELEMENT_NODE && !(node as Element).matches(noText)) text += textIn(node);
  }
  return text;
}

/** Calls `changed` when the text of an element has become another. */
export function followText(element: Element, changed: () => void): void {
  let text = textIn(element);
  new MutationObserver(() => {
    const before = text;
    text = textIn(element);
    if (text !== before) changed();
  }).observe(element, {childList: true, characterData: true, subtree: true});
}
