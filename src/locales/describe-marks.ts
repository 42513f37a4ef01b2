import {groupByColor, type Mark} from '../marks/mark.js';
import {fill} from '../notation/fill.js';
import {enMarks, type MarkStrings} from './en-marks.js';
import {completed, type Locale} from './registry.js';

/** The texts of marks in a language, in English where it lacks some. */
export const markStrings = ({table}: Locale): MarkStrings => completed(enMarks, table.diagram);

/** A sentence for the marked squares and one for the arrows, if there are any. */
export function describeMarks(marks: readonly Mark[], locale: Locale): readonly string[] {
  const {marked, arrows, arrow, markColors} = markStrings(locale);
  return [marked, arrows]
    .map((sentence, i) => {
      const list = groupByColor(marks, i > 0).map(
        ([color, some]) =>
          `${markColors[color]} ${some.map(({from, to}) => (to ? fill(arrow, {from, to}) : from)).join(', ')}`,
      );
      return list[0] ? fill(sentence, {marks: list.join(', ')}) : '';
    })
    .filter(Boolean);
}
