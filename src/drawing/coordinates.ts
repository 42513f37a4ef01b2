import {ranks} from '../notation/position.js';
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
  const wanted =
    (textSize / defaultTextSize) * (where === 'outside' ? Math.max(1, smallestOutside / 10 / unit) : 1);
  // In steps, so that boards of almost equal size share their paths.
  return Math.round(Math.min(Math.max(wanted, 1), largestScale) * 10) / 10;
}

const known: {[kind: string]: CoordinatePaths} = {};

/** The strokes of coordinates, to be drawn at this scale; none at scale 0. Cached for all boards. */
export const coordinatePaths = (
  files: number,
  isFlipped: boolean,
  where: Coordinates,
  scale: number,
): CoordinatePaths =>
  (known[`${files} ${isFlipped} ${where} ${scale}`] ??= pathsOf(files, isFlipped, where, scale));

function pathsOf(files: number, isFlipped: boolean, where: Coordinates, scale: number): CoordinatePaths {
  if (where === 'none' || !scale) return ['', '', '', ''];
  const outside = where === 'outside';
  /** Draws every second glyph, from `first` on: the first at `x` and `y`, the others a square further to the right or down. */
  const path = (
    glyphs: readonly string[],
    first: number,
    x: number,
    y: number,
    right: number,
    down: number,
  ) =>
    glyphs
      .map((glyph, i) =>
        i % 2 === first
          ? `M${rounded((x + i * right) / scale)} ${rounded((y + i * down) / scale)}${glyph}`
          : '',
      )
      .join('');
  const numbers = isFlipped ? digits : [...digits].reverse();
  const names = letters.slice(0, files);
  if (isFlipped) names.reverse();
  const ranksFrom = (first: number) =>
    outside
      ? path(numbers, first, -margin / 2, squareSide / 2 + 3.6 * scale, 0, squareSide)
      : // At the top left of the squares on the left edge.
        path(numbers, first, 1.8 + 3 * scale, 2 + 7.2 * scale, 0, squareSide);
  const below = ranks * squareSide;
  const filesFrom = (first: number) =>
    outside
      ? path(names, first, squareSide / 2, below + margin / 2 + 0.5 + 2.5 * scale, squareSide, 0)
      : // At the bottom right of the squares on the bottom edge, with room for the descender of g.
        path(names, first, squareSide - 1.8 - 3 * scale, below - 0.8 - 2.2 * scale, squareSide, 0);
  // The square at the bottom left is dark and the one at the top left light, for either orientation.
  return [ranksFrom(0), ranksFrom(1), filesFrom(1), filesFrom(0)];
}

/**
 * The strokes of rank numbers and file letters at size 10, relative to the middle of the baseline. Drawn for this project,
 * MIT.
 */
export const digits = [
  'm-1.2-5.4l1.9-1.2v6',
  'm-1.9-5a1.9 1.7 0 1 1 3.2 1.3l-3.2 3.1h3.9',
  'm-1.8-5.5a1.8 1.4 0 1 1 1.8 1.7h-.4m.4 0a2 1.6 0 1 1-2 1.9',
  'm.9-.6v-6l-3 4.3h4.3',
  'm1.7-6.6h-3l-.3 2.9a2 1.9 0 1 1-.3 1.9',
  'm1.5-6c-1.5-1.4-3.5-.6-3.5 3.5a2 1.9 0 1 0 0-.1',
  'm-2-6.6h4l-2.5 6',
  'm0-3.8a1.7 1.4 0 1 1 .1 0a2 1.6 0 1 1-.1 0',
];
export const letters = [
  'm-1.8-4.2c1.6-1.1 3.7-.8 3.7 1.2v2.4m0-2.4h-1.5c-3.2 0-3.2 2.4-.9 2.4s2.4-.7 2.4-1.8',
  'm-2-7v6.4m0-2.1a2 2.1 0 1 1 0 .1',
  'm1.8-4a2 2.1 0 1 0 0 2.6',
  'm2-7v6.4m0-2.1a2 2.1 0 1 0 0 .1',
  'm-2-2.8h4a2 2.1 0 1 0-.4 1.5',
  'm1.7-6.9q-2-.5-2 1.3v5m-1.2-4.1h2.9',
  'm2-4.7v4.5a2 2 0 0 1-3.6 1.3m3.6-3.8a2 2.1 0 1 0 0 .1',
  'm-1.8-7v6.4m0-2.3a1.8 1.9 0 0 1 3.6 0v2.3',
  'm0-4.7v4.1m0-6.2v.1',
  'm.2-4.7v4.9q0 1.6-1.8 1.3m1.8-8.3v.1',
];
