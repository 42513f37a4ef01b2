/** The `fen-board/pieces` entry: the shipped sets, and the way to add others. */
export {classic} from './classic.js';
export {modern} from './modern.js';
export type {PieceSet, PieceShape} from './piece-set.js';
export {addPieces} from './pieces.js';
