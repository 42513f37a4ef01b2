import './define.js';

export {FenBoard} from './fen-board.js';
export type {FenBoardEventMap} from './events.js';
export type {FenIssue, Position} from './notation/index.js';
