import type {Square} from '../notation/position.js';

/** The colours of marks, by name. `[%csl]` and `[%cal]` in PGN of ChessBase and Lichess use the first letters of these names. */
export const markPaint = {green: '#22ad48', red: '#f04a3c', yellow: '#ffd21f', blue: '#5a9bff'};
/**
 * The colour of a mark.
 *
 * @example
 * const color: MarkColor = 'green';
 */
export type MarkColor = keyof typeof markPaint;
export const markColors = Object.keys(markPaint) as MarkColor[];

/**
 * A marked square, or an arrow between two squares.
 *
 * @example
 * const arrow: Mark = {color: 'yellow', from: 'g1', to: 'f3'};
 * renderSvg('start', {marks: [arrow]});
 */
export interface Mark {
  /** Its colour; readers who cannot distinguish colours see a pattern too. */
  readonly color: MarkColor;
  /** The marked square, or the one where the arrow begins. */
  readonly from: Square;
  /** The square to which the arrow points; empty for a marked square. */
  readonly to: Square | '';
}

/** Groups marks by colour. Colours without marks are left out. */
export const groupByColor = (marks: readonly Mark[]) =>
  markColors
    .map((color) => [color, marks.filter((mark) => mark.color === color)] as const)
    .filter(([, marksOfColor]) => marksOfColor[0]);
