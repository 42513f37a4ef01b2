import type {Position} from '../notation/position.js';
import type {Theme} from './colors.js';

/** Which side of the board is below; `auto` is the side to move. */
export const orientations = ['white', 'black', 'auto'] as const;
export type Orientation = (typeof orientations)[number];

/** Where the file letters and rank numbers stand. */
export const coordinatePlaces = ['inside', 'outside', 'none'] as const;
export type Coordinates = (typeof coordinatePlaces)[number];

/** How a position is drawn. What is left out is as the element's attribute of that name has it by default. */
export interface Look {
  readonly orientation?: Orientation;
  readonly coordinates?: Coordinates;
  /** The name of a piece set: `modern`, `classic` or a registered one. */
  readonly pieces?: string;
  readonly theme?: Theme;
  /** Coloured squares and arrows in the letters of PGN: `Ge4 Rd5 Yg1f3`. */
  readonly marks?: string | null;
  /** Whether it is shown whose move it is. */
  readonly turnMarker?: boolean;
}

/** Whether Black's side is below. An orientation that is none of the three counts as `white`. */
export const seenFromBlack = (position: Position, {orientation}: Look) =>
  orientation === 'black' || (orientation === 'auto' && position.turn === 'black');
