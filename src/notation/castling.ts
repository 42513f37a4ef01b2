import {backRank, castlingType, outermostRook} from './castling-destinations.js';
import {
  castlingSides,
  colors,
  files as fileNames,
  inColor,
  type Notation,
  type Position,
} from './position.js';

/**
 * Writes the castling field.
 *
 * @param position - A position.
 * @param notation - In `shredder-fen` every right is a file letter; otherwise only that of an inner rook is, for which
 * plain FEN has no letter.
 */
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
