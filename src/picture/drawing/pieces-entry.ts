/** The `fen-board/pieces` entry: the shipped piece sets, and the function that adds other sets. */
export {classic} from './classic.js';
export {modern} from './modern.js';
export type {PieceSet, PieceShape} from './piece-set.js';
export {addPieces} from './pieces.js';
