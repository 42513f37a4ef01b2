import {parseFen, type FenIssue, type Position} from '../../src/core/notation/index.js';
import {parseMove, type Move} from '../../src/core/rules/index.js';

/** The position of a FEN. @throws The error of the reader, for a FEN of a test that is wrong. */
export function positionOf(fen: string, isTolerant = false): Position {
  const read = parseFen(fen, {tolerant: isTolerant});
  if (!read.ok) throw new Error(`${fen}: ${read.error.message}`);
  return read.position;
}

/** The move that a text means. @throws The error of the reader. */
export function moveOf(position: Position, text: string): Move {
  const read = parseMove(position, text);
  if (!read.ok) throw new Error(`${text}: ${read.error.message}`);
  return read.move;
}

export const placementOfStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
/** A text of a table, with the placement of the start position in place of `START`. */
export const withStart = (text: string): string => text.replaceAll('START', placementOfStart);

/** An issue as a line of text: its field, code, place and message. */
export const summaryOf = ({code, field, index, length, message}: FenIssue, text: string): string =>
  `${field} ${code} ${JSON.stringify(text.slice(index, index + length))} ${message}`;
