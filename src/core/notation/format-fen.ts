import {readBackRank, neededCastlingType, outermostRook, formatEnPassant} from './castling-and-en-passant.js';
import {castlingSides, colors, fileLetters, inColor, type Notation, type Position} from './position.js';

function formatCastling({castling, files, placement}: Position, notation: Notation): string {
  let text = '';
  for (const color of colors) {
    const back = readBackRank(placement, color);
    for (const side of castlingSides) {
      const file = castling[color][side];
      if (!file) continue;
      const isOutermost = fileLetters.indexOf(file) === outermostRook(back, side);
      // K and Q are the initials of the sides.
      text += inColor(isOutermost && notation !== 'shredder-fen' ? side.charAt(0) : file, color);
    }
  }
  const type = neededCastlingType(castling, files, placement);
  return (type === 'standard' ? '' : type.charAt(0)) + (text || '-');
}

/** The notation of a castling field: Shredder-FEN if it has only file letters, and X-FEN would write K or Q for one of them. */
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
 * @param notation - `x-fen` (the default) writes the en passant square only if a pawn stands ready to capture; `fen` and
 * `shredder-fen` write the square after every double step. `x-fen` and `fen` write a castling right as K or Q, and as the
 * file of its rook only if another rook is nearer to the edge; `shredder-fen` writes all rights as files.
 * @returns The FEN. `parseFen` reads the same position from it.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatFen(read.position, 'shredder-fen'); // → '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
 */
export function formatFen(position: Position, notation: Notation = 'x-fen'): string {
  return `${formatFields(position, notation)} ${position.halfmoveClock} ${position.fullmoveNumber}`;
}
