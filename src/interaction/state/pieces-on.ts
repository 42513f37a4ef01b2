import {eachPiece, formatPlacement} from '../../notation/placement.js';
import {ranks, files, type PieceLetter, type Position, type Square} from '../../notation/position.js';

/** The pieces of a position by their square. */
export type PiecesOn = ReadonlyMap<Square, PieceLetter>;

export function piecesOn({placement}: Position): PiecesOn {
  const pieces = new Map<Square, PieceLetter>();
  eachPiece(placement, (piece, left, above) => {
    const file = files[left];
    if (file) pieces.set(`${file}${ranks - above}` as Square, piece);
  });
  return pieces;
}

/** Writes the placement of a FEN. */
export const placementOf = (pieces: PiecesOn, width: number): string =>
  formatPlacement(width, (file, rank) => pieces.get(`${files[file] ?? 'a'}${rank}` as Square) ?? '');

/** The same position with some squares emptied: what is drawn while their pieces are dragged or animated. */
export function without(position: Position, squares: Iterable<Square>): Position {
  const pieces = new Map(piecesOn(position));
  for (const square of squares) pieces.delete(square);
  return {...position, placement: placementOf(pieces, position.files)};
}
