import {Part} from './part.js';

/** Reads FENs that are not strictly valid, and shows their errors. */
export const readerPart = new Part(() => import('./tolerant.js'));
/** Reads, describes and draws marks. */
export const marksPart = new Part(() => import('./board-marks.js'));
