import type {Square} from '../notation/position.js';

/** The colours of marks. PGN writes their first letters, in `[%csl]` and `[%cal]`, as ChessBase and Lichess do. */
export const markPaint = {green: '#22ad48', red: '#f04a3c', yellow: '#ffd21f', blue: '#5a9bff'};
export type MarkColor = keyof typeof markPaint;
export const markColors = Object.keys(markPaint) as MarkColor[];

export const enMarks = {
  /** `{marks}` is a list of colours, each followed by its squares or arrows. */
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
