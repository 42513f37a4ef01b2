import type {Square} from '../notation/position.js';

/**
 * The paint of marks by the names of their colours, of which PGN writes the first letters (`[%csl]`, `[%cal]`, as
 * ChessBase and Lichess do). A kind of outline for each distinguishes them for those who do not see the colours. With
 * round ends, a very short dash is a dot. It is not 0 long: renderers built on Cairo leave that out after another dash.
 */
export const markPaint = {
  green: {fill: '#22ad48', dashes: 'none'},
  red: {fill: '#f04a3c', dashes: '5 4.5'},
  yellow: {fill: '#ffd21f', dashes: '.01 4'},
  blue: {fill: '#5a9bff', dashes: '8 4 .01 4'},
};
export type MarkColor = keyof typeof markPaint;
export const markColors = Object.keys(markPaint) as MarkColor[];

/** The texts that describe marks, in English. */
export const enMarks = {
  /** Marked squares, and arrows; `{marks}` is a list of colours with squares, or with `arrow`. */
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

/** The arrows among the marks, or the marked squares, grouped by colour; colours without any are left out. */
export const byColor = (marks: readonly Mark[], arrows: boolean) =>
  markColors
    .map((color) => [color, marks.filter((mark) => mark.color === color && !mark.to !== arrows)] as const)
    .filter(([, some]) => some[0]);
