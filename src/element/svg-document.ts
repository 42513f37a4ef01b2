import {render, svg} from 'lit/html.js';
import {boardTemplate} from '../drawing/board.js';
import type {Picture} from '../drawing/picture.js';
import {boxOf} from '../drawing/box.js';
import {fileHead, outsideHalo} from '../drawing/file-layers.js';
import {themeColors, type Colors, type Theme} from '../drawing/colors.js';

/**
 * A picture on a page as a whole SVG document, in the colours that the page has given it.
 *
 * @param element - Where it is drawn.
 */
export function svgDocument(picture: Picture, theme: Theme, element: Element): string {
  const given = getComputedStyle(element);
  const colors = Object.entries(themeColors(theme)).map(([name, color]) => [
    name,
    given.getPropertyValue(`--fen-board-${name}`).trim() || color,
  ]);
  const drawn = {
    ...picture,
    coordinateScale: 1,
    colors: Object.fromEntries(colors) as Colors,
    size: boxOf(picture.position.files, picture.look),
  };
  const holder = new DocumentFragment();
  render(boardTemplate(svg, {...drawn, head: fileHead(svg, drawn), under: outsideHalo(svg, drawn)}), holder);
  removeComments(holder);
  return new XMLSerializer().serializeToString(holder);
}

/** Removes the comments by which lit finds its way. */
function removeComments(tree: Node): void {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);
  for (const comment of comments) comment.remove();
}
