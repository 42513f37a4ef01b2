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

/** The files of the rooks with which a king may castle, from the king outwards; none for several kings or one off its rank. */
export function rookChoices(
  {files: width, placement}: Position,
  color: Color,
  side: CastlingSide,
): readonly File[] {
  const {king, rooks} = readBackRank(placement, color);
  if (king < 0 || placement.split(inColor('K', color)).length > 2) return [];
  const outwards = side === 'kingside' ? files.slice(king + 1, width) : files.slice(0, king).reverse();
  return outwards.filter((file) => rooks & (1 << files.indexOf(file)));
}

/** The possible en passant squares: each behind an enemy pawn that may just have moved two squares. */
export function enPassantChoices(position: Position): readonly Square[] {
  const pieces = piecesBySquare(position);
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

export interface Right {
  readonly color: Color;
  readonly side: CastlingSide;
}

/** Removes an impossible en passant square and impossible castling rights; `lost` lists these rights. */
export function dropInvalidRights(position: Position): {position: Position; lost: readonly Right[]} {
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

/** Grants a right to the rook on `file`; `null` removes the right. */
export function withRight(position: Position, {color, side}: Right, file: File | null): Position {
  const others = Object.fromEntries(
    Object.entries(position.castling[color]).filter(([other]) => other !== side),
  ) as CastlingRooks;
  const rooks = file ? {...others, [side]: file} : others;
  return {...position, castling: {...position.castling, [color]: rooks}};
}

/** The position with left and right exchanged, castling rights and en passant square included. */
export function mirrored(position: Position): Position {
  const {files: width, placement, castling, enPassant} = position;
  const across = (file: string) => files[width - 1 - files.indexOf(file as File)] as File;
  const rooks = ({kingside, queenside}: CastlingRooks): CastlingRooks => ({
    ...(queenside && {kingside: across(queenside)}),
    ...(kingside && {queenside: across(kingside)}),
  });
  return {
    ...position,
    placement: placement
      .split('/')
      .map((rank) => rank.match(/10|./g)?.reverse().join(''))
      .join('/'),
    castling: {...castling, white: rooks(castling.white), black: rooks(castling.black)},
    enPassant: enPassant && (`${across(enPassant.charAt(0))}${enPassant.charAt(1)}` as Square),
  };
}
