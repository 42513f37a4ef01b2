/** Games from PGN text. No DOM. */
export type {PgnIssue, PgnIssueCode} from './messages.js';
export {parsePgn, type Game, type ParsedPgn} from './parse-pgn.js';
export type {Result} from './split.js';
export {isOrthodox, setUpTags} from './tags.js';
