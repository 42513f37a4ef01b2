import type {Position} from '../notation/position.js';
import {advance, copyBoard, newBoard, boardOf, type Board} from './board.js';
import {generate} from './generate.js';

/**
 * Counts the sequences of so many legal moves from a position, which is the usual test of a move generator.
 * Each promotion is a move of its own; games that end earlier are not counted.
 *
 * @param position - Where the sequences start.
 * @param depth - Their length in half-moves, a whole number; 0 or less gives 1.
 * @see https://www.chessprogramming.org/Perft
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) perft(read.position, 3); // → 8902
 */
export function perft(position: Position, depth: number): number {
  const start = boardOf(position);
  const boards = [newBoard(start)];
  while (boards.length < depth) boards.push(newBoard(start));
  const moves = boards.map((): number[] => []);
  return depth < 1 ? 1 : count(start, depth, boards, moves);
}

function count(board: Board, depth: number, boards: readonly Board[], lists: readonly number[][]): number {
  const moves = lists[depth - 1] as number[];
  const next = boards[depth - 1] as Board;
  const found = generate(board, true, moves);
  // The last half-move is counted without being played.
  if (depth < 2) return found;
  let sum = 0;
  for (let index = 0; index < found; index++) {
    copyBoard(next, board);
    advance(next, moves[index] as number);
    sum += count(next, depth - 1, boards, lists);
  }
  return sum;
}
