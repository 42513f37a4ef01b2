import {neededCastlingType, formatEnPassant} from './castling-and-en-passant.js';
import {formatFen} from './format-fen.js';
import type {Notation, Position} from './position.js';

/** A FEN, and the position that is read from it. */
export interface Snapshot {
  readonly fen: string;
  readonly position: Position;
}

/**
 * Formats a position, and reduces it to what its FEN can say, without reading that FEN: X-FEN omits an en passant square
 * where no pawn can capture, and no notation says a type of castling that changes nothing.
 */
export function snapshotOf(position: Position, notation: Notation): Snapshot {
  const {castling, files, placement, enPassant} = position;
  const reduced = Object.freeze({
    ...position,
    castling: Object.freeze({...castling, type: neededCastlingType(castling, files, placement)}),
    enPassant: formatEnPassant(position, notation) === '-' ? null : enPassant,
  });
  return {fen: formatFen(position, notation), position: reduced};
}
