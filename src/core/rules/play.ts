import {castlingRooks, neededCastlingType} from '../notation/castling-and-en-passant.js';
import {formatPlacement} from '../notation/change-placement.js';
import {otherColor, type Castling, type Position} from '../notation/position.js';
import {advance, boardOf, cloneBoard, copyInto, keepBoard, scratchCopy, type Board} from './board.js';
import {cellAt, fileOf, squareAt} from './cells.js';
import {letterByPiece, pawn, white} from './pieces.js';
import {generate, isLegal} from './generate.js';
import {castlingOf, fromOf, pack, toOf, unpack, type Move} from './move.js';

// The counters of a FEN have at most six digits, and every position must have a FEN.
const maxCounter = 999_999;

/** The packed moves of the side to move; if `safely`, only those that do not leave its king attacked. */
export function movesOf(board: Board, safely = true): number[] {
  const moves: number[] = [];
  generate(board, safely, moves);
  return moves;
}

/**
 * All legal moves of the side to move (FIDE Laws 3: https://handbook.fide.com/chapter/E012023), always in the same
 * order: by their square of origin, a1, b1, … to the end of the eighth rank; castling comes last.
 *
 * Pawns promote to Q, R, B or N, on ten files also to A or C. A side that does not have exactly one king can make every
 * move of its pieces except castling. No move captures a king, not even one that is in check when its opponent is to move.
 *
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) legalMoves(read.position).length; // → 20
 */
export const legalMoves = (position: Position): Move[] => movesOf(boardOf(position)).map(unpack);

/**
 * The position after a move. After a double step of a pawn, `enPassant` is a square whether or not a pawn can
 * capture there; `formatFen` writes the square only if the notation requires it.
 *
 * @param position - The position before the move; it is not changed.
 * @param move - A legal move.
 * @throws RangeError if the move is not one of `legalMoves(position)`. For text from a person use `parseMove`.
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'e4');
 *   if (parsed.ok) play(read.position, parsed.move).turn; // → 'black'
 * }
 */
export function play(position: Position, move: Move): Position {
  const before = boardOf(position);
  const packedMove = packLegal(before, move);
  const isCaptureOrPawnMove =
    before.cells[toOf(packedMove)] || (before.cells[fromOf(packedMove)] as number) & pawn;
  // In castling, the cell `to` contains the king's own rook, which is not captured.
  const keepsClock = castlingOf(packedMove) || !isCaptureOrPawnMove;
  const board = scratchCopy(before);
  advance(board, packedMove);
  const placement = formatPlacement(
    position.files,
    (file, rank) => letterByPiece[board.cells[cellAt(file, rank)] as number] as string,
  );
  const keepsRights = rightsAsBits(board) === rightsAsBits(before);
  const next: Position = Object.freeze({
    files: position.files,
    placement,
    turn: board.turn === white ? 'white' : 'black',
    castling: keepsRights ? position.castling : castlingAfter(position, board, placement),
    enPassant: board.enPassant ? squareAt(board.enPassant) : null,
    halfmoveClock: keepsClock ? Math.min(position.halfmoveClock + 1, maxCounter) : 0,
    fullmoveNumber: Math.min(position.fullmoveNumber + (board.turn === white ? 1 : 0), maxCounter),
  });
  keepBoard(next, board);
  return next;
}

/**
 * The position after a null move, which passes the turn. Chess has no such move, but books and engines use it to show
 * a threat.
 *
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) passTurn(read.position).turn; // → 'black'
 */
export const passTurn = (position: Position): Position =>
  Object.freeze({
    ...position,
    turn: otherColor(position.turn),
    enPassant: null,
    halfmoveClock: Math.min(position.halfmoveClock + 1, maxCounter),
    fullmoveNumber: Math.min(position.fullmoveNumber + (position.turn === 'white' ? 0 : 1), maxCounter),
  } satisfies Position);

/** Packs a move; throws if it is not legal. */
export function packLegal(board: Board, move: Move): number {
  const packedMove = pack(move);
  if (!isLegal(board, packedMove))
    throw new RangeError(`${move.from}${move.to} is not a legal move in this position.`);
  return packedMove;
}

const rightsAsBits = ({rooks}: Board): number =>
  (rooks[0] ? 1 : 0) | (rooks[1] ? 2 : 0) | (rooks[2] ? 4 : 0) | (rooks[3] ? 8 : 0);

function castlingAfter(position: Position, {rooks}: Board, placement: string): Castling {
  // A right that does not exist has the cell 0, whose file is -1.
  const rookFile = (right: number): number => fileOf(rooks[right] as number);
  const castling = {
    type: position.castling.type,
    white: castlingRooks(rookFile(0), rookFile(1)),
    black: castlingRooks(rookFile(2), rookFile(3)),
  };
  return Object.freeze({...castling, type: neededCastlingType(castling, position.files, placement)});
}

/**
 * Counts the sequences of `depth` legal moves from a position, which is the usual test of a move generator. Promotions
 * to different pieces are different moves; games that end earlier are not counted.
 *
 * @param position - The position before the sequences.
 * @param depth - The number of half-moves in each sequence, a whole number; the result for 0 or less is 1.
 * @see https://www.chessprogramming.org/Perft
 * @example
 * const read = parseFen('start', {tolerant: true});
 * if (read.ok) perft(read.position, 3); // → 8902
 */
export function perft(position: Position, depth: number): number {
  if (depth < 1) return 1;
  const start = boardOf(position);
  const boards: Board[] = [];
  while (boards.length < depth) boards.push(cloneBoard(start));
  const lists = boards.map((): number[] => []);
  return count(start, depth, boards, lists);
}

/** Counts for `perft`. For each depth, `boards` and `lists` have a board and a list of moves to overwrite. */
function count(board: Board, depth: number, boards: readonly Board[], lists: readonly number[][]): number {
  const moves = lists[depth - 1] as number[];
  const nextBoard = boards[depth - 1] as Board;
  const moveCount = generate(board, /* safely */ true, moves);
  // The last half-move is counted without being played.
  if (depth < 2) return moveCount;
  let sum = 0;
  for (let index = 0; index < moveCount; index++) {
    copyInto(nextBoard, board);
    advance(nextBoard, moves[index] as number);
    sum += count(nextBoard, depth - 1, boards, lists);
  }
  return sum;
}
