import {ranks} from '../../core/notation/position.js';
import type {LookWithoutMarks} from './look.js';
import {squareSide} from './piece-set.js';

/** A rectangle, in units of the drawing. A square is 45 units wide, and the top left square begins at 0, 0. */
export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width of the space beside and below the squares for outside coordinates. */
export const margin = 18;

/**
 * The margins that a look adds to the squares: on the left and below, for outside coordinates. `squares` adds none; the style
 * sheet of boards leaves the names of squares out sooner than other coordinates.
 */
export const marginsOf = ({coordinates}: LookWithoutMarks): 'none' | 'outside' | 'squares' =>
  coordinates === 'outside' || coordinates === 'squares' ? coordinates : 'none';

/** The view box of the squares and their margins. */
export function viewBoxOf(files: number, look: LookWithoutMarks): ViewBox {
  const outsideMargin = marginsOf(look) === 'outside' ? margin : 0;
  return {
    x: -outsideMargin,
    y: 0,
    width: files * squareSide + outsideMargin,
    height: ranks * squareSide + outsideMargin,
  };
}
