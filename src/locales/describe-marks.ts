import {groupByColor, type Mark} from '../marks/mark.js';
import {fill} from '../notation/fill.js';
import {enMarks, type MarkStrings} from './en-marks.js';
import {completed, type Locale} from './registry.js';

/** The texts about marks in a language, with English ones for those that are missing. */
export const markStrings = ({table}: Locale): MarkStrings => completed(enMarks, table.diagram);

/** Describes marks in one sentence about the marked squares and one about the arrows, if there are any. */
export function describeMarks(marks: readonly Mark[], locale: Locale): readonly string[] {
  const {marked, arrows, arrow, markColors} = markStrings(locale);
  return [marked, arrows]
    .map((sentence, i) => {
      const list = groupByColor(marks, i > 0).map(
        ([color, marksOfColor]) =>
          `${markColors[color]} ${marksOfColor.map(({from, to}) => (to ? fill(arrow, {from, to}) : from)).join(', ')}`,
      );
      return list[0] ? fill(sentence, {marks: list.join(', ')}) : '';
    })
    .filter(Boolean);
}
