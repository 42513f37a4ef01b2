import {parseFen, type Position} from '../../src/core/notation/index.js';
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
