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

/** The king and rooks on a colour's back rank. */
interface BackRank {
  /** The file of the colour's king, from 0; -1 when it is elsewhere. */
  readonly king: number;
  /** The files of the colour's rooks, as bits; bit 0 is the a-file. */
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

/** The file, from 0, to which the king on file `king` castles (X-FEN): c or the second to last in standard castling. */
export function kingDestination(type: CastlingType, files: number, king: number, side: CastlingSide): number {
  const isKingside = side === 'kingside';
  if (type === 'modern') {
    const step = modernStep(files);
    return isKingside ? Math.min(king + step, files - 2) : Math.max(king - step, 1);
  }
  return isKingside ? files - 2 : type === 'symmetric' ? 1 : 2;
}

/**
 * The type of a position's castling: `standard` unless a remaining right has a destination other than the standard one.
 * X-FEN writes a position as plain FEN where that is possible, so a type that makes no difference is dropped.
 */
export function castlingType(castling: Castling, files: 8 | 10, placement: string): CastlingType {
  const {type} = castling;
  const differs = (color: Color, side: CastlingSide): boolean => {
    const {king} = backRank(placement, color);
    return kingDestination(type, files, king, side) !== kingDestination('standard', files, king, side);
  };
  return type !== 'standard' &&
    colors.some((color) => castlingSides.some((side) => castling[color][side] && differs(color, side)))
    ? type
    : 'standard';
}

/** All values of `castlingRooks` so far, by the two files. There are few, and positions share them. */
const sharedRooks: CastlingRooks[] = [];

/** The rooks of a colour that may castle, by their files, from 0; -1 for no right. */
export const castlingRooks = (kingside: number, queenside: number): CastlingRooks =>
  (sharedRooks[11 * (kingside + 1) + queenside + 1] ??= Object.freeze({
    ...(kingside >= 0 && {kingside: fileNames[kingside] as File}),
    ...(queenside >= 0 && {queenside: fileNames[queenside] as File}),
  }));

/** The rank of the en passant square, and the direction in which the pawn passed it, for the side to move. */
export const enPassantRank = (turn: Color): readonly [rank: number, direction: number] =>
  turn === 'white' ? [6, -1] : [3, 1];

/** Whether an enemy pawn may just have passed a square: it stands one step beyond, and the square and its origin are empty. */
export function isPassedSquare(text: string, placement: string, turn: Color): text is Square {
  const [rank, direction] = enPassantRank(turn);
  const file = fileNames.indexOf(text.charAt(0) as File);
  const at = (rank: number): string => letterAt(placement, file, rank);
  const isEmpty = !at(rank - direction) && !at(rank);
  return text.slice(1) === String(rank) && isEmpty && at(rank + direction) === (turn === 'white' ? 'p' : 'P');
}

/** Writes the en passant field; `x-fen` omits the square unless a pawn stands ready to capture. */
export function formatEnPassant({enPassant, placement, turn}: Position, notation: Notation): string {
  if (!enPassant || notation !== 'x-fen') return enPassant ?? '-';
  // X-FEN omits it because programs compare FENs as text to find repetitions.
  const [rank, direction] = enPassantRank(turn);
  const file = fileNames.indexOf(enPassant[0] as File);
  const beside = [file - 1, file + 1].map((file) => letterAt(placement, file, rank + direction));
  return beside.includes(inColor('P', turn)) ? enPassant : '-';
}
