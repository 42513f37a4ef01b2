/** The errors and warnings of PGN, as sentences; and moves in other notations. */
export {issuesIn, parseMoveText, readInOtherNotation, translateComment} from '../core/pgn/parse-move-text.js';
