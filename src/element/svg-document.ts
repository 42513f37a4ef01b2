import {nothing, render, svg} from 'lit/html.js';
import type {BoardHost} from '../dom/board-host.js';
import {marksPart} from '../dom/shared-parts.js';
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
  // The comments are lit's markers.
  return new XMLSerializer().serializeToString(fragment).replaceAll(/<!--.*?-->/gs, '');
}
