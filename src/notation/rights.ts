import {eachPieceOfRank, letterAt} from './placement.js';
import {
  castlingSides,
  colors,
  files as fileNames,
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

/** A colour's back rank, from which castling is read and written. */
interface BackRank {
  /** The file of the colour's king, from 0; -1 when it is elsewhere. */
  readonly king: number;
  /** Where the colour's rooks are; bit 0 is the a-file. */
  readonly rooks: number;
}

/** Reads a colour's back rank from a placement in its canonical spelling. */
export function backRank(placement: string, color: Color): BackRank {
  const isWhite = color === 'white';
  let king = -1;
  let rooks = 0;
  eachPieceOfRank(placement, isWhite ? placement.lastIndexOf('/') + 1 : 0, (piece, file) => {
    if (piece === (isWhite ? 'K' : 'k')) king = file;
    if (piece === (isWhite ? 'R' : 'r')) rooks |= 1 << file;
  });
  return {king, rooks};
}

/** The file, from 0, of the outermost rook on a side of the king; -1 when there is none. */
export function outermostRook({king, rooks}: BackRank, side: CastlingSide): number {
  const isKingside = side === 'kingside';
  const file = 31 - Math.clz32(isKingside ? rooks : rooks & -rooks);
  return isKingside === file > king ? file : -1;
}

/** How many squares the king castles by in the type `modern`. */
export const modernStep = (files: number): number => (files === 10 ? 3 : 2);

/** The file to which the king castles (X-FEN), both from 0: c and the last but one, unless the type says otherwise. */
export function kingDestination(type: CastlingType, files: number, king: number, side: CastlingSide): number {
  const isKingside = side === 'kingside';
  if (type === 'modern') {
    const step = modernStep(files);
    return isKingside ? Math.min(king + step, files - 2) : Math.max(king - step, 1);
  }
  return isKingside ? files - 2 : type === 'symmetric' ? 1 : 2;
}

/**
 * The type of a position's castling: `standard` unless a remaining right has another destination than the standard
 * one. X-FEN promises that what FEN can say stays FEN, so a type that makes no difference is not kept.
 */
export function castlingType(castling: Castling, files: 8 | 10, placement: string): CastlingType {
  const {type} = castling;
  const saysMore = (color: Color, side: CastlingSide): boolean => {
    const {king} = backRank(placement, color);
    return kingDestination(type, files, king, side) !== kingDestination('standard', files, king, side);
  };
  return type !== 'standard' &&
    colors.some((color) => castlingSides.some((side) => castling[color][side] && saysMore(color, side)))
    ? type
    : 'standard';
}

/** Rooks by their two files, each made once: there are few of them, and positions share them. */
const rooksMade: CastlingRooks[] = [];

/** The rooks of a colour that may castle, by their files, from 0; -1 for no right. */
export const castlingRooks = (kingside: number, queenside: number): CastlingRooks =>
  (rooksMade[11 * (kingside + 1) + queenside + 1] ??= Object.freeze({
    ...(kingside >= 0 && {kingside: fileNames[kingside] as File}),
    ...(queenside >= 0 && {queenside: fileNames[queenside] as File}),
  }));

/** The rank of the en passant square, and the direction in which the pushed pawn passed it. */
export const passed = (turn: Color): readonly [rank: number, way: number] =>
  turn === 'white' ? [6, -1] : [3, 1];

/** Whether a pawn may just have passed a square: on the right rank, behind an enemy pawn, and empty like its origin. */
export function isPassedSquare(text: string, placement: string, turn: Color): text is Square {
  const [rank, way] = passed(turn);
  const file = fileNames.indexOf(text.charAt(0) as File);
  const at = (rank: number): string => letterAt(placement, file, rank);
  const isEmpty = !at(rank - way) && !at(rank);
  return text.slice(1) === String(rank) && isEmpty && at(rank + way) === (turn === 'white' ? 'p' : 'P');
}

/** Writes the en passant field; `x-fen` leaves the square out where no pawn stands ready to capture. */
export function formatEnPassant({enPassant, placement, turn}: Position, notation: Notation): string {
  if (!enPassant || notation !== 'x-fen') return enPassant ?? '-';
  // X-FEN leaves the square out unless a pawn could capture: programs compare FENs as text to find repetitions.
  const [rank, way] = passed(turn);
  const file = fileNames.indexOf(enPassant[0] as File);
  const beside = [file - 1, file + 1].map((file) => letterAt(placement, file, rank + way));
  return beside.includes(inColor('P', turn)) ? enPassant : '-';
}
