import {groupByColor, type Mark} from '../core/marks/mark.js';
import {fill} from '../core/text/fill.js';
import {enMarks, type MarkStrings} from './en-marks.js';
import {completed, type Locale} from './registry.js';

/** The texts about marks in a language. English texts replace missing ones. */
export const markStrings = ({table}: Locale): MarkStrings => completed(enMarks, table.diagram);

/** Describes marks: a sentence about the marked squares, if any, and a sentence about the arrows, if any. */
export function describeMarks(marks: readonly Mark[], locale: Locale): readonly string[] {
  const {marked, arrows, arrow, markColors} = markStrings(locale);
  const describeList = (template: string, list: readonly Mark[]) => {
    const groups = groupByColor(list).map(([color, group]) => {
      const texts = group.map(({from, to}) => (to ? fill(arrow, {from, to}) : from));
      return `${markColors[color]} ${texts.join(', ')}`;
    });
    return groups[0] ? fill(template, {marks: groups.join(', ')}) : '';
  };
  const squareMarks = marks.filter(({to}) => !to);
  const arrowMarks = marks.filter(({to}) => to);
  return [describeList(marked, squareMarks), describeList(arrows, arrowMarks)].filter(Boolean);
}
