export {describe, renderSvg, type SvgOptions} from './render-svg.js';
export type {Coordinates, Look, Orientation} from './look.js';
export type {Theme} from './colors.js';
export {formatMarks} from '../marks/format-marks.js';
export type {Mark, MarkColor} from '../marks/mark.js';
