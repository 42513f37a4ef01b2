import type {Position} from '../notation/position.js';
import {advance, boardOf, scratchCopy, type Board} from './board.js';
import {fileOf, rankOf, squareAt} from './cells.js';
import {pawn, roleLetter} from './pieces.js';
import {isInCheck, isSafeAfter, originsOf} from './generate.js';
import {castlingOf, fromOf, promotionOf, toOf, type Move} from './move.js';
import {movesOf, packLegal} from './play.js';

/**
 * Writes a move in standard algebraic notation: `Nbd7`, `exd6`, `e8=Q+`, `O-O-O#`. `O-O` is castling kingside on every
 * board, even in Janus chess, where the king goes farther kingside than queenside.
 *
 * @param position - The position before the move.
 * @param move - A legal move.
 * @returns The move with `+` for check and `#` for checkmate.
 * @throws RangeError if the move is not legal in this position.
 * @see https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm#c8.2.3
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'e1g1');
 *   if (parsed.ok) formatSan(read.position, parsed.move); // → 'O-O'
 * }
 */
export function formatSan(position: Position, move: Move): string {
  const board = boardOf(position);
  const packedMove = packLegal(board, move);
  const after = scratchCopy(board);
  advance(after, packedMove);
  return sanOf(board, packedMove, after);
}

/** Writes a legal packed move in SAN. `after` is the board after the move. */
export function sanOf(board: Board, move: number, after: Board): string {
  const san = sanWithoutCheck(board, move);
  if (!isInCheck(after)) return san;
  return san + (movesOf(after).length ? '+' : '#');
}

function sanWithoutCheck(board: Board, move: number): string {
  const castling = castlingOf(move);
  if (castling) return castling > 1 ? 'O-O-O' : 'O-O';
  const {cells} = board;
  const from = fromOf(move);
  const to = toOf(move);
  const piece = cells[from] as number;
  if (piece & pawn) {
    const role = promotionOf(move);
    const file = fileOf(from) === fileOf(to) ? '' : `${squareAt(from).charAt(0)}x`;
    return file + squareAt(to) + (role ? `=${roleLetter(role)}` : '');
  }
  return roleLetter(piece) + disambiguation(board, piece, from, to) + (cells[to] ? 'x' : '') + squareAt(to);
}

/** Distinguishes a piece from rivals that can go there too: by its file or, if a rival shares it, its rank, or both (PGN 8.2.3.4). */
function disambiguation(board: Board, piece: number, from: number, to: number): string {
  const origins = originsOf(board, piece, to);
  if (origins.length < 2) return '';
  const rivals = origins.filter((other) => other !== from && isSafeAfter(board, other, to));
  if (!rivals.length) return '';
  const isFileShared = rivals.some((other) => fileOf(other) === fileOf(from));
  const isRankShared = rivals.some((other) => rankOf(other) === rankOf(from));
  const [file = '', rank = ''] = squareAt(from);
  if (!isFileShared) return file;
  return isRankShared ? file + rank : rank;
}

/**
 * Writes a move in UCI, as chess engines do: `g1f3`, `e7e8q`. Castling is orthodox if the board has 8×8
 * squares, the king is on e, its rook on a or h, and the castling type is `standard`: then the king goes to its final
 * square, `e1g1`. In all other castling it goes to its own rook, `f1h1`, as with the option UCI_Chess960.
 *
 * @param position - The position before the move.
 * @param move - A move; whether it is legal is not checked.
 * @see https://backscattering.de/chess/uci/#move
 *
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) {
 *   const parsed = parseMove(read.position, 'Rh7');
 *   if (parsed.ok) formatUci(read.position, parsed.move); // → 'h1h7'
 * }
 */
export function formatUci(position: Position, {from, to, promotion, castle}: Move): string {
  const isOrthodoxCastling =
    castle &&
    position.files < 10 &&
    position.castling.type === 'standard' &&
    from.startsWith('e') &&
    /[ah]/.test(to);
  const destination = isOrthodoxCastling ? (castle === 'kingside' ? 'g' : 'c') + to.charAt(1) : to;
  return from + destination + (promotion ?? '').toLowerCase();
}
