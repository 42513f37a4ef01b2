import {files as fileLetters, ranks} from '../notation/position.js';
import {margin} from './view-box.js';
import type {Coordinates} from './look.js';
import {rounded, squareSide} from './piece-set.js';

/** Path data of strokes: ranks on light squares, on dark ones, then files on light and on dark. */
export type CoordinatePaths = readonly [
  ranksOnLight: string,
  ranksOnDark: string,
  filesOnLight: string,
  filesOnDark: string,
];

/** On smaller squares, in CSS pixels, there is no space for a piece and a coordinate. */
const smallestSquare = 28;
/** At this scale the font size is a third of a square. */
const largestScale = 1.5;
/** The smallest font size of outside coordinates, in CSS pixels, at the default text size. */
const smallestOutside = 9;
const defaultTextSize = 16;

/**
 * The scale of coordinates: at 1 their font size is 10 units; 0 means that there is no space beside a piece. They grow with the
 * reader's text size (`1rem`), outside ones also on small boards. `unit` and `textSize` are in CSS pixels.
 */
export function coordinateScale(where: Coordinates, unit: number, textSize: number): number {
  if (where === 'inside' && unit * squareSide < smallestSquare) return 0;
  const larger = textSize / defaultTextSize;
  const wanted = where === 'outside' ? Math.max(1, smallestOutside / 10 / unit) * larger : larger;
  // In steps, so that boards of almost equal size share their paths.
  return Math.round(Math.min(Math.max(wanted, 1), largestScale) * 10) / 10;
}

const known: {[kind: string]: CoordinatePaths} = {};

/** The strokes of coordinates; none at scale 0. Cached for all boards. */
export const coordinatePaths = (
  files: number,
  fromBlack: boolean,
  where: Coordinates,
  scale: number,
): CoordinatePaths =>
  (known[`${files} ${fromBlack} ${where} ${scale}`] ??= pathsOf(files, fromBlack, where, scale));

/** Places a glyph with its baseline at `y`, and its left edge, middle or right edge (`anchor`) at `x`. */
function drawAt(character: string, x: number, y: number, anchor: 0 | 0.5 | 1, scale: number): string {
  const glyph = glyphs[character];
  if (!glyph) return '';
  const [width = ''] = glyph.split('M', 1);
  const left = x - Number(width) * scale * anchor;
  const strokes = glyph.slice(width.length);
  // In path data, numbers may follow each other without a space (`1.9.6`), so each new number gets one.
  const path =
    scale === 1
      ? strokes
      : strokes.replace(/-?\d*\.?\d+/g, (number) => ` ${rounded(Number(number) * scale)}`);
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
    let paths = '';
    for (let i = first; i < count; i += 2) paths += glyph(i);
    return paths;
  };
  const ranksFrom = (first: number) =>
    path(first, ranks, (row) => {
      const digit = String(fromBlack ? row + 1 : ranks - row);
      return outside
        ? drawAt(digit, -margin / 2, (row + 0.5) * squareSide + 3.6 * scale, 0.5, scale)
        : // At the top left of the squares on the left edge.
          drawAt(digit, 1.8, row * squareSide + 2 + 7.2 * scale, 0, scale);
    });
  const filesFrom = (first: number) =>
    path(first, files, (column) => {
      const letter = fileLetters[fromBlack ? files - 1 - column : column] ?? '';
      return outside
        ? drawAt(
            letter,
            (column + 0.5) * squareSide,
            ranks * squareSide + margin / 2 + 0.5 + 2.5 * scale,
            0.5,
            scale,
          )
        : // At the bottom right of the squares on the bottom edge, with room for the descender of g.
          drawAt(letter, (column + 1) * squareSide - 1.8, ranks * squareSide - 0.8 - 2.2 * scale, 1, scale);
    });
  // The square at the bottom left is dark and the one at the top left light, for either orientation.
  return [ranksFrom(0), ranksFrom(1), filesFrom(1), filesFrom(0)];
}

