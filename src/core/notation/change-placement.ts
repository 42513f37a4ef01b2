import {eachPiece} from './placement.js';
import {
  inColor,
  type Color,
  fileLetters,
  ranks,
  type PieceLetter,
  type Position,
  type Square,
} from './position.js';

export type PiecesBySquare = ReadonlyMap<Square, PieceLetter>;

/** The pieces of a position by their squares, in the order of a FEN: from a8 to the right, then rank by rank. */
export function piecesBySquare({placement}: Position): PiecesBySquare {
  const pieces = new Map<Square, PieceLetter>();
  eachPiece(placement, (piece, left, above) => {
    pieces.set(`${fileLetters[left]}${ranks - above}` as Square, piece);
  });
  return pieces;
}

/** Writes a placement. `pieceOn` returns the letter on a file, from 0, and a rank, from 1; '' for no piece. */
export function formatPlacement(files: number, pieceOn: (file: number, rank: number) => string): string {
  let placement = '';
  for (let rank = ranks; rank > 0; rank--) {
    let emptyCount = 0;
    for (let file = 0; file < files; file++) {
      const piece = pieceOn(file, rank);
      if (piece) {
        placement += (emptyCount || '') + piece;
        emptyCount = 0;
      } else emptyCount++;
    }
    placement += (emptyCount || '') + (rank > 1 ? '/' : '');
  }
  return placement;
}

/** A copy of a position with other pieces on some squares; `null` removes a piece. */
export function withPieces(
  position: Position,
  changes: Iterable<readonly [Square, PieceLetter | null]>,
): Position {
  const {files} = position;
  const pieces = new Map<Square, PieceLetter | null>([...piecesBySquare(position), ...changes]);
  const placement = formatPlacement(
    files,
    (file, rank) => pieces.get(`${fileLetters[file]}${rank}` as Square) ?? '',
  );
  return {...position, placement};
}

/** The square of the king of a colour, the first from a8 on; `undefined` if there is none. */
export function kingSquare(position: Position, color: Color): Square | undefined {
  const king = inColor('K', color);
  return [...piecesBySquare(position)].find(([, piece]) => piece === king)?.[0];
}
