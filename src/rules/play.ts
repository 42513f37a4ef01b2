import {castlingType} from '../notation/castling-destinations.js';
import {files as fileLetters, type CastlingRooks, type Position} from '../notation/position.js';
import {advance, readBoard, rightOf, type Board} from './board.js';
import {black, cellAt, fileOf, letterOf, pawn, squareName, white} from './cells.js';
import {generate} from './generate.js';
import {castlingOf, castlingSides, find, fromOf, toOf, unpacked, type Move} from './move.js';

// A FEN's counters have at most six digits, and a position that was played must still be one that can be written.
const lastNumber = 999_999;

/** The packed moves of a board; all of them or, `safely`, the legal ones. */
export function movesOf(board: Board, safely = true): number[] {
  const moves: number[] = [];
  generate(board, safely, moves);
  return moves;
}

/**
 * Every legal move of the side to move, always in the same order (by the square it starts from: a1, b1 … the last of
 * rank 8). Pawns promote to Q, R, B or N, on ten files also to A or C. A side that has no king, or several, has
 * none to keep safe: all that its pieces can do is given, except castling. A king left in check out of turn can be taken.
 */
export function legalMoves(position: Position): Move[] {
  return movesOf(readBoard(position)).map(unpacked);
}

/**
 * The position after a move, exact to the last field of its FEN; `position` stays as it is. A square is left behind
 * each double step whether or not a pawn could take it: the notation decides if it is written.
 *
 * @throws RangeError if the move is not one of `legalMoves(position)`. Text from a person goes through `parseMove`.
 */
export function play(position: Position, move: Move): Position {
  const board = readBoard(position);
  return after(position, board, legal(move, movesOf(board)));
}

/** Finds a move value among the packed legal moves, or throws. */
export function legal(move: Move, moves: readonly number[]): number {
  const found = find(move, moves);
  if (!found) throw new RangeError(`${move.from}${move.to} is not a legal move in this position.`);
  return found;
}

/** Plays a legal packed move on `board`, which was read from `position`, and returns the new position. */
export function after(position: Position, board: Board, move: number): Position {
  const pieces = board.cells[toOf(move)] || (board.cells[fromOf(move)] as number) & pawn;
  const quiet = castlingOf(move) || !pieces;
  advance(board, move);
  const placement = placementOf(board);
  const castling = {type: position.castling.type, white: rooksOf(board, white), black: rooksOf(board, black)};
  return Object.freeze({
    files: position.files,
    placement,
    turn: board.turn === white ? 'white' : 'black',
    castling: Object.freeze({...castling, type: castlingType(castling, position.files, placement)}),
    enPassant: board.enPassant ? squareName(board.enPassant) : null,
    halfmoveClock: quiet ? Math.min(position.halfmoveClock + 1, lastNumber) : 0,
    fullmoveNumber: Math.min(position.fullmoveNumber + (board.turn === white ? 1 : 0), lastNumber),
  });
}

function placementOf({cells, files}: Board): string {
  const ranks: string[] = [];
  for (let rank = 8; rank > 0; rank--) {
    const row = cellAt(0, rank);
    const letters = Array.from(cells.subarray(row, row + files), letterOf).join('');
    ranks.push(letters.replace(/ +/g, (run) => `${run.length}`));
  }
  return ranks.join('/');
}

function rooksOf({rooks}: Board, color: number): CastlingRooks {
  const files: {-readonly [side in keyof CastlingRooks]: CastlingRooks[side]} = {};
  castlingSides.forEach((name, side) => {
    const rook = rooks[rightOf(color, side)];
    const file = rook && fileLetters[fileOf(rook)];
    if (file) files[name] = file;
  });
  return Object.freeze(files);
}
