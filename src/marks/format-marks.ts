import type {Mark} from './mark.js';

/** A mark as PGN writes it: `Ge4`. */
export const formatMark = ({color, from, to}: Mark): string => color.charAt(0).toUpperCase() + from + to;

/** Formats marks for the attribute `marks`: `Ge4 Rd5 Yg1f3`. Without marks, returns an empty string. */
export const formatMarks = (marks: readonly Mark[]): string => marks.map(formatMark).join(' ');
