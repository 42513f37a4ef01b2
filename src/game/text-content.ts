/** Elements after which a line ends. */
const breaksLine = /^(?:br|p|div|li|tr|pre)$/i;
/** What is inside for other purposes, and holds no PGN. */
const holdsNoText = '[slot],script,style,template,svg,img,picture,button';

/** The text of an element as it is seen: `<br>` and the end of a paragraph break the line. */
export function textLines(parent: Node): string {
  let text = '';
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a server's elements have none
  for (const node of parent.childNodes ?? []) {
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    else if (node.nodeType === Node.ELEMENT_NODE && !(node as Element).matches(holdsNoText)) {
      text += textLines(node) + (breaksLine.test(node.nodeName) ? '\n' : '');
    }
  }
  return text;
}
