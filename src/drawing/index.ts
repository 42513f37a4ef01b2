export {describe, renderSvg, type SvgOptions} from './render-svg.js';
export type {Coordinates, Look, Orientation} from './look.js';
