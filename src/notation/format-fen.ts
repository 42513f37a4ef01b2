import {readBackRank, neededCastlingType, outermostRook, formatEnPassant} from './castling-and-en-passant.js';
import {
  castlingSides,
  colors,
  files as fileNames,
  inColor,
  type Notation,
  type Position,
} from './position.js';

/** Writes the castling field. */
export function formatCastling({castling, files, placement}: Position, notation: Notation): string {
  let text = '';
  for (const color of colors) {
    const back = readBackRank(placement, color);
    for (const side of castlingSides) {
      const file = castling[color][side];
      if (!file) continue;
      const isOutermost = fileNames.indexOf(file) === outermostRook(back, side);
      // K and Q are the initials of the sides.
      text += inColor(isOutermost && notation !== 'shredder-fen' ? side.charAt(0) : file, color);
    }
  }
  const type = neededCastlingType(castling, files, placement);
  return (type === 'standard' ? '' : type.charAt(0)) + (text || '-');
}

/** The notation of a castling field: Shredder-FEN if all its rights are files, and X-FEN writes one of them as K or Q. */
export function notationOf(field: string, position: Position): Exclude<Notation, 'fen'> {
  if (field === '-' || /[kq]/i.test(field)) return 'x-fen';
  return /[kq]/i.test(formatCastling(position, 'x-fen')) ? 'shredder-fen' : 'x-fen';
}

/** Writes the first four fields of a FEN, without the counters. */
export function formatFields(position: Position, notation: Notation): string {
  const turn = position.turn === 'white' ? 'w' : 'b';
  const castling = formatCastling(position, notation);
  return `${position.placement} ${turn} ${castling} ${formatEnPassant(position, notation)}`;
}

/**
 * Writes a position.
 *
 * @param position - A position from `parseFen`, or with the same fields.
 * @param notation - `x-fen` (the default) writes plain FEN, except that it names an inner rook that may castle by its
 * file, and writes the en passant square only if a pawn stands ready to capture. `fen` and `shredder-fen` write that
 * square after every double step; `shredder-fen` names all rooks by their files.
 * @returns The FEN. `parseFen` reads the same position from it.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatFen(read.position, 'shredder-fen'); // → '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
 */
export function formatFen(position: Position, notation: Notation = 'x-fen'): string {
  return `${formatFields(position, notation)} ${position.halfmoveClock} ${position.fullmoveNumber}`;
}
