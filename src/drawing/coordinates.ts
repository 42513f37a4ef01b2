import {files as fileLetters, ranks} from '../notation/position.js';
import type {Coordinates} from './look.js';
import {square} from './piece-set.js';

/** One `<text>`: a glyph for each entry of the lists. */
export interface CoordinateText {
  readonly glyphs: string;
  readonly x: string;
  readonly y: string;
  /** From the place to the line that the glyph stands on, in its own size: so it may be drawn in any. */
  readonly dy: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Ranks on light squares, on dark ones, then files on light and on dark. */
export type CoordinateTexts = readonly [CoordinateText, CoordinateText, CoordinateText, CoordinateText];

/** Space below a board for outside coordinates, in units; that beside it keeps the board's proportions. */
export const margin = 20;

const known: {[kind: string]: CoordinateTexts} = {};

/**
 * File letters and rank numbers, each divided by the shade of the square they stand on. There are few kinds of
 * board, and boards of a kind share theirs.
 */
export const coordinateTexts = (files: number, fromBlack: boolean, where: Coordinates): CoordinateTexts =>
  (known[`${files} ${fromBlack} ${where}`] ??= textsOf(files, fromBlack, where));

function textsOf(files: number, fromBlack: boolean, where: Coordinates): CoordinateTexts {
  const outside = where === 'outside';
  // Of `count` glyphs every second one, from `shade` on.
  const text = (
    shade: number,
    count: number,
    anchor: CoordinateText['anchor'],
    height: number,
    glyph: (index: number) => string | number | undefined,
    place: (index: number) => readonly [x: number, y: number],
  ): CoordinateText => {
    const indices = where === 'none' ? [] : Array.from({length: count / 2}, (_, i) => 2 * i + shade);
    return {
      // A text that is empty would have no node, and lit, taking over a server's drawing, needs one to write in.
      glyphs: indices.map((index) => glyph(fromBlack ? count - 1 - index : index)).join('') || ' ',
      x: indices.map((index) => place(index)[0]).join(' '),
      y: indices.map((index) => place(index)[1]).join(' '),
      dy: indices.map(() => `${height}em`).join(' '),
      anchor: outside ? 'middle' : anchor,
    };
  };
  const rankText = (shade: number) =>
    text(
      shade,
      ranks,
      'start',
      outside ? 0.36 : 0.73,
      (row) => ranks - row,
      (row) =>
        outside
          ? [(-margin * files) / ranks / 2, (row + 0.5) * square]
          : // At the top left of the squares on the left edge.
            [2.5, row * square + 3],
    );
  const fileText = (shade: number) =>
    text(
      shade,
      files,
      'end',
      // What hangs below the line of a g must not leave the picture, however large the text.
      outside ? 0.2 : -0.1,
      (column) => fileLetters[column],
      (column) =>
        outside
          ? [(column + 0.5) * square, ranks * square + margin / 2]
          : // At the bottom right of the squares on the bottom edge.
            [(column + 1) * square - 2.5, ranks * square - 2],
    );
  // The square at the bottom left is dark, the one at the top left light, whichever side is below.
  return [rankText(0), rankText(1), fileText(1), fileText(0)];
}
