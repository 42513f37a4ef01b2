import type {Mark} from './mark.js';

const formatMark = ({color, from, to}: Mark): string => color.charAt(0).toUpperCase() + from + to;

/** Writes marks as the attribute `marks` has them: `Ge4 Rd5 Yg1f3`. The empty string without marks. */
export const formatMarks = (marks: readonly Mark[]): string => marks.map(formatMark).join(' ');

/** Writes marks as PGN has them, for `parseMarks`: `[%csl Ge4,Rd5][%cal Gg1f3]`, squares first; empty without marks. */
export const formatMarkCommands = (marks: readonly Mark[]): string =>
  (['csl', 'cal'] as const)
    .map((command) => {
      const some = marks.filter(({to}) => (to !== '') === (command === 'cal'));
      const list = some.map(formatMark).join(',');
      return list && `[%${command} ${list}]`;
    })
    .join('');
