import {ranks} from '../notation/position.js';
import {margin} from './view-box.js';
import type {Coordinates} from './look.js';
import {squareSide, toHundredths} from './piece-set.js';

/** Path data of rank numbers and file letters, by the colour of the squares under them. */
type Paths = readonly [ranksOnLight: string, ranksOnDark: string, filesOnLight: string, filesOnDark: string];

/** The smallest square, in CSS pixels, with space for both a piece and a coordinate. */
const minSquare = 28;
/** The font size of coordinates at scale 1, in units of the drawing. */
const fontSize = 10;
/** The largest scale, at which the font size is a third of a square. */
const maxScale = 1.5;
/** The smallest font size of outside coordinates at the default text size; both are in CSS pixels. */
const minOutsideFontSize = 9;
const defaultTextSize = 16;

/**
 * The scale of coordinates, from 1 to `maxScale`; 0 if there is no space for a coordinate beside a piece. The scale grows
 * with the reader's text size (`1rem`). Outside coordinates of small boards are enlarged, so that they stay legible.
 * `unit`, the size of a unit of the drawing, and `textSize` are in CSS pixels.
 */
export function fitCoordinateScale(coordinates: Coordinates, unit: number, textSize: number): number {
  if (coordinates === 'inside' && unit * squareSide < minSquare) return 0;
  const scale =
    (textSize / defaultTextSize) *
    (coordinates === 'outside' ? Math.max(1, minOutsideFontSize / fontSize / unit) : 1);
  // In steps of a tenth, so that boards of almost equal size share their paths.
  return Math.round(Math.min(Math.max(scale, 1), maxScale) * 10) / 10;
}

const cache: {[key: string]: Paths} = {};

/** Path data of coordinates, for a group that is enlarged by `scale`; empty at scale 0. All boards share the cache. */
export const coordinatePaths = (...args: Parameters<typeof makePaths>): Paths =>
  (cache[args.join(' ')] ??= makePaths(...args));

function makePaths(files: number, isFlipped: boolean, coordinates: Coordinates, scale: number): Paths {
  if (coordinates === 'none' || !scale) return ['', '', '', ''];
  const bottom = ranks * squareSide;
  // Inside coordinates: numbers are at the top left of the squares on the left edge, and letters at the bottom right of the
  // squares on the bottom edge, with space for the descender of g.
  const [numberX, numberY, letterX, letterY] =
    coordinates === 'outside'
      ? [-margin / 2, squareSide / 2 + 3.6 * scale, squareSide / 2, bottom + margin / 2 + 0.5 + 2.5 * scale]
      : [1.8 + 3 * scale, 2 + 7.2 * scale, squareSide - 1.8 - 3 * scale, bottom - 0.8 - 2.2 * scale];
  const place = (glyph: string, x: number, y: number) =>
    `M${toHundredths(x / scale)} ${toHundredths(y / scale)}${glyph}`;
  const numbers = isFlipped ? rankGlyphs : [...rankGlyphs].reverse();
  const letters = fileGlyphs.slice(0, files);
  if (isFlipped) letters.reverse();
  const numberPaths = numbers.map((glyph, row) => place(glyph, numberX, numberY + row * squareSide));
  const letterPaths = letters.map((glyph, column) => place(glyph, letterX + column * squareSide, letterY));
  const joinEverySecond = (paths: readonly string[], first: 0 | 1) =>
    paths.filter((_, i) => i % 2 === first).join('');
  // In both orientations, the square at the top left is light and the square at the bottom left is dark.
  return [
    joinEverySecond(numberPaths, 0),
    joinEverySecond(numberPaths, 1),
    joinEverySecond(letterPaths, 1),
    joinEverySecond(letterPaths, 0),
  ];
}

/**
 * Path data of the rank numbers 1 to 8 and, in `fileGlyphs`, of the letters a to j, at scale 1 and relative to the middle
 * of the baseline. Drawn for this project, MIT.
 */
export const rankGlyphs = [
  'm-1.2-5.4l1.9-1.2v6',
  'm-1.9-5a1.9 1.7 0 1 1 3.2 1.3l-3.2 3.1h3.9',
  'm-1.8-5.5a1.8 1.4 0 1 1 1.8 1.7h-.4m.4 0a2 1.6 0 1 1-2 1.9',
  'm.9-.6v-6l-3 4.3h4.3',
  'm1.7-6.6h-3l-.3 2.9a2 1.9 0 1 1-.3 1.9',
  'm1.5-6c-1.5-1.4-3.5-.6-3.5 3.5a2 1.9 0 1 0 0-.1',
  'm-2-6.6h4l-2.5 6',
  'm0-3.8a1.7 1.4 0 1 1 .1 0a2 1.6 0 1 1-.1 0',
];
export const fileGlyphs = [
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
