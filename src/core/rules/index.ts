/** The `fen-board/rules` entry: legal moves, positions after moves, moves as text, and start positions. No DOM. */
export {formatSan, formatUci} from './format-move.js';
export type {MoveError, MoveErrorCode, MoveErrorValues} from './messages.js';
export type {Move, Promotion} from './move.js';
export {isRepetition, samePosition} from './repetition.js';
export {isCheck, outcome, type Outcome, type OutcomeReason} from './outcome.js';
export {parseMove, type ParsedMove} from './parse-move.js';
export {legalMoves, passTurn, perft, play} from './play.js';
export {
  capablancaRandom,
  chess960,
  chess960Number,
  namedStart,
  startNames,
  type StartName,
} from './make-start.js';
