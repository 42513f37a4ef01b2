import type {Mark} from './mark.js';

/** A mark as PGN writes it: `Ge4`. */
export const formatMark = ({color, from, to}: Mark): string => color.charAt(0).toUpperCase() + from + to;

/** Writes marks as the attribute `marks` has them: `Ge4 Rd5 Yg1f3`. The empty string without marks. */
export const formatMarks = (marks: readonly Mark[]): string => marks.map(formatMark).join(' ');
