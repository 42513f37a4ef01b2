import {files as fileLetters, ranks} from '../notation/position.js';
import {margin} from './box.js';
import {glyphs} from './glyphs.js';
import type {Coordinates} from './look.js';
import {rounded, squareSide} from './piece-set.js';

/** Path data of strokes: ranks on light squares, on dark ones, then files on light and on dark. */
export type CoordinatePaths = readonly [
  ranksOnLight: string,
  ranksOnDark: string,
  filesOnLight: string,
  filesOnDark: string,
];

/** The side of a square, in CSS pixels, below which there is no room for a piece and a coordinate. */
const smallestSquare = 28;
/** At this scale a coordinate is a third of a square tall. */
const largestScale = 1.5;
/** How large outside coordinates are at least, in CSS pixels, for a reader with the usual size of text. */
const smallestOutside = 9;
const usualText = 16;

/**
 * How large coordinates are drawn; at 1 they are 10 units tall, of 45 to a square, at 0 there is no room beside a
 * piece. They grow with the reader's text (`1rem`, in CSS pixels), outside ones also on small boards (`unit`, in CSS
 * pixels).
 */
export function coordinateScale(where: Coordinates, unit: number, textSize: number): number {
  if (where === 'inside' && unit * squareSide < smallestSquare) return 0;
  const larger = textSize / usualText;
  const wanted = where === 'outside' ? Math.max(1, smallestOutside / 10 / unit) * larger : larger;
  // In steps, so that boards of nearly one size share their paths.
  return Math.round(Math.min(Math.max(wanted, 1), largestScale) * 10) / 10;
}

const known: {[kind: string]: CoordinatePaths} = {};

/** The strokes of coordinates by the shade of their square; none at scale 0. Boards of a kind share theirs. */
export const coordinatePaths = (
  files: number,
  fromBlack: boolean,
  where: Coordinates,
  scale: number,
): CoordinatePaths =>
  (known[`${files} ${fromBlack} ${where} ${scale}`] ??= pathsOf(files, fromBlack, where, scale));

/** A glyph with its baseline at `y`, and at `x` its left edge, middle or right edge. */
function placed(character: string, x: number, y: number, anchor: 0 | 0.5 | 1, scale: number): string {
  const glyph = glyphs[character];
  if (!glyph) return '';
  const left = x - glyph.width * scale * anchor;
  // In path data, numbers may follow each other without a space (`1.9.6`), so those that are replaced get spaces around
  // them.
  const path =
    scale === 1
      ? glyph.path
      : glyph.path.replace(/-?\d*\.?\d+/g, (number) => ` ${rounded(Number(number) * scale)}`);
  return path.replace(
    /M ?(-?[\d.]+) +(-?[\d.]+)/g,
    (_, dx: string, dy: string) => `M${rounded(left + Number(dx))} ${rounded(y + Number(dy))}`,
  );
}

function pathsOf(files: number, fromBlack: boolean, where: Coordinates, scale: number): CoordinatePaths {
  if (where === 'none' || !scale) return ['', '', '', ''];
  const outside = where === 'outside';
  // Every second rank or file, from `first` on.
  const path = (first: number, count: number, glyph: (index: number) => string) => {
    let all = '';
    for (let i = first; i < count; i += 2) all += glyph(i);
    return all;
  };
  const ranksFrom = (first: number) =>
    path(first, ranks, (row) => {
      const digit = String(fromBlack ? row + 1 : ranks - row);
      return outside
        ? placed(digit, -margin / 2, (row + 0.5) * squareSide + 3.6 * scale, 0.5, scale)
        : // At the top left of the squares on the left edge.
          placed(digit, 1.8, row * squareSide + 2 + 7.2 * scale, 0, scale);
    });
  const filesFrom = (first: number) =>
    path(first, files, (column) => {
      const letter = fileLetters[fromBlack ? files - 1 - column : column] ?? '';
      return outside
        ? placed(
            letter,
            (column + 0.5) * squareSide,
            ranks * squareSide + margin / 2 + 0.5 + 2.5 * scale,
            0.5,
            scale,
          )
        : // At the bottom right of the squares on the bottom edge; what hangs below the line stays in the picture.
          placed(letter, (column + 1) * squareSide - 1.8, ranks * squareSide - 0.8 - 2.2 * scale, 1, scale);
    });
  // The square at the bottom left is dark, the one at the top left light, whichever side is below.
  return [ranksFrom(0), ranksFrom(1), filesFrom(1), filesFrom(0)];
}
