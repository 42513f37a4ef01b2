import {fill} from '../notation/fill.js';
import {byColor, type Mark, type MarkColor} from './mark.js';

/** The texts that describe marks. */
export interface MarkStrings {
  /** Marked squares, and arrows; `{marks}` is a list of colours with squares, or with `arrow`. */
  readonly marked: string;
  readonly arrows: string;
  /** `{from}` and `{to}`, two squares. */
  readonly arrow: string;
  readonly markColors: {readonly [color in MarkColor]: string};
}

/** English. */
export const enMarks: MarkStrings = {
  marked: 'Marked: {marks}.',
  arrows: 'Arrows: {marks}.',
  arrow: '{from} to {to}',
  markColors: {green: 'green', red: 'red', yellow: 'yellow', blue: 'blue'},
};

/** Marked squares and arrows, in a sentence each; empty without marks. */
export const describeMarks = (marks: readonly Mark[], strings: MarkStrings): string =>
  [strings.marked, strings.arrows]
    .map((sentence, i) => {
      const list = byColor(marks, i > 0).map(
        ([color, some]) =>
          `${strings.markColors[color]} ${some.map(({from, to}) => (to ? fill(strings.arrow, {from, to}) : from)).join(', ')}`,
      );
      return list[0] ? fill(sentence, {marks: list.join(', ')}) : '';
    })
    .join(' ')
    .trim();
