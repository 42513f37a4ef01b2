import {nothing, render, svg} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import {marksPart} from '../dom/part.js';
import {viewBoxOf} from '../drawing/view-box.js';
import {themeColors, type Colors} from '../drawing/colors.js';
import {fileTemplate} from '../drawing/file-layers.js';
import {allMarks, boardPicture, describeBoard} from './board-picture.js';

/** Makes an SVG document of the picture of a board, in the colours that the page has set. */
export function svgDocument(host: BoardHost): string {
  const {element, locale} = host;
  const picture = boardPicture(host, {unit: 1, scale: 1});
  const pageStyle = getComputedStyle(element);
  const paint = (name: string, color: string) =>
    pageStyle.getPropertyValue(`--fen-board-${name}`).trim() || color;
  const colors = Object.entries(themeColors(element.theme)).map(([name, color]) => [
    name,
    paint(name, color),
  ]);
  const recolored = {...picture, colors: Object.fromEntries(colors) as Colors};
  const filePicture = {
    ...recolored,
    ...marksPart.loaded?.drawMarks(svg, allMarks(host), recolored, paint),
    naming: {
      ...picture.naming,
      lang: locale.current.tag,
      description: host.errorText || describeBoard(host).replaceAll('\n', ' '),
      describedBy: nothing,
    },
    size: viewBoxOf(picture.position.files, picture.look),
  };
  const fragment = new DocumentFragment();
  render(fileTemplate(svg, filePicture), fragment);
  removeComments(fragment);
  return new XMLSerializer().serializeToString(fragment);
}

/** Removes the comments that lit uses as markers. */
function removeComments(tree: Node): void {
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as ChildNode);
  for (const comment of comments) comment.remove();
}
