export {eachPiece} from './placement.js';
