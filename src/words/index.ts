export {describePosition, nameOf} from './describe.js';
export {en} from './en.js';
export {fill, type Words} from './table.js';
