import {
  files,
  inColor,
  type CastlingRooks,
  castlingSides,
  type CastlingSide,
  type Color,
  type File,
  type Position,
  type Square,
} from '../notation/position.js';
import {readBackRank} from '../notation/castling-and-en-passant.js';
import {piecesBySquare} from '../notation/change-placement.js';

/** The files of the rooks with which a king on its back rank may castle, from the king outwards; none for several kings. */
export function listCastlingRooks(
  {files: width, placement}: Position,
  color: Color,
  side: CastlingSide,
): readonly File[] {
  const {king, rooks} = readBackRank(placement, color);
  if (king < 0 || placement.split(inColor('K', color)).length > 2) return [];
  const filesOutwards = side === 'kingside' ? files.slice(king + 1, width) : files.slice(0, king).reverse();
  // `rooks` has a bit for each file.
  return filesOutwards.filter((file) => rooks & (1 << files.indexOf(file)));
}

/** The squares that a pawn may just have passed in moving two squares: they are empty, and so is the pawn's start square. */
export function listEnPassantSquares(position: Position): readonly Square[] {
  const pieces = piecesBySquare(position);
  const [pawn, pawnRank, passedRank, startRank] =
    position.turn === 'white' ? (['p', 5, 6, 7] as const) : (['P', 4, 3, 2] as const);
  return files
    .slice(0, position.files)
    .filter(
      (file) =>
        pieces.get(`${file}${pawnRank}`) === pawn &&
        !pieces.has(`${file}${passedRank}`) &&
        !pieces.has(`${file}${startRank}`),
    )
    .map((file): Square => `${file}${passedRank}`);
}

export interface CastlingRight {
  readonly color: Color;
  readonly side: CastlingSide;
}

/** Removes an impossible en passant square and impossible castling rights, which `lost` lists. */
export function removeLostRights(position: Position): {position: Position; lost: readonly CastlingRight[]} {
  const lost: CastlingRight[] = [];
  const validRooks = (color: Color): CastlingRooks => {
    const kept: {[side in CastlingSide]?: File} = {};
    for (const side of castlingSides) {
      const file = position.castling[color][side];
      if (!file) continue;
      if (listCastlingRooks(position, color, side).includes(file)) kept[side] = file;
      else lost.push({color, side});
    }
    return kept;
  };
  const {enPassant} = position;
  return {
    position: {
      ...position,
      castling: {...position.castling, white: validRooks('white'), black: validRooks('black')},
      enPassant: enPassant && listEnPassantSquares(position).includes(enPassant) ? enPassant : null,
    },
    lost,
  };
}

/** Grants a castling right to the rook on `file`; `null` removes the right. */
export function setRight(position: Position, {color, side}: CastlingRight, file: File | null): Position {
  const others = Object.fromEntries(
    Object.entries(position.castling[color]).filter(([other]) => other !== side),
  ) as CastlingRooks;
  const rooks = file ? {...others, [side]: file} : others;
  return {...position, castling: {...position.castling, [color]: rooks}};
}

/** Exchanges left and right in a position, with its castling rights and its en passant square. */
export function mirrorPosition(position: Position): Position {
  const {files: width, placement, castling, enPassant} = position;
  const mirrorFile = (file: string) => files[width - 1 - files.indexOf(file as File)] as File;
  const rooks = ({kingside, queenside}: CastlingRooks): CastlingRooks => ({
    ...(queenside && {kingside: mirrorFile(queenside)}),
    ...(kingside && {queenside: mirrorFile(kingside)}),
  });
  return {
    ...position,
    placement: placement
      .split('/')
      // Ten empty squares are one number.
      .map((rank) => rank.match(/10|./g)?.reverse().join(''))
      .join('/'),
    castling: {...castling, white: rooks(castling.white), black: rooks(castling.black)},
    enPassant: enPassant && (`${mirrorFile(enPassant.charAt(0))}${enPassant.charAt(1)}` as Square),
  };
}
