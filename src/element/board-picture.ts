import {nothing} from 'lit/html.js';
import {adoptSheet} from '../dom/adopt-sheet.js';
import type {BoardHost} from '../dom/board-host.js';
import {boxOf} from '../drawing/box.js';
import {pageColors} from '../drawing/colors.js';
import type {Picture} from '../drawing/picture.js';
import type {Gliding} from '../interaction/view/animator.js';
import type {Layers} from '../interaction/view/layers.js';
import {describePosition} from '../locales/describe.js';
import {parseMarks} from '../marks/parse-marks.js';

/** As wide as its box, also where the sheet is blocked; the height then follows from the proportions. */
const size = {width: '100%', height: '100%'} as const;

/**
 * The picture that the element draws.
 *
 * @param coordinateScale - How large coordinates are, as the function of that name gives it.
 * @param layers - Drawn in addition while a person acts on the board.
 * @param gliding - Drawn in addition while pieces glide on a board that nobody acts on.
 */
export function boardPicture(
  {element, position, locale, name}: BoardHost,
  coordinateScale: number,
  layers?: Layers,
  gliding?: Gliding,
): Picture {
  const {label, error} = element;
  const marks = [...parseMarks(element.marks, element.position?.files).marks, ...(layers?.marks ?? [])];
  const shown = layers ?? gliding;
  return {
    position: shown?.position ?? position,
    look: element,
    coordinateScale,
    marks,
    colors: pageColors(element.theme),
    box: boxOf(position.files, element),
    size,
    naming: {
      name,
      description: error ? '' : describePosition(position, locale.current.diagram, marks),
      // A label is the author's, and so in the language of the page.
      lang: label ? nothing : locale.current.tag,
      // A grid has the same name, and each square its own.
      hidden: label === '' || layers !== undefined,
    },
    head: nothing,
    under: layers?.under ?? nothing,
    over: shown?.over ?? nothing,
  };
}

/**
 * How many boards of a page are always drawn. A screenshot of the whole page leaves out what the browser skips. With
 * 100 boards, ten of them in the window, skipping would save a quarter of the time to draw them, a third to change all
 * positions by a move, and half to replace them; with 1,000 boards it saves a third.
 */
const alwaysDrawn = 300;

/** On the picture and not on the element: a skipped element would be missing from the accessibility tree. */
const sheet = 'svg { content-visibility: auto; }';

let boards = 0;

/**
 * Counts a connected board. Where there are very many, its picture is skipped while it is far off the screen.
 *
 * @returns A function to call when the board is disconnected.
 */
export function countPicture(root: ShadowRoot): () => void {
  const drawAlways = ++boards > alwaysDrawn ? adoptSheet(root, sheet) : undefined;
  return () => {
    boards--;
    drawAlways?.();
  };
}
