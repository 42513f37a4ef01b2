/** The `fen-board/engine` entry: chess engines that speak UCI, in workers or elsewhere. No engine is in this package. */
export {
  Engine,
  type Analysis,
  type AnalysisLine,
  type AnalysisOptions,
  type BestMoveOptions,
  type Score,
} from './engine.js';
export {EngineError, type EngineErrorCode} from './engine-error.js';
export type {EnginePort} from './port.js';
