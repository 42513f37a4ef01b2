import {
  files,
  type CastlingRooks,
  castlingSides,
  type CastlingSide,
  type Color,
  type File,
  type PieceLetter,
  type Position,
  type Square,
} from '../notation/position.js';
import {piecesOn, placementOf, type PiecesOn} from '../interaction/state/pieces-on.js';

const backRank = (color: Color) => (color === 'white' ? 1 : 8);
const letter = (role: string, color: Color) => (color === 'white' ? role : role.toLowerCase());

/** Puts pieces on squares, or with `null` takes them off. */
export function withPieces(
  position: Position,
  changes: Iterable<readonly [Square, PieceLetter | null]>,
): Position {
  const pieces = new Map(piecesOn(position));
  for (const [square, piece] of changes) {
    if (piece) pieces.set(square, piece);
    else pieces.delete(square);
  }
  return {...position, placement: placementOf(pieces, position.files)};
}

/** The files of the rooks that a side may castle with, from the king outwards; none without its one king at home. */
export function rookChoices(position: Position, color: Color, side: CastlingSide): readonly File[] {
  const pieces = piecesOn(position);
  const kings = [...pieces].filter(([, piece]) => piece === letter('K', color));
  const [king] = kings;
  if (!king || kings.length > 1 || Number(king[0].charAt(1)) !== backRank(color)) return [];
  const at = files.indexOf(king[0].charAt(0) as File);
  const outwards = side === 'kingside' ? files.slice(at + 1, position.files) : files.slice(0, at).reverse();
  return outwards.filter((file) => pieces.get(`${file}${backRank(color)}`) === letter('R', color));
}

/** The squares on which a pawn may be taken in passing: behind an enemy pawn that can have come two squares. */
export function enPassantChoices(position: Position): readonly Square[] {
  const pieces = piecesOn(position);
  const [pawn, rank, target, from] =
    position.turn === 'white' ? (['p', 5, 6, 7] as const) : (['P', 4, 3, 2] as const);
  return files
    .slice(0, position.files)
    .filter(
      (file) =>
        pieces.get(`${file}${rank}`) === pawn &&
        !pieces.has(`${file}${target}`) &&
        !pieces.has(`${file}${from}`),
    )
    .map((file): Square => `${file}${target}`);
}

/** A right to castle: whose, and to which side. */
export interface Right {
  readonly color: Color;
  readonly side: CastlingSide;
}

/** The same position without what its pieces no longer allow, and the rights that were lost by that. */
export function withoutTheImpossible(position: Position): {position: Position; lost: readonly Right[]} {
  const lost: Right[] = [];
  const rooks = (color: Color): CastlingRooks => {
    const kept: {[side in CastlingSide]?: File} = {};
    for (const side of castlingSides) {
      const file = position.castling[color][side];
      if (!file) continue;
      if (rookChoices(position, color, side).includes(file)) kept[side] = file;
      else lost.push({color, side});
    }
    return kept;
  };
  const {enPassant} = position;
  return {
    position: {
      ...position,
      castling: {...position.castling, white: rooks('white'), black: rooks('black')},
      enPassant: enPassant && enPassantChoices(position).includes(enPassant) ? enPassant : null,
    },
    lost,
  };
}

/** Grants or removes a right: `file` is that of the rook, `null` removes the right. */
export function withRight(position: Position, {color, side}: Right, file: File | null): Position {
  const others = Object.fromEntries(
    Object.entries(position.castling[color]).filter(([other]) => other !== side),
  ) as CastlingRooks;
  const rooks = file ? {...others, [side]: file} : others;
  return {...position, castling: {...position.castling, [color]: rooks}};
}

/** The same pieces on a board of another width; those on files that are gone are lost. */
export function withFiles(position: Position, width: 8 | 10): Position {
  const kept: PiecesOn = new Map(
    [...piecesOn(position)].filter(([square]) => files.indexOf(square.charAt(0) as File) < width),
  );
  return {...position, files: width, placement: placementOf(kept, width)};
}
