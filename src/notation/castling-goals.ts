import {
  files as fileNames,
  type Castling,
  type CastlingRooks,
  type CastlingSide,
  type CastlingType,
  type Color,
  type File,
} from './position.js';

/** Where the king (its file, from 0) stands on its back rank, and where its rooks: bit 0 is the a-file. */
export interface BackRank {
  readonly king: number;
  readonly rooks: number;
}

/** The king (-1 when it is elsewhere) and the rooks on a colour's back rank. */
export function backRank(placement: string, color: Color): BackRank {
  const white = color === 'white';
  let king = -1;
  let rooks = 0;
  let file = 0;
  for (let i = white ? placement.lastIndexOf('/') + 1 : 0; i < placement.length; i++) {
    const code = placement.charCodeAt(i);
    if (code === 47) break;
    if (code > 57) {
      if (code === (white ? 75 : 107)) king = file;
      else if (code === (white ? 82 : 114)) rooks |= 1 << file;
      file++;
    } else file += code - 48;
  }
  return {king, rooks};
}

/** The file, from 0, of the outermost rook on a side of the king; -1 when there is none. */
export function outermostRook({king, rooks}: BackRank, side: CastlingSide): number {
  const file = 31 - Math.clz32(side === 'kingside' ? rooks : rooks & -rooks);
  return (side === 'kingside' ? file > king : file < king) ? file : -1;
}

/**
 * The file, from 0, to which the king goes (X-FEN): c and the last but one, unless the type says otherwise.
 * @param king the file, from 0, from which it goes
 */
function kingGoal(type: CastlingType, files: number, king: number, side: CastlingSide): number {
  const kingside = side === 'kingside';
  if (type === 'modern') {
    const step = files === 10 ? 3 : 2;
    return kingside ? Math.min(king + step, files - 2) : Math.max(king - step, 1);
  }
  return kingside ? files - 2 : type === 'symmetric' ? 1 : 2;
}

/**
 * Where king and rook stand after castling, as files. The rook lands on the king's inner side.
 * @param type of the position's castling
 * @param files how many files the board has
 * @param king the file from which the king castles
 * @param side `kingside` is the h- or j-side, whatever the type
 */
export function castlingGoals(
  type: CastlingType,
  files: 8 | 10,
  king: File,
  side: CastlingSide,
): {readonly king: File; readonly rook: File} {
  const goal = kingGoal(type, files, fileNames.indexOf(king), side);
  const rook = side === 'kingside' ? goal - 1 : goal + 1;
  return {king: fileNames[goal] as File, rook: fileNames[rook] as File};
}

const differs = (type: CastlingType, files: number, king: number, rooks: CastlingRooks): boolean =>
  (['kingside', 'queenside'] as const).some(
    (side) => rooks[side] && kingGoal(type, files, king, side) !== kingGoal('standard', files, king, side),
  );

/**
 * The type that a position's castling has: `standard` unless the goal of a right that is left differs from the
 * standard one. X-FEN promises that what FEN can say stays FEN, so a type that says nothing is not kept.
 * @param placement where the kings stand
 */
export function castlingType({type, white, black}: Castling, files: 8 | 10, placement: string): CastlingType {
  return type !== 'standard' &&
    (differs(type, files, backRank(placement, 'white').king, white) ||
      differs(type, files, backRank(placement, 'black').king, black))
    ? type
    : 'standard';
}
