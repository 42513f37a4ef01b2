import type {Square} from '../notation/position.js';

/** The colours of marks. PGN writes their first letters (`[%csl]`, `[%cal]`, as ChessBase and Lichess do). */
export const markColors = ['green', 'red', 'yellow', 'blue'] as const;
export type MarkColor = (typeof markColors)[number];

/** A marked square, or an arrow between two squares. */
export interface Mark {
  readonly color: MarkColor;
  readonly from: Square;
  /** Where the arrow points; empty for a marked square. */
  readonly to: Square | '';
}

/** The arrows among the marks, or the marked squares, grouped by colour; colours without any are left out. */
export const byColor = (marks: readonly Mark[], arrows: boolean) =>
  markColors
    .map((color) => [color, marks.filter((mark) => mark.color === color && !mark.to !== arrows)] as const)
    .filter(([, some]) => some[0]);
