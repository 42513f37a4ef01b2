/** The `fen-board/rules` entry: legal moves, positions after moves, and moves as text. No DOM. */
export {formatSan, formatUci} from './format-move.js';
export type {MoveError, MoveErrorCode, MoveErrorValues} from './messages.js';
export type {Move, Promotion} from './move.js';
export {isCheck, outcome, type Outcome, type OutcomeReason} from './outcome.js';
export {parseMove, type ParsedMove} from './parse-move.js';
export {perft} from './perft.js';
export {legalMoves, passTurn, play} from './play.js';
