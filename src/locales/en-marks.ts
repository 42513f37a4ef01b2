import type {MarkColor} from '../marks/mark.js';
import type {Texts} from '../notation/fill.js';

/** The part of the `diagram` texts that is fetched with marks, because most diagrams have none. */
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
