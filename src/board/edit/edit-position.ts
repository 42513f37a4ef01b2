import {
  fileLetters,
  inColor,
  type CastlingRooks,
  castlingSides,
  type CastlingSide,
  type Color,
  type File,
  type Position,
  type Square,
} from '../../core/notation/position.js';
import {enemyDoubleStep, isPassedSquare, readBackRank} from '../../core/notation/castling-and-en-passant.js';

/** The files of the rooks with which a king may castle, from the king outwards; none if the colour has several kings. */
export function listCastlingRooks(
  {files, placement}: Position,
  color: Color,
  side: CastlingSide,
): readonly File[] {
  const {king, rooks} = readBackRank(placement, color);
  if (king < 0 || placement.split(inColor('K', color)).length > 2) return [];
  const filesOutwards =
    side === 'kingside' ? fileLetters.slice(king + 1, files) : fileLetters.slice(0, king).reverse();
  // `rooks` has a bit for each file.
  return filesOutwards.filter((file) => rooks & (1 << fileLetters.indexOf(file)));
}

/** The possible en passant squares of a position: an enemy pawn may just have crossed them by moving two squares. */
export function listEnPassantSquares({files, placement, turn}: Position): readonly Square[] {
  const [rank] = enemyDoubleStep(turn);
  const squares = fileLetters.slice(0, files).map((file) => `${file}${rank}`);
  return squares.filter((square) => isPassedSquare(square, placement, turn));
}

/** Replaces all castling rights of a position. `rookOf` returns the file of the rook for each right, or null for no right. */
function withRights(
  position: Position,
  rookOf: (color: Color, side: CastlingSide) => File | null | undefined,
): Position {
  const {type} = position.castling;
  const rooks = (color: Color): CastlingRooks =>
    Object.fromEntries(
      castlingSides.map((side) => [side, rookOf(color, side)] as const).filter(([, file]) => file),
    );
  return {...position, castling: {type, white: rooks('white'), black: rooks('black')}};
}

/** Removes an impossible en passant square and impossible castling rights. `lost` lists the removed castling rights. */
export function removeImpossibleRights(position: Position) {
  const {castling, enPassant, placement, turn} = position;
  const lost: (readonly [Color, CastlingSide])[] = [];
  const kept = withRights(position, (color, side) => {
    const file = castling[color][side];
    if (!file || listCastlingRooks(position, color, side).includes(file)) return file;
    lost.push([color, side]);
    return null;
  });
  const isPossible = enPassant && isPassedSquare(enPassant, placement, turn);
  return {position: {...kept, enPassant: isPossible ? enPassant : null}, lost};
}

/** Grants a castling right with the rook on `file`. If `file` is null, removes the right. */
export const setRight = (position: Position, color: Color, side: CastlingSide, file: File | null): Position =>
  withRights(position, (eachColor, eachSide) =>
    color === eachColor && side === eachSide ? file : position.castling[eachColor][eachSide],
  );

/** Exchanges left and right in a position, with its castling rights and its en passant square. */
export function mirrorPosition(position: Position): Position {
  const {files, placement, castling, enPassant} = position;
  const mirrorFile = (file: string) => fileLetters[files - 1 - fileLetters.indexOf(file as File)] as File;
  const mirrored = withRights(position, (color, side) => {
    const file = castling[color][side === 'kingside' ? 'queenside' : 'kingside'];
    return file && mirrorFile(file);
  });
  return {
    ...mirrored,
    placement: placement
      .split('/')
      // Ten empty squares are the number 10, whose digits stay in order.
      .map((rank) => rank.match(/10|./g)?.reverse().join(''))
      .join('/'),
    enPassant: enPassant && (`${mirrorFile(enPassant.charAt(0))}${enPassant.charAt(1)}` as Square),
  };
}
