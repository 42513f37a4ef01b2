import {nothing, render, svg} from 'lit/html.js';
import {boardTemplate} from '../drawing/board.js';
import type {BoardHost} from '../dom/board-host.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {themeColors, type Colors} from '../drawing/colors.js';
import {drawFileHead, drawOutsideHalo} from '../drawing/file-layers.js';
import {allMarks, boardPicture, describe} from './board-picture.js';
import {marksPart} from './parts.js';

/** Makes an SVG document of the picture of a board, in the colours that the page has set. */
export function svgDocument(host: BoardHost): string {
  const {element, locale} = host;
  const picture = boardPicture(host, {unit: 1, scale: 1});
  const given = getComputedStyle(element);
  const paint = (name: string, color: string) =>
    given.getPropertyValue(`--fen-board-${name}`).trim() || color;
  const colors = Object.entries(themeColors(element.theme)).map(([name, color]) => [
    name,
    paint(name, color),
  ]);
  const inFile = {...picture, colors: Object.fromEntries(colors) as Colors};
  const drawn = {
    ...inFile,
    ...marksPart.loaded?.drawMarks(svg, allMarks(host), inFile, paint),
    naming: {
      ...picture.naming,
      lang: locale.current.tag,
      description: host.errorText || describe(host).replaceAll('\n', ' '),
      describedBy: nothing,
    },
    size: viewBoxOf(picture.position.files, picture.look),
  };
  const holder = new DocumentFragment();
  render(
    boardTemplate(svg, {...drawn, head: drawFileHead(svg, drawn), under: drawOutsideHalo(svg, drawn)}),
    holder,
  );
  removeComments(holder);
  return new XMLSerializer().serializeToString(holder);
}

/** Removes the comments that lit uses as markers. */
function removeComments(tree: Node): void {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);
  for (const comment of comments) comment.remove();
}
