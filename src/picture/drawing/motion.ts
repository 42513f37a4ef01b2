import {piecesBySquare} from '../../core/notation/change-placement.js';
import {colorOf, type PieceLetter, type Position, type Square} from '../../core/notation/position.js';

/** The pieces that change their squares between two positions. */
export interface Motion {
  readonly glides: readonly {readonly piece: PieceLetter; readonly from: Square; readonly to: Square}[];
  /** The captured pieces, which fade, and their squares. */
  readonly captured: readonly (readonly [Square, PieceLetter])[];
}
export const noMotion: Motion = {glides: [], captured: []};

/** If more pieces than this change their squares, the change is not a move, and nothing glides. */
const maxGlides = 4;

/** Finds the motion from one position to another. A promoted piece glides from the square of the pawn. */
export function findMotion(before: Position, after: Position): Motion {
  if (before.files !== after.files) return noMotion;
  const [oldPieces, newPieces] = [piecesBySquare(before), piecesBySquare(after)];
  const departures = [...oldPieces].filter(([square, piece]) => newPieces.get(square) !== piece);
  const arrivals = [...newPieces].filter(([square, piece]) => oldPieces.get(square) !== piece);
  const glides = arrivals.flatMap(([to, piece]) => {
    const index = departures.findIndex(
      ([from, other]) => other === piece || isPromotion(other, from, piece, to),
    );
    const [departure] = index < 0 ? [] : departures.splice(index, 1);
    return departure ? [{piece, from: departure[0], to}] : [];
  });
  if (glides.length > maxGlides || arrivals.length > maxGlides) return noMotion;
  // If no piece has moved, the missing pieces were removed, not captured.
  return {glides, captured: glides.length > 0 ? departures : []};
}

/** Whether a pawn may have become the piece on another square. */
function isPromotion(pawn: PieceLetter, from: Square, piece: PieceLetter, to: Square): boolean {
  const isWhite = pawn === 'P' && from.endsWith('7') && to.endsWith('8') && colorOf(piece) === 'white';
  const isBlack = pawn === 'p' && from.endsWith('2') && to.endsWith('1') && colorOf(piece) === 'black';
  return isWhite || isBlack;
}
