/** What the still file fetches for boards with marks, and to describe start positions by number. */
export {chess960NumberToMention} from '../../core/notation/start-positions.js';
export {drawMarks} from '../../picture/drawing/draw-marks.js';
export {describeMarks} from '../../words/describe-marks.js';
export {parseMarks} from '../../core/marks/parse-marks.js';
export {sheet} from '../../parts/marks.js';
