import {adoptSheet} from '../dom/adopt-sheet.js';

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
 * Counts a board that has come into the page. Where there are very many, its picture is skipped while it is far off the
 * screen.
 *
 * @returns A function to be called when the board leaves the page.
 */
export function countPicture(root: ShadowRoot): () => void {
  const drawAlways = ++boards > alwaysDrawn ? adoptSheet(root, sheet) : undefined;
  return () => {
    boards--;
    drawAlways?.();
  };
}
