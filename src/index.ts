import './define.js';

export {addPieces} from './drawing/pieces.js';
export type {PieceSet, PieceShape} from './drawing/piece-set.js';
export {FenBoard} from './fen-board.js';
export {addWords} from './words/languages.js';
export type {FenBoardEventMap} from './events.js';
export type {FenIssue, Position} from './notation/index.js';
