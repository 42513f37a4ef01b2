import {backRank, castlingType, outermostRook, formatEnPassant} from './rights.js';
import {
  castlingSides,
  colors,
  files as fileNames,
  inColor,
  type Notation,
  type Position,
} from './position.js';

/** Writes the castling field: in `shredder-fen` all rights as file letters, else only those of inner rooks. */
export function formatCastling({castling, files, placement}: Position, notation: Notation): string {
  let text = '';
  for (const color of colors) {
    const back = backRank(placement, color);
    for (const side of castlingSides) {
      const file = castling[color][side];
      if (!file) continue;
      const isOutermost = fileNames.indexOf(file) === outermostRook(back, side);
      // K and Q, and the prefixes below, are the initials of sides and types.
      text += inColor(isOutermost && notation !== 'shredder-fen' ? side.charAt(0) : file, color);
    }
  }
  const type = castlingType(castling, files, placement);
  return (type === 'standard' ? '' : type.charAt(0)) + (text || '-');
}

export function formatFields(position: Position, notation: Notation): string {
  const turn = position.turn === 'white' ? 'w' : 'b';
  const castling = formatCastling(position, notation);
  return `${position.placement} ${turn} ${castling} ${formatEnPassant(position, notation)}`;
}

/**
 * Writes a position.
 *
 * @param position - As `parseFen` returns it, or with the same fields.
 * @param notation - `x-fen` (the default) writes what plain FEN can say as plain FEN, names an inner rook that may
 * castle by its file, and gives the en passant square only if a pawn stands beside the pushed pawn to take it. `fen`
 * gives that square after every double step, and so does `shredder-fen`, which names all rooks by their files.
 * @returns The FEN, which `parseFen` reads back.
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatFen(read.position, 'shredder-fen'); // → '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
 */
export function formatFen(position: Position, notation: Notation = 'x-fen'): string {
  return `${formatFields(position, notation)} ${position.halfmoveClock} ${position.fullmoveNumber}`;
}
