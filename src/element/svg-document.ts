import {render, svg} from 'lit';
import {boardTemplate, boxOf} from '../drawing/board.js';
import type {Picture} from '../drawing/picture.js';
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
  const {name, description} = picture.naming;
  const holder = new DocumentFragment();
  render(
    boardTemplate(svg, {
      ...picture,
      colors: Object.fromEntries(colors) as Colors,
      size: boxOf(picture.position.files, picture.look),
      head: svg`<title>${name}</title><desc>${description}</desc>`,
    }),
    holder,
  );
  // lit's marks are no part of it.
  return new XMLSerializer().serializeToString(holder).replace(/<!--.*?-->/g, '');
}
