/** The errors and warnings of PGN, as sentences; and moves in other notations. */
export {
  issuesIn,
  oddText,
  parseMoveText,
  readInOtherNotation,
  translateComment,
} from '../core/pgn/parse-move-text.js';
