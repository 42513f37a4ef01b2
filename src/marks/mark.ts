import type {Square} from '../notation/position.js';

/** The colours of marks. PGN writes their first letters, in `[%csl]` and `[%cal]`, as ChessBase and Lichess do. */
export const markPaint = {green: '#22ad48', red: '#f04a3c', yellow: '#ffd21f', blue: '#5a9bff'};
export type MarkColor = keyof typeof markPaint;
export const markColors = Object.keys(markPaint) as MarkColor[];

/** A marked square, or an arrow between two squares. */
export interface Mark {
  readonly color: MarkColor;
  readonly from: Square;
  /** Where the arrow points; empty for a marked square. */
  readonly to: Square | '';
}

/** Groups the arrows, or else the marked squares, by colour; omits colours without any. */
export const groupByColor = (marks: readonly Mark[], arrows: boolean) =>
  markColors
    .map((color) => [color, marks.filter((mark) => mark.color === color && !mark.to !== arrows)] as const)
    .filter(([, some]) => some[0]);
