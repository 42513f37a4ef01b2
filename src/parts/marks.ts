/** Coloured squares and arrows. */
export * from '../board/element/board-marks.js';
export {drawMarks} from '../picture/drawing/draw-marks.js';
export {describeMarks, markStrings} from '../words/describe-marks.js';
export {markPaint} from '../core/marks/mark.js';
export {parseMarks} from '../core/marks/parse-marks.js';

/** In print and in forced colours, the dashes of outlines stand for the colours of marks. Thick outlines show them better. */
export const sheet = '@media print,(forced-colors:active){[part~=mark]{stroke-width:2.2px}}';
