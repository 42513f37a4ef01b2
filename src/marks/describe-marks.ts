import {fill, type Texts} from '../notation/fill.js';
import {byColor, type Mark, type MarkColor} from './mark.js';

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

/** Marked squares and arrows, in a sentence each. */
export const describeMarks = (marks: readonly Mark[], strings: Texts<typeof enMarks>): readonly string[] =>
  [strings.marked, strings.arrows]
    .map((sentence, i) => {
      const list = byColor(marks, i > 0).map(
        ([color, some]) =>
          `${strings.markColors[color]} ${some.map(({from, to}) => (to ? fill(strings.arrow, {from, to}) : from)).join(', ')}`,
      );
      return list[0] ? fill(sentence, {marks: list.join(', ')}) : '';
    })
    .filter(Boolean);
