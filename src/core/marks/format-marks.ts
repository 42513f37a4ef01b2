import type {Mark} from './mark.js';

/** Formats a mark as in PGN: `Ge4`. Scripts may leave out the `to` of a marked square. */
export const formatMark = ({color, from, to}: Mark): string =>
  color.charAt(0).toUpperCase() + from + (to || '');

/**
 * Formats marks for the attribute `marks`, such as those in the comments of a game.
 *
 * @example
 * formatMarks([{color: 'yellow', from: 'g1', to: 'f3'}]); // → 'Yg1f3'
 */
export const formatMarks = (marks: readonly Mark[]): string => marks.map(formatMark).join(' ');
