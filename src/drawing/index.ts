export {describe, renderSvg, type SvgOptions} from './render-svg.js';
export type {Coordinates, Look, Orientation} from './look.js';
export type {Theme} from './colors.js';
