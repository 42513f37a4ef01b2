import type {MarkColor} from '../core/marks/mark.js';
import type {Texts} from '../core/text/fill.js';

/** Those texts of `diagram` that are fetched only with marks, because most diagrams have no marks. */
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

export type MarkStrings = Texts<typeof enMarks>;
