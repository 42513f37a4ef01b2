import {coordinateSizes} from '../drawing/coordinates.js';
import {squareSide, toHundredths} from '../drawing/piece-set.js';
import type {Coordinates} from '../drawing/look.js';
import type {Sizing} from '../drawing/sizing.js';
/**
 * The sizes in a file, in which a unit of the drawing is `unit` CSS pixels. Outlines are heavier on small boards. `none` is the
 * value that removes an attribute.
 */
export const sizingOfFile = (coordinates: Coordinates | undefined, unit: number, none?: unknown): Sizing => ({
  coordinateScales: scalesForUnit(coordinates, unit),
  outlineWidth: ({bodyStroke}) => toHundredths(bodyStroke * (unit < 0.65 ? 1.25 : unit > 1.35 ? 0.88 : 1)),
  fontSize: none,
  hasAllLines: unit >= 0.49,
});

/**
 * The scale of coordinates for a drawing of known size, as a list; empty if the squares are too small for coordinates. `unit`
 * is the size of a unit of the drawing, in CSS pixels.
 */
export function scalesForUnit(coordinates: Coordinates | undefined, unit: number): readonly number[] {
  // In CSS pixels: inside, smaller squares have no space for a coordinate beside the piece, or for a name; outside, nobody could
  // read it.
  const minSquare = coordinates === 'outside' ? 18 : coordinates === 'squares' ? 40 : 28;
  if (unit * squareSide < minSquare) return [];
  const size = coordinateSizes.find(({minUnit}) => unit >= minUnit);
  return size ? [size.scale] : [];
}
