import type {PieceLetter, Position, Square} from '../notation/position.js';
import {piecesOn} from './pieces-on.js';

/** A piece on its way from one square to another. */
export interface Flight {
  readonly piece: PieceLetter;
  readonly from: Square;
  readonly to: Square;
}

/** More pieces than this have not been moved: the position is another one. */
const most = 4;

/**
 * Which pieces have gone where between two positions. A pawn that is gone from beside the last rank is taken for
 * the piece that has come there.
 * @returns Nothing where the positions differ by more than a move, castling and taking back included.
 */
export function flightsBetween(before: Position, after: Position): readonly Flight[] {
  if (before.files !== after.files) return [];
  const [old, now] = [piecesOn(before), piecesOn(after)];
  const gone = [...old].filter(([square, piece]) => now.get(square) !== piece);
  const come = [...now].filter(([square, piece]) => old.get(square) !== piece);
  const flights = come.flatMap(([to, piece]) => {
    const at = gone.findIndex(([from, other]) => other === piece || isPromotion(other, from, piece, to));
    const [start] = at < 0 ? [] : gone.splice(at, 1);
    return start ? [{piece, from: start[0], to}] : [];
  });
  return flights.length > most || come.length > most ? [] : flights;
}

function isPromotion(pawn: PieceLetter, from: Square, piece: PieceLetter, to: Square): boolean {
  const white = pawn === 'P' && from.endsWith('7') && to.endsWith('8') && piece < 'a';
  const black = pawn === 'p' && from.endsWith('2') && to.endsWith('1') && piece > 'a';
  return white || black;
}
