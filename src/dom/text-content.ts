const breaksLine = /^(?:br|p|div|li|td|th|pre)$/i;
/** Elements whose text is not part of a FEN or a game. */
export const notText = '[slot],script,style,template,svg,img,picture,button';

/** The visible text of an element, with `lineBreak` at `<br>` and after paragraphs and cells. */
export function textOf(parent: Node, lineBreak = '\n', excluded = notText): string {
  let text = '';
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a server's elements have none
  for (const node of parent.childNodes ?? []) {
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    else if (node.nodeType === Node.ELEMENT_NODE && !(node as Element).matches(excluded)) {
      text += textOf(node, lineBreak, excluded) + (breaksLine.test(node.nodeName) ? lineBreak : '');
    }
  }
  return text;
}
