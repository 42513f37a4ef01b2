import type {Position} from '../notation/position.js';
import type {Theme} from './colors.js';

/** Which side of the board is below; `auto` is the side to move. */
export const orientations = ['white', 'black', 'auto'] as const;
/**
 * The side that is below; `auto` is the side to move.
 *
 * @example
 * const orientation: Orientation = 'auto';
 * renderSvg('start', {orientation});
 */
export type Orientation = (typeof orientations)[number];

/** Where the file letters and rank numbers stand. */
export const coordinatePlaces = ['inside', 'outside', 'none'] as const;
/**
 * A place for file letters and rank numbers.
 *
 * @example
 * const coordinates: Coordinates = 'outside';
 * renderSvg('start', {coordinates});
 */
export type Coordinates = (typeof coordinatePlaces)[number];

/**
 * How a position is drawn. An option that is left out has the default of the element's attribute of that name.
 *
 * @example
 * const look: Look = {orientation: 'black', theme: 'green'};
 * renderSvg('start', look);
 */
export interface Look {
  /** Which side is below; `auto` is the side to move. */
  readonly orientation?: Orientation;
  /** Where file letters and rank numbers stand. */
  readonly coordinates?: Coordinates;
  /** The name of a piece set: `modern`, `classic` or a registered one. */
  readonly pieces?: string;
  /** The colours of squares and coordinates. */
  readonly theme?: Theme;
  /** Coloured squares and arrows in the letters of PGN: `Ge4 Rd5 Yg1f3`. */
  readonly marks?: string | null;
  /** Whether a disc beside the board shows whose move it is. */
  readonly turnMarker?: boolean;
}

/** Whether Black's side is below. An orientation that is none of the three counts as `white`. */
export const seenFromBlack = (position: Position, {orientation}: Look) =>
  orientation === 'black' || (orientation === 'auto' && position.turn === 'black');
