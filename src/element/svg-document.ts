import {nothing, render, svg} from 'lit/html.js';
import type {BoardHost} from '../interaction/board-host.js';
import {localeFor} from '../locales/registry.js';
import {loadLocale, loadPieces, marksPart} from '../parts/loader.js';
import {sizingOfFile} from '../drawing/sizing.js';
import {themeColors, type Colors} from '../drawing/colors.js';
import {makePicture} from '../drawing/picture.js';
import {standaloneTemplate} from '../drawing/standalone.js';
import {allMarks, describeBoard} from './board-picture.js';

/**
 * Makes an SVG document of the picture of a board, in the colours that the page has set. Waits for the piece set and the
 * language: those of a board that is not in the page have not been fetched, and those of another may still be on their way.
 */
export async function svgDocument(host: BoardHost): Promise<string> {
  const {element: look} = host;
  const languages: unknown[] = [];
  localeFor(look.closest('[lang]')?.getAttribute('lang'), (tag) => languages.push(loadLocale(tag)));
  await Promise.all([loadPieces(look.pieces), ...languages]);
  const {locale, name, position} = host;
  const pageStyle = getComputedStyle(look);
  const paint = (colorName: string, color: string) =>
    pageStyle.getPropertyValue(`--fen-board-${colorName}`).trim() || color;
  const colors = Object.fromEntries(
    Object.entries(themeColors(look.theme)).map(([colorName, color]) => [colorName, paint(colorName, color)]),
  ) as Colors;
  const naming = {
    name,
    description: host.errorText || describeBoard(host).replaceAll('\n', ' '),
    describedBy: nothing,
    lang: locale.current.tag,
    hidden: look.label === '',
  };
  const basis = {position, look, colors, naming};
  const marks = marksPart.loaded?.drawMarks(svg, allMarks(host), basis, paint);
  const fragment = new DocumentFragment();
  render(
    standaloneTemplate(
      svg,
      makePicture(basis, {...marks, sizing: sizingOfFile(look.coordinates, 1, nothing)}),
    ),
    fragment,
  );
  // The comments are lit's markers.
  return new XMLSerializer().serializeToString(fragment).replaceAll(/<!--.*?-->/gs, '');
}
