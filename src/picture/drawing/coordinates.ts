import {ranks} from '../../core/notation/position.js';
import {margin} from './view-box.js';
import type {Coordinates} from './look.js';
import {squareSide} from './piece-set.js';

/** Path data of rank numbers and file letters, by the colour of the squares under them. */
type Paths = readonly [ranksOnLight: string, ranksOnDark: string, filesOnLight: string, filesOnDark: string];

/** A size of coordinates. */
interface CoordinateSize {
  /** The scale of the glyphs below. */
  readonly scale: number;
  /** The smallest unit of the drawing, in CSS pixels, at which coordinates have this size. */
  readonly minUnit: number;
}

/** The sizes of coordinates: a sixth of a square on usual boards, more on small ones, so that a letter is 8 CSS pixels high. */
export const coordinateSizes: readonly CoordinateSize[] = [
  {scale: 0.72, minUnit: 10 / 9},
  {scale: 0.97, minUnit: 0.825},
  {scale: 1.29, minUnit: 0},
];

/** The scales of all sizes. A board on a page draws all of them, and its style sheet shows the one for its width. */
export const coordinateScales: readonly number[] = coordinateSizes.map(({scale}) => scale);
/** The distance to the right between the paths of one size and the next, in units of the scaled glyphs. */
const sizeDistance = 1000;

const cache: {[key: string]: Paths} = {};

/**
 * Path data of coordinates in all scales. The paths for the first scale are on the board; those for each further scale are
 * `sizeDistance` units further to the right, out of sight. A style sheet enlarges the group and moves one of them into view. All
 * boards share the cache.
 */
export function coordinatePaths(
  files: number,
  isFlipped: boolean,
  coordinates: Coordinates,
  scales: readonly number[],
): Paths {
  const makeAll = (): Paths => {
    const all = scales.map((scale, i) => makePaths(files, isFlipped, coordinates, scale, i * sizeDistance));
    const join = (i: number) => all.map((paths) => paths[i]).join('');
    return [join(0), join(1), join(2), join(3)];
  };
  return (cache[[files, isFlipped, coordinates, scales].join()] ??= makeAll());
}

function makePaths(
  files: number,
  isFlipped: boolean,
  coordinates: Coordinates,
  scale: number,
  shift: number,
): Paths {
  const paths: [string, string, string, string] = ['', '', '', ''];
  if (coordinates === 'none') return paths;
  const namesSquares = coordinates === 'squares';
  const bottom = ranks * squareSide;
  // Inside, numbers are in the top left corner of the squares on the left edge, and letters in the bottom right corner of the
  // squares on the bottom edge, above which the tail of g ends. Half of a wide glyph is 2.65 units. Outside, both are in the
  // middle of the margin; half of a number is 3.6 units high, and half of a letter 2.5. The name of a square begins in the corner
  // of the number.
  const cornerX = 1.2 + 2.65 * scale;
  const cornerY = 1.4 + 7.25 * scale;
  const [numberX, numberY, letterX, letterY] =
    coordinates === 'outside'
      ? [-margin / 2, squareSide / 2 + 3.6 * scale, squareSide / 2, bottom + margin / 2 + 0.5 + 2.5 * scale]
      : namesSquares
        ? [cornerX + 5.2 * scale, cornerY, cornerX, cornerY]
        : [cornerX, cornerY, squareSide - cornerX, bottom - 0.2 - 2.45 * scale];
  const place = (glyph: string | undefined, x: number, y: number) =>
    `M${+(x / scale + shift).toFixed(1)} ${+(y / scale).toFixed(1)}${glyph}`;
  for (let row = 0; row < ranks; row++) {
    for (let column = 0; column < files; column++) {
      // In both orientations, the square at the top left is light.
      const color = (row + column) % 2;
      const x = column * squareSide;
      const y = row * squareSide;
      const letter = fileGlyphs[isFlipped ? files - 1 - column : column];
      const number = rankGlyphs[isFlipped ? row : ranks - 1 - row];
      if (namesSquares) paths[color] += place(letter, letterX + x, letterY + y);
      else if (row === ranks - 1) paths[2 + color] += place(letter, letterX + x, letterY);
      if (namesSquares || column === 0) paths[color] += place(number, numberX + x, numberY + y);
    }
  }
  return paths;
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
