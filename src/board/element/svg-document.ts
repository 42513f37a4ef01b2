import {sizingOfFile} from '../../picture/files/sizing-of-file.js';
import {nothing, render, svg} from 'lit/html.js';
import type {BoardHost} from '../interaction/board-host.js';
import {localeFor} from '../../words/registry.js';
import {loadLocale, loadPieces, marksPart} from '../../parts/loader.js';
import {themeColors, type Colors, type Theme} from '../../picture/drawing/colors.js';
import {makePicture} from '../../picture/drawing/picture.js';
import {standaloneTemplate} from '../../picture/files/standalone.js';
import {describeBoard} from './board-picture.js';

/** Returns a function that returns the colour that the page has set for a name, or else a given one. */
function paintOf(element: Element) {
  const pageStyle = getComputedStyle(element);
  return (colorName: string, color: string) =>
    pageStyle.getPropertyValue(`--fen-board-${colorName}`).trim() || color;
}

/** The colours of a board in the page, for a picture outside of it. */
export function colorsOf(element: Element & {readonly theme: Theme}): Colors {
  const paint = paintOf(element);
  return Object.fromEntries(
    Object.entries(themeColors(element.theme)).map(([name, color]) => [name, paint(name, color)]),
  ) as Colors;
}

/**
 * Makes an SVG document of the picture of a board, in the colours that the page has set. Waits for the piece set and the
 * language: those of a board that is not in the page have not been fetched, and those of another may still be on their way.
 */
export async function svgDocument(host: BoardHost): Promise<string> {
  const {element, look} = host;
  const languages: unknown[] = [];
  localeFor(element.closest('[lang]')?.getAttribute('lang'), (tag) =>
    languages.push(loadLocale(tag, /* needsAll */ false)),
  );
  await Promise.all([loadPieces(look.pieces), ...languages]);
  const {locale, name, position} = host;
  const paint = paintOf(element);
  const colors = colorsOf(element);
  const naming = {
    name,
    description: host.errorText || describeBoard(host).replaceAll('\n', ' '),
    describedBy: nothing,
    lang: locale.current.tag,
    hidden: element.label === '',
  };
  const essentials = {position, look, colors, naming};
  const {loaded} = marksPart;
  const marks = loaded?.drawMarks(svg, loaded.ownMarks(element), essentials, paint);
  const fragment = new DocumentFragment();
  render(
    standaloneTemplate(
      svg,
      makePicture(essentials, {...marks, sizing: sizingOfFile(look.coordinates, 1, nothing)}),
    ),
    fragment,
  );
  // The comments are lit's markers.
  return new XMLSerializer().serializeToString(fragment).replaceAll(/<!--.*?-->/gs, '');
}
