import './define.js';

export {addPieces} from './drawing/pieces.js';
export type {PieceSet, PieceShape} from './drawing/piece-set.js';
export {FenBoard} from './element/fen-board.js';
export {FenGame} from './game/fen-game.js';
export type {FenGameEventMap} from './game/events.js';
export {addLocale} from './locales/registry.js';
export type {FenBoardEventMap} from './interaction/events.js';
export type {FenIssue, Position} from './notation/index.js';
