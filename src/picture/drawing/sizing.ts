import {coordinateScales} from './coordinates.js';
import {type PieceSet} from './piece-set.js';

/** Values that depend on the size of a board. */
export interface Sizing {
  /** The scales of coordinates: one, none to hide coordinates, or all of which a style sheet shows one. */
  readonly coordinateScales: readonly number[];
  /** The width of outlines, in units of the drawing, or in em so that a style sheet can adapt it. */
  readonly outlineWidth: (set: PieceSet) => number | string;
  /** The size of that em, in units of the drawing; `undefined` or lit's `nothing` if there is none. */
  readonly fontSize: unknown;
  /** Whether pieces have all their lines, which blur on small squares; true if a style sheet hides them there. */
  readonly hasAllLines: boolean;
}

// Larger than any minimum font size of a browser, which would make outlines heavier.
const fontSize = 100;

/** On a page: the style sheet of boards, in which the same sizes are steps, adapts coordinates and outlines. */
export const sizingOnPage: Sizing = {
  coordinateScales,
  outlineWidth: ({bodyStroke}) => `${+(bodyStroke / fontSize).toFixed(4)}em`,
  fontSize,
  hasAllLines: true,
};
