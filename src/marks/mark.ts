import {fill} from '../notation/fill.js';
import type {Square} from '../notation/position.js';
import type {Words} from '../locales/diagram-table.js';

/** The colours of marks; PGN has their first letters. */
export const markColors = ['green', 'red', 'yellow', 'blue'] as const;
export type MarkColor = (typeof markColors)[number];

/** A square that an author has marked, or an arrow between two. */
export interface Mark {
  readonly color: MarkColor;
  readonly from: Square;
  /** Where the arrow points; empty where a square is marked. */
  readonly to: Square | '';
}

/** The arrows among the marks, or the marked squares, under each colour that has any. */
export const byColor = (marks: readonly Mark[], arrows: boolean) =>
  markColors
    .map((color) => [color, marks.filter((mark) => mark.color === color && !mark.to !== arrows)] as const)
    .filter(([, some]) => some[0]);

/** Marked squares and arrows, in a sentence each. */
export const describeMarks = (marks: readonly Mark[], words: Words): string =>
  [words.marked, words.arrows]
    .map((sentence, i) => {
      const list = byColor(marks, i > 0).map(
        ([color, some]) =>
          `${words.markColors[color]} ${some.map(({from, to}) => (to ? fill(words.arrow, {from, to}) : from)).join(', ')}`,
      );
      return list[0] ? fill(sentence, {marks: list.join(', ')}) : '';
    })
    .join(' ')
    .trim();
