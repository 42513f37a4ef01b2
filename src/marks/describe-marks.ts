import {fill, type Texts} from '../notation/fill.js';
import {markColors, type enMarks, type Mark} from './mark.js';

/** Groups the arrows, or else the marked squares, by colour; omits colours without any. */
export const byColor = (marks: readonly Mark[], arrows: boolean) =>
  markColors
    .map((color) => [color, marks.filter((mark) => mark.color === color && !mark.to !== arrows)] as const)
    .filter(([, some]) => some[0]);

/** A sentence for the marked squares and one for the arrows, if there are any. */
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
