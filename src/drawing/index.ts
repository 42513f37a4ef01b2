export {describe} from './render-svg.js';
export {renderSvg, type SvgFileOptions as SvgOptions} from './svg-file.js';
export type {Coordinates, Look, Orientation} from './look.js';
export type {Theme} from './colors.js';
