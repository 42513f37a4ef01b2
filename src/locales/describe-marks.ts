import {groupByColor, type Mark} from '../marks/mark.js';
import {fill} from '../notation/fill.js';
import {enMarks, type MarkStrings} from './en-marks.js';
import {completed, type Locale} from './registry.js';

/** The texts about marks in a language, with English ones for those that are missing. */
export const markStrings = ({table}: Locale): MarkStrings => completed(enMarks, table.diagram);

/** Describes marks in one sentence about the marked squares and one about the arrows, if there are any. */
export function describeMarks(marks: readonly Mark[], locale: Locale): readonly string[] {
  const {marked, arrows, arrow, markColors} = markStrings(locale);
  const describeMark = ({from, to}: Mark) => (to ? fill(arrow, {from, to}) : from);
  return [marked, arrows]
    .map((sentence, i) => {
      const areArrows = i > 0;
      const list = groupByColor(marks, areArrows).map(
        ([color, group]) => `${markColors[color]} ${group.map(describeMark).join(', ')}`,
      );
      return list[0] ? fill(sentence, {marks: list.join(', ')}) : '';
    })
    .filter(Boolean);
}
