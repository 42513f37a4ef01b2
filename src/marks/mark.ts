import type {Square} from '../notation/position.js';

/** The colours of marks. PGN writes the first letters of their names (`[%csl]`, `[%cal]`, as ChessBase and Lichess do). */
export const markPaint = {green: '#22ad48', red: '#f04a3c', yellow: '#ffd21f', blue: '#5a9bff'};
export type MarkColor = keyof typeof markPaint;
export const markColors = Object.keys(markPaint) as MarkColor[];

/** The texts that describe marks, in English. */
export const enMarks = {
  /** `{marks}` is a list of colours, each with its squares, or with its arrows as `arrow` words them. */
  marked: 'Marked: {marks}.',
  arrows: 'Arrows: {marks}.',
  arrow: '{from} to {to}',
  markColors: {green: 'green', red: 'red', yellow: 'yellow', blue: 'blue'} satisfies Record<
    MarkColor,
    string
  >,
};

/** A marked square, or an arrow between two squares. */
export interface Mark {
  readonly color: MarkColor;
  readonly from: Square;
  /** Where the arrow points; empty for a marked square. */
  readonly to: Square | '';
}