/**
 * File letters and rank numbers at size 10: the width, then the path to stroke, whose only absolute command is `M` and
 * whose origin is at the left of the baseline. Drawn for this project, MIT.
 */
export const glyphs: {readonly [character: string]: string | undefined} = {
  a: '6M1.2 -4.2c.5-.4 1.1-.6 1.8-.6 1.2 0 1.9.6 1.9 1.8v2.4M4.9 -3h-1.5c-1.6 0-2.4.5-2.4 1.25 0 .7.6 1.15 1.5 1.15 1.2 0 2.4-.7 2.4-1.8',
  b: '6M1 -7v6.4M1 -2.7c0-1.3.8-2.1 1.95-2.1s2 .85 2 2.1-.85 2.1-2 2.1-1.95-.8-1.95-2.1z',
  c: '5.4M4.6 -4.1c-.4-.45-.9-.7-1.6-.7-1.2 0-2 .85-2 2.1s.8 2.1 2 2.1c.7 0 1.2-.25 1.6-.7',
  d: '6M5 -7v6.4M5 -2.7c0-1.3-.8-2.1-1.95-2.1s-2 .85-2 2.1.85 2.1 2 2.1 1.95-.8 1.95-2.1z',
  e: '5.9M1.05 -2.8h3.9c0-1.2-.75-2-1.9-2-1.2 0-2 .85-2 2.1s.8 2.1 2.05 2.1c.7 0 1.25-.25 1.65-.65',
  f: '3.9M3.6 -6.9c-.2-.1-.45-.1-.65-.1-.9 0-1.35.5-1.35 1.4v5M.4 -4.7h2.9',
  g: '6M5 -4.7v4.5c0 1.3-.8 2-2 2-.7 0-1.2-.2-1.65-.5M5 -2.7c0-1.3-.8-2.1-1.95-2.1s-2 .85-2 2.1.85 2.1 2 2.1 1.95-.8 1.95-2.1z',
  h: '5.6M1 -7v6.4M1 -2.9c0-1.2.75-1.9 1.85-1.9s1.75.65 1.75 1.9v2.3',
  i: '2M1 -4.7v4.1M1 -6.8v.1',
  j: '2.3M1.3 -4.7v4.9c0 .9-.45 1.4-1.3 1.4-.2 0-.3 0-.45-.05M1.3 -6.8v.1',
  1: '5M1.3 -5.4l1.9-1.25v6.05',
  2: '6M1.1 -5c.1-1 .85-1.65 1.95-1.65 1.15 0 1.9.65 1.9 1.65 0 .75-.4 1.3-1.2 2.05l-2.6 2.35h3.9',
  3: '6M1.2 -5.5c.3-.7 1-1.15 1.85-1.15 1.1 0 1.8.6 1.8 1.5s-.7 1.4-1.75 1.4h-.5M3.1 -3.75c1.2 0 1.95.6 1.95 1.55s-.8 1.6-2 1.6c-.95 0-1.7-.45-2-1.2',
  4: '6M3.9 -.6v-6.05l-3 4.3h4.3',
  5: '6M4.7 -6.6h-3l-.3 2.9c.4-.4.95-.6 1.6-.6 1.2 0 2 .75 2 1.85s-.8 1.85-2 1.85c-.9 0-1.6-.4-1.9-1.1',
  6: '6M4.5 -6c-.35-.4-.8-.65-1.4-.65-1.4 0-2.1 1.2-2.1 3.3 0 1.8.7 2.75 2.05 2.75 1.15 0 1.95-.8 1.95-1.95s-.75-1.9-1.9-1.9c-1 0-1.75.55-2.05 1.5',
  7: '6M1 -6.6h4l-2.5 6',
  8: '6M3 -3.8c-1-.25-1.65-.75-1.65-1.45 0-.85.7-1.4 1.65-1.4s1.65.55 1.65 1.4-.65 1.2-1.65 1.45c-1.2.3-2 .85-2 1.65s.8 1.55 2 1.55 2-.65 2-1.55-.8-1.35-2-1.65z',
};
