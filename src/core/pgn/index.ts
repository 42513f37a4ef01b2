/** The `fen-board/pgn` entry: reads games from PGN text and writes them. Needs no DOM. */
export {setComment, setDiagram, setEvaluation, setMarks, setNags} from './change-annotations.js';
export {addMove, placeOfMove, promote, promoteToMain, removeFrom} from './change-moves.js';
export {setStart, setTags} from './change-tags.js';
export {formatPgn} from './format-pgn.js';
export type {Comment, Evaluation, Game, GameMove, Result} from './game.js';
export type {PgnIssue, PgnIssueCode, PgnIssueValues} from './issues.js';
export {parseMoveText, type ParsedMoveText} from './parse-move-text.js';
export {parsePgn, readGames, type ParsedPgn, type ReadGame} from './parse-pgn.js';
export {isOrthodox, setUpTags} from './start.js';
export {nagGlyph} from './words.js';
