import {colors, kingOf, rightOf, type Board} from './board.js';
import {border, cellNamed, fileOf, rankOf, roleLetter, squareName, white} from './cells.js';
import type {MoveErrorCode, MoveErrorValues} from './messages.js';
import {castlingOf, castlingSides, fromOf, promotionOf, toOf} from './move.js';
import {isInCheck} from './outcome.js';
import {movesOf} from './play.js';

/** A move as its text says it, before the position says which it is; '' for what is not said. */
export interface Wanted {
  /** Upper case; not said of a pawn, nor in UCI. */
  readonly role: string;
  readonly file: string;
  readonly rank: string;
  readonly to: string;
  readonly promotion: string;
}

export interface Refusal {
  readonly code: MoveErrorCode;
  readonly values: MoveErrorValues;
  /** The part of the text that is wrong, if not all of it. */
  readonly part?: string;
}

/** The legal packed move that is wanted, or why there is none. */
export function chooseMove(board: Board, wanted: Wanted): number | Refusal {
  const {cells} = board;
  const {file, rank, to} = wanted;
  const target = cellNamed(to);
  const origin = cellNamed(file + rank);
  if (cells[target] === border) return {code: 'square-unknown', values: {square: to}, part: to};
  if (file && rank && cells[origin] === border) {
    return {code: 'square-unknown', values: {square: file + rank}, part: file + rank};
  }

  const isWanted = wantedMoves(board, wanted, target);
  const reaching = movesOf(board).filter(isWanted);
  const letter = wanted.promotion.toUpperCase();
  const chosen = letter ? reaching.filter((move) => roleLetter(promotionOf(move)) === letter) : reaching;
  const [first] = chosen;
  if (first && chosen.length === 1) return first;
  if (!reaching.length) {
    if (isCastling(board, origin, target)) return chooseCastling(board, target > origin ? 0 : 1);
    if (movesOf(board, false).some(isWanted)) return {code: 'king-in-check', values: {color: colorOf(board)}};
    return whyUnreachable(board, wanted);
  }

  const values = {square: to, expected: reaching.map((move) => roleLetter(promotionOf(move))).join(', ')};
  if (!first) {
    if (!values.expected.trim())
      return {code: 'promotion-misplaced', values: {square: to}, part: wanted.promotion};
    return {code: 'promotion-role', values: {...values, found: letter}, part: wanted.promotion};
  }
  const squares = [...new Set(chosen.map((move) => squareName(fromOf(move))))];
  if (squares.length === 1) return {code: 'promotion-missing', values};
  return {
    code: 'move-ambiguous',
    values: {role: roleLetter(cells[fromOf(first)] ?? 0), square: to, squares: squares.join(', ')},
  };
}

/** Both coordinates and no letter is UCI or long algebraic, and means whatever stands there. */
const isNamed = ({role, file, rank}: Wanted): boolean => !role && !!file && !!rank;

function isSaid({role, file, rank}: Wanted, at: number, piece: number, anyRole: boolean): boolean {
  const [itsFile, itsRank] = squareName(at);
  return (
    (anyRole || roleLetter(piece) === (role || 'P')) &&
    (!file || file === itsFile) &&
    (!rank || rank === itsRank)
  );
}

function wantedMoves({cells}: Board, wanted: Wanted, target: number): (move: number) => boolean {
  return (move) => {
    const from = fromOf(move);
    const piece = cells[from] ?? 0;
    return (
      toOf(move) === target &&
      !castlingOf(move) &&
      isSaid(wanted, from, piece, isNamed(wanted)) &&
      // SAN names the file a pawn takes from: `d5` alone is never a capture.
      (roleLetter(piece) !== 'P' || wanted.file !== '' || fileOf(from) === fileOf(target))
    );
  };
}

/**
 * Does a king move in UCI mean castling? Onto its own rook it does; so does the goal, two files away or more, as
 * orthodox programs write it. Where there is no right to castle, as much is enough to say so.
 */
function isCastling({cells, turn, rooks, goals, kings}: Board, origin: number, target: number): boolean {
  if (!origin || !kings.includes(origin) || !((cells[origin] ?? 0) & turn)) return false;
  const right = rightOf(turn, target > origin ? 0 : 1);
  const isFar = Math.abs(fileOf(target) - fileOf(origin)) > 1;
  const isRook = roleLetter(cells[target] ?? 0) === 'R' && ((cells[target] ?? 0) & turn) > 0;
  if (!rooks[right]) return rankOf(origin) === rankOf(target) && (isFar || isRook);
  return target === rooks[right] || (isFar && target === goals[right]);
}

/** The legal castling on side 0 (kingside) or 1, packed, or why there is none. */
export function chooseCastling(board: Board, side: number): number | Refusal {
  const isIt = (move: number): boolean => castlingOf(move) === side + 1;
  const found = movesOf(board).find(isIt);
  if (found) return found;
  const values = {color: colorOf(board), side: castlingSides[side] ?? ''};
  if (!kingOf(board, board.turn) || !board.rooks[rightOf(board.turn, side)]) {
    return {code: 'castling-no-right', values};
  }
  if (isInCheck(board)) return {code: 'castling-in-check', values};
  return {code: movesOf(board, false).some(isIt) ? 'castling-attacked' : 'castling-blocked', values};
}

const colorOf = (board: Board): string => colors[board.turn === white ? 0 : 1];

function whyUnreachable(board: Board, wanted: Wanted): Refusal {
  const {cells, turn} = board;
  const {file, rank, to} = wanted;
  const from = file + rank;
  const color = colorOf(board);
  if (isNamed(wanted)) {
    const piece = cells[cellNamed(from)] ?? 0;
    if (!piece) return {code: 'square-empty', values: {from}, part: from};
    const role = roleLetter(piece);
    if (!(piece & turn)) return {code: 'wrong-turn', values: {role, from, color}, part: from};
    return {code: 'piece-cannot-move', values: {role, from, square: to}};
  }
  const role = wanted.role || 'P';
  const all = [...cells.keys()].filter(
    (at) => roleLetter(cells[at] ?? 0) === role && (cells[at] ?? 0) & turn,
  );
  if (!all.length) return {code: 'piece-missing', values: {color, role}};
  const there = all.filter((at) => isSaid(wanted, at, cells[at] ?? 0, false));
  const [only] = there;
  if (!only) return {code: 'piece-not-there', values: {color, role, from}};
  if (there.length > 1) return {code: 'piece-cannot-reach', values: {color, role, square: to}};
  return {code: 'piece-cannot-move', values: {role, from: squareName(only), square: to}};
}
