// The part for marks: what reads, describes and draws them, and how they differ where their colours may not be seen.

export {drawMarks} from '../drawing/draw-marks.js';
export {describeMarks} from '../marks/describe-marks.js';
export {parseMarks} from '../marks/parse-marks.js';

/** The sheet of marks in print and in forced colours. */
export const sheet = '@media print,(forced-colors:active){[part~=mark]{stroke-width:2.2px}}';
