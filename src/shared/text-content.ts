/** Elements after which a line ends. */
const lineEnds = /^(?:br|p|div|li|td|th|pre)$/i;
/** A selector of the elements whose text is not part of a FEN or a game. */
export const nonTextElements = '[slot],script,style,template,svg,img,picture,button';

/** A selector of the elements whose text is not part of a FEN. Authors write `<details>` for readers without the script. */
export const nonFenElements = `${nonTextElements},details`;

/** Returns the visible text of an element, with `lineBreak` at `<br>` and after paragraphs and cells. */
export function readText(parent: Node, lineBreak = '\n', excluded = nonTextElements): string {
  let text = '';
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- a server's elements have no `childNodes`
  for (const node of parent.childNodes ?? []) {
    if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data;
    else if (node.nodeType === Node.ELEMENT_NODE && !(node as Element).matches(excluded)) {
      text += readText(node, lineBreak, excluded) + (lineEnds.test(node.nodeName) ? lineBreak : '');
    }
  }
  return text;
}

/** The FEN inside a board; null if there is none. Where there is the attribute, the text is for readers without the script. */
export const readFenText = (board: Element): string | null =>
  board.hasAttribute('fen') ? null : readText(board, ' ', nonFenElements).trim() || null;
