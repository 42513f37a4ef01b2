import {fill, type Texts} from '../notation/fill.js';
import {byColor, type enMarks, type Mark} from './mark.js';

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
