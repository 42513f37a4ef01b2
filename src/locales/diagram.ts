export {describePosition, nameOf} from './describe.js';
export {byColor, markColors, type Mark, type MarkColor} from '../marks/mark.js';
export {en} from './en.js';
export {fill} from '../notation/fill.js';
export type {Words} from './diagram-table.js';
