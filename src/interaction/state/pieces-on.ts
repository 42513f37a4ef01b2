import {eachPiece} from '../../notation/each-piece.js';
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

/** Writes the first field of a FEN: runs of empty squares are one number. */
export function placementOf(pieces: PiecesOn, width: number): string {
  let placement = '';
  for (let rank = ranks; rank > 0; rank--) {
    let empty = 0;
    for (const file of files.slice(0, width)) {
      const piece = pieces.get(`${file}${rank}` as Square);
      if (piece) {
        placement += (empty || '') + piece;
        empty = 0;
      } else {
        empty++;
      }
    }
    placement += (empty || '') + (rank > 1 ? '/' : '');
  }
  return placement;
}

/** The same position with some squares emptied: what is drawn while their pieces are in hand or in flight. */
export function without(position: Position, squares: Iterable<Square>): Position {
  const pieces = new Map(piecesOn(position));
  for (const square of squares) pieces.delete(square);
  return {...position, placement: placementOf(pieces, position.files)};
}
