import {castlingSides, colors} from '../notation/position.js';
import {kingOf, rightOf, type Board} from './board.js';
import {
  border,
  cellNamed,
  fileOf,
  pawn,
  rankOf,
  roleLetter,
  roleOf,
  squareAt,
  straight,
  white,
} from './cells.js';
import type {MoveErrorCode, MoveErrorValues} from './messages.js';
import {castlingOf, fromOf, packed, promotionOf} from './move.js';
import {isSafe, originsOf, rolesOn} from './origins.js';
import {isInCheck} from './outcome.js';
import {movesOf} from './play.js';

/** The parts of a move's text, before they are matched with a position; '' for each part that the text leaves out. */
export interface MovePattern {
  /** An upper-case letter; left out for a pawn, and in UCI. */
  readonly role: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promotion: string;
}

/** Why a text is not a legal move. */
export interface MoveRejection {
  readonly code: MoveErrorCode;
  readonly values: MoveErrorValues;
  /** The part of the text that is wrong, if not all of it. */
  readonly part?: string;
}

const pieceOn = ({cells}: Board, at: number): number => cells[at] as number;
const colorOf = (board: Board): string => colors[board.turn === white ? 0 : 1];
/** Two squares without a letter, as in UCI and long algebraic notation, mean the piece on the first, whatever it is. */
const isFromSquareOnly = ({role, file, rank}: MovePattern): boolean => !role && !!file && !!rank;

/** The legal packed move that is wanted, or why there is none. */
export function chooseMove(board: Board, wanted: MovePattern): number | MoveRejection {
  const {file, to} = wanted;
  const from = file + wanted.rank;
  const target = cellNamed(to);
  const unknown =
    pieceOn(board, target) === border
      ? to
      : isFromSquareOnly(wanted) && pieceOn(board, cellNamed(from)) === border
        ? from
        : '';
  if (unknown) return {code: 'square-unknown', values: {square: unknown}, part: unknown};

  const piece = isFromSquareOnly(wanted)
    ? pieceOn(board, cellNamed(from))
    : board.turn | roleOf(wanted.role || 'P');
  const origins =
    (piece & border) === board.turn
      ? originsOf(board, piece, target).filter((at) => isFrom(board, wanted, at))
      : [];
  const reachingMoves: number[] = [];
  for (const at of origins) {
    if (!isSafe(board, at, target)) continue;
    for (const role of rolesOn(board, piece, target)) reachingMoves.push(packed(at, target, role));
  }
  if (!reachingMoves.length) {
    const side = meantCastlingSide(board, wanted);
    if (side >= 0) return chooseCastling(board, side);
    return origins.length
      ? {code: 'king-in-check', values: {color: colorOf(board)}}
      : whyUnreachable(board, wanted);
  }

  // SAN names the file that a pawn takes from: `d5` alone is never a capture.
  const moves = reachingMoves.filter(
    (move) => file || !(pieceOn(board, fromOf(move)) & pawn) || fileOf(fromOf(move)) === fileOf(target),
  );
  const letter = wanted.promotion.toUpperCase();
  const chosen = letter ? moves.filter((move) => roleLetter(promotionOf(move)) === letter) : moves;
  if (chosen.length === 1) return chosen[0] as number;

  const first = reachingMoves[0] as number;
  const starts = new Set((chosen.length ? chosen : reachingMoves).map((move) => squareAt(fromOf(move))));
  const squares = [...starts].join(', ');
  const role = roleLetter(pieceOn(board, fromOf(first)));
  const expected = [...new Set(reachingMoves.map((move) => roleLetter(promotionOf(move))))].join(', ');
  if (!moves.length)
    return {code: 'capture-unsaid', values: {square: to, expected: `${squares.charAt(0)}x${to}`}};
  if (chosen.length) {
    return starts.size > 1
      ? {code: 'move-ambiguous', values: {role, square: to, squares}}
      : {code: 'promotion-missing', values: {square: to, expected}};
  }
  return promotionOf(first)
    ? {code: 'promotion-role', values: {square: to, expected, found: letter}, part: wanted.promotion}
    : {code: 'promotion-misplaced', values: {square: to}, part: wanted.promotion};
}

/** Whether a cell has a piece of the side to move that the text can mean. */
function isFrom(board: Board, wanted: MovePattern, at: number): boolean {
  const piece = pieceOn(board, at);
  const name = squareAt(at);
  return (
    (piece & board.turn) > 0 &&
    (isFromSquareOnly(wanted) || roleLetter(piece) === (wanted.role || 'P')) &&
    (wanted.file || name.charAt(0)) + (wanted.rank || name.charAt(1)) === name
  );
}

/**
 * The side on which a king move in UCI means castling, or -1. That is a move onto the own rook, as UCI_Chess960 writes
 * it, or onto the king's final square where that is two or more files away, as orthodox programs write it. Without the
 * right to castle, a move that looks like either of them is reported as castling.
 */
function meantCastlingSide(board: Board, wanted: MovePattern): number {
  const {turn, rooks, kingEnds} = board;
  const king = kingOf(board, turn);
  const target = cellNamed(wanted.to);
  if (!king || !isFromSquareOnly(wanted) || !isFrom(board, wanted, king) || wanted.promotion) return -1;
  const side = target > king ? 0 : 1;
  const right = rightOf(turn, side);
  const isFar = Math.abs(fileOf(target) - fileOf(king)) > 1;
  const isMeant = rooks[right]
    ? target === rooks[right] || (isFar && target === kingEnds[right])
    : rankOf(target) === rankOf(king) && (isFar || pieceOn(board, target) === (turn | straight));
  return isMeant ? side : -1;
}

/**
 * The legal castling move, packed, or why there is none (FIDE Laws 3.8.2).
 *
 * @param side - 0 is kingside, 1 queenside.
 */
export function chooseCastling(board: Board, side: number): number | MoveRejection {
  const isIt = (move: number): boolean => castlingOf(move) === side + 1;
  const found = movesOf(board).find(isIt);
  if (found) return found;
  const values = {color: colorOf(board), side: castlingSides[side] as string};
  if (!board.rooks[rightOf(board.turn, side)]) return {code: 'castling-no-right', values};
  if (isInCheck(board)) return {code: 'castling-in-check', values};
  return {code: movesOf(board, false).some(isIt) ? 'castling-attacked' : 'castling-blocked', values};
}

/** Why no piece can go to the square. */
function whyUnreachable(board: Board, wanted: MovePattern): MoveRejection {
  const {file, rank, to} = wanted;
  const from = file + rank;
  const color = colorOf(board);
  const there = [...board.cells.keys()].filter((at) => isFrom(board, wanted, at));
  const [only = 0] = there;
  const role = wanted.role || 'P';
  if (there.length > 1) return {code: 'piece-cannot-reach', values: {color, role, square: to}};
  if (only) {
    const found = roleLetter(pieceOn(board, only));
    return {code: 'piece-cannot-move', values: {role: found, from: squareAt(only), square: to}};
  }
  if (!isFromSquareOnly(wanted))
    return {code: from ? 'piece-not-there' : 'piece-missing', values: {color, role, from}};
  const other = pieceOn(board, cellNamed(from));
  if (!other) return {code: 'square-empty', values: {from}, part: from};
  return {code: 'wrong-turn', values: {role: roleLetter(other), from, color}, part: from};
}
