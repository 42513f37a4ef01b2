import type {Mark} from './mark.js';

/**
 * Writes marks as PGN has them: `[%csl Ge4,Rd5][%cal Gg1f3]`, squares before arrows, each in its order. What
 * `parseMarks` reads of it is the same marks. Without marks the text is empty.
 */
export const formatMarks = (marks: readonly Mark[]): string =>
  (['csl', 'cal'] as const)
    .map((command) => {
      const some = marks.filter(({to}) => (to !== '') === (command === 'cal'));
      const list = some.map(({color, from, to}) => color.charAt(0).toUpperCase() + from + to).join(',');
      return list && `[%${command} ${list}]`;
    })
    .join('');
