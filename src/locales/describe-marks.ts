import {groupByColor, type Mark} from '../marks/mark.js';
import {fill} from '../notation/fill.js';
import {enMarks, type MarkStrings} from './en-marks.js';
import {completed, type Locale} from './registry.js';

/** The texts about marks in a language, with English ones for those that are missing. */
export const markStrings = ({table}: Locale): MarkStrings => completed(enMarks, table.diagram);

/** Describes marks in one sentence about the marked squares and one about the arrows, if there are any. */
export function describeMarks(marks: readonly Mark[], locale: Locale): readonly string[] {
  const {marked, arrows, arrow, markColors} = markStrings(locale);
  const describeList = (sentence: string, list: readonly Mark[]) => {
    const groups = groupByColor(list).map(([color, group]) => {
      const texts = group.map(({from, to}) => (to ? fill(arrow, {from, to}) : from));
      return `${markColors[color]} ${texts.join(', ')}`;
    });
    return groups[0] ? fill(sentence, {marks: groups.join(', ')}) : '';
  };
  const squareMarks = marks.filter(({to}) => !to);
  const arrowMarks = marks.filter(({to}) => to);
  return [describeList(marked, squareMarks), describeList(arrows, arrowMarks)].filter(Boolean);
}
