import type {LookWithoutMarks, Value} from '../../attributes.js';
import type {Position} from '../../core/notation/position.js';

export type {Look, LookWithoutMarks} from '../../attributes.js';

/**
 * The side at the bottom; `auto` is the side to move.
 *
 * @example
 * const orientation: Orientation = 'auto';
 * renderSvg('start', {orientation});
 */
export type Orientation = Value<'orientation'>;

/**
 * A place for file letters and rank numbers; `squares` names each square in its upper left corner.
 *
 * @example
 * const coordinates: Coordinates = 'outside';
 * renderSvg('start', {coordinates});
 */
export type Coordinates = Value<'coordinates'>;

/** Whether Black is at the bottom. An invalid orientation counts as `white`. */
export const isBoardFlipped = (position: Position, {orientation}: LookWithoutMarks) =>
  orientation === 'black' || (orientation === 'auto' && position.turn === 'black');
