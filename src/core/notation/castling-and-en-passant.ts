import {eachPieceOfRank, letterAt} from './placement.js';
import {
  castlingSides,
  colors,
  fileLetters,
  inColor,
  type Castling,
  type CastlingRooks,
  type CastlingSide,
  type CastlingType,
  type Color,
  type File,
  type Notation,
  type Position,
  type Square,
} from './position.js';

interface BackRank {
  /** The file of the colour's king, from 0; -1 if it is not on this rank. */
  readonly king: number;
  /** The files of the colour's rooks, as bits; bit 0 is the a-file. */
  readonly rooks: number;
}

/** The king and rooks on a colour's back rank. */
export function readBackRank(placement: string, color: Color): BackRank {
  const isWhite = color === 'white';
  let king = -1;
  let rooks = 0;
  eachPieceOfRank(placement, isWhite ? placement.lastIndexOf('/') + 1 : 0, (piece, file) => {
    if (piece === (isWhite ? 'K' : 'k')) king = file;
    if (piece === (isWhite ? 'R' : 'r')) rooks |= 1 << file;
  });
  return {king, rooks};
}

/** The file, from 0, of the outermost rook on a side of the king; -1 if there is none. */
export function outermostRook({king, rooks}: BackRank, side: CastlingSide): number {
  const isKingside = side === 'kingside';
  // The highest bit is the rook nearest to the last file. `rooks & -rooks` is the lowest bit.
  const file = 31 - Math.clz32(isKingside ? rooks : rooks & -rooks);
  const isRookKingside = file > king;
  return isRookKingside === isKingside ? file : -1;
}

/** The side and the rook that an upper-case letter of the castling field names. `file` is -1 if the side has no rook. */
export function namedRook(letter: string, back: BackRank): readonly [isKingside: boolean, file: number] {
  const isFile = letter < 'K';
  const letterFile = letter.charCodeAt(0) - 65; /* A */
  const isKingside = isFile ? letterFile > back.king : letter === 'K';
  return [isKingside, isFile ? letterFile : outermostRook(back, isKingside ? 'kingside' : 'queenside')];
}

/** The castling type that a prefix of X-FEN names; `standard` for any other text. */
export const castlingTypeOf = (prefix: string): CastlingType =>
  prefix === 's' ? 'symmetric' : prefix === 'm' ? 'modern' : 'standard';

/** The number of squares that the king moves in the castling type `modern`, unless that would take it to the edge. */
export const modernCastlingStep = (files: number): number => (files === 10 ? 3 : 2);

/** The file, from 0, to which a king on the file `king` castles; see `CastlingType`. */
export function kingDestination(type: CastlingType, files: number, king: number, side: CastlingSide): number {
  const isKingside = side === 'kingside';
  if (type === 'modern') {
    // The king stops one file before the edge.
    const step = modernCastlingStep(files);
    return isKingside ? Math.min(king + step, files - 2) : Math.max(king - step, 1);
  }
  if (isKingside) return files - 2;
  return type === 'symmetric' ? 1 : 2;
}

/**
 * The castling type that a FEN must name; `standard` if all kings with a right go to the same squares as in standard
 * castling, because X-FEN writes as FEN what FEN can say.
 */
export function neededCastlingType(castling: Castling, files: 8 | 10, placement: string): CastlingType {
  const {type} = castling;
  const differs = (color: Color, side: CastlingSide): boolean => {
    const {king} = readBackRank(placement, color);
    return kingDestination(type, files, king, side) !== kingDestination('standard', files, king, side);
  };
  return type !== 'standard' &&
    colors.some((color) => castlingSides.some((side) => castling[color][side] && differs(color, side)))
    ? type
    : 'standard';
}

/** The values that `castlingRooks` has returned. */
const sharedRooks: CastlingRooks[] = [];

/** The rooks of a colour that may castle, by their files from 0; -1 if there is no right. */
export const castlingRooks = (kingside: number, queenside: number): CastlingRooks =>
  // Each of the two files is one of 11 numbers, -1 to 9, so each pair has an index of its own.
  (sharedRooks[11 * (kingside + 1) + queenside + 1] ??= Object.freeze({
    ...(kingside >= 0 && {kingside: fileLetters[kingside] as File}),
    ...(queenside >= 0 && {queenside: fileLetters[queenside] as File}),
  }));

/** For the side to move: the rank that an enemy pawn crosses in its double step, and the direction of that step. */
export const enemyDoubleStep = (turn: Color): readonly [rank: number, direction: number] =>
  turn === 'white' ? [6, -1] : [3, 1];

/** Whether an enemy pawn may have just crossed this square, from an empty origin to the square beyond. */
export function isPassedSquare(text: string, placement: string, turn: Color): text is Square {
  const [rank, direction] = enemyDoubleStep(turn);
  const file = fileLetters.indexOf(text.charAt(0) as File);
  const letterOn = (rank: number): string => letterAt(placement, file, rank);
  const isPathEmpty = !letterOn(rank - direction) && !letterOn(rank);
  const enemyPawn = turn === 'white' ? 'p' : 'P';
  return text.slice(1) === String(rank) && isPathEmpty && letterOn(rank + direction) === enemyPawn;
}

export function formatEnPassant({enPassant, placement, turn}: Position, notation: Notation): string {
  if (!enPassant || notation !== 'x-fen') return enPassant ?? '-';
  // X-FEN omits the square if no pawn can capture there, because programs compare FENs as text to find repetitions.
  const [rank, direction] = enemyDoubleStep(turn);
  const file = fileLetters.indexOf(enPassant[0] as File);
  const lettersBeside = [file - 1, file + 1].map((file) => letterAt(placement, file, rank + direction));
  return lettersBeside.includes(inColor('P', turn)) ? enPassant : '-';
}
