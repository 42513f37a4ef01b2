/** The `fen-board/notation` entry: positions from FEN and EPD text, and back. No DOM. */
export {formatEpd, parseEpd, type Operation, type ParsedEpd} from './epd.js';
export {formatFen} from './format-fen.js';
export {parseFen, type ParsedFen, type ParseOptions} from './parse-fen.js';
export {pieceAt} from './placement.js';
export type {FenIssue, IssueField} from './issue.js';
export type {IssueCode, IssueValues, Messages} from './messages.js';
export type {
  Castling,
  CastlingRooks,
  CastlingSide,
  CastlingType,
  Color,
  File,
  Notation,
  PieceLetter,
  Position,
  Rank,
  Role,
  Square,
} from './position.js';
