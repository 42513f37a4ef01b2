import './define.js';

export {addPieces} from './picture/drawing/pieces.js';
export type {PieceSet, PieceShape} from './picture/drawing/piece-set.js';
export {FenBoard} from './board/element/fen-board.js';
export {FenGame} from './game/view/fen-game.js';
export type {FenGameEventMap} from './game/document/events.js';
export {addLocale} from './words/registry.js';
export type {FenBoardEventMap} from './board/interaction/events.js';
export type {FenIssue, Position} from './core/notation/index.js';
