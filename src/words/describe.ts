import {eachPiece} from '../notation/each-piece.js';
import {
  ranks,
  files,
  type CastlingSide,
  type Color,
  type Position,
  type Square,
} from '../notation/position.js';
import {fill, type Words} from './table.js';

/** The squares of each kind of piece, under the letter that FEN gives it. */
type Squares = ReadonlyMap<string, readonly Square[]>;

// As a diagram is read out: the king first, pawns last.
const order = ['K', 'Q', 'C', 'A', 'R', 'B', 'N', 'P'] as const;
/** The short name of a diagram, such as “Chess position, White to move”. */
export function nameOf(position: Position, words: Words): string {
  const turn = position.turn === 'white' ? words.whiteToMove : words.blackToMove;
  return fill(position.files === ranks ? words.name : words.wideName, {turn, files: position.files});
}

/** The whole position in sentences: every piece with its square, whose move it is, and what FEN says besides. */
export function describePosition(position: Position, words: Words): string {
  const squares = squaresOf(position);
  if (squares.size === 0) return words.emptyBoard;
  const turn = position.turn === 'white' ? words.whiteToMove : words.blackToMove;
  return [
    fill(words.white, {pieces: piecesOf('white', squares, words)}),
    fill(words.black, {pieces: piecesOf('black', squares, words)}),
    `${turn}.`,
    castlingOf('white', position, squares, words),
    castlingOf('black', position, squares, words),
    enPassantOf(position, squares, words),
  ]
    .filter(Boolean)
    .join(' ');
}

const letterOf = (role: string, color: Color) => (color === 'white' ? role : role.toLowerCase());

function squaresOf({placement}: Position): Squares {
  const squares = new Map<string, Square[]>();
  eachPiece(placement, (piece, left, above) => {
    const square = `${files[left] ?? 'a'}${ranks - above}` as Square;
    const others = squares.get(piece);
    if (others) others.push(square);
    else squares.set(piece, [square]);
  });
  for (const list of squares.values()) list.sort();
  return squares;
}

function piecesOf(color: Color, squares: Squares, words: Words): string {
  const kinds = order.flatMap((role) => {
    const on = squares.get(letterOf(role, color));
    return on ? [`${words.pieces[role][on.length === 1 ? 0 : 1]} ${on.join(', ')}`] : [];
  });
  return kinds.join(', ') || words.noPieces;
}

function castlingOf(color: Color, {castling}: Position, squares: Squares, words: Words): string {
  const rooks = squares.get(letterOf('R', color)) ?? [];
  const backRank = color === 'white' ? '1' : '8';
  const sides = (['kingside', 'queenside'] as const).flatMap((side: CastlingSide) => {
    const file = castling[color][side];
    if (!file) return [];
    const isFurtherOut = (rook: Square) =>
      rook.endsWith(backRank) && (side === 'kingside' ? rook.charAt(0) > file : rook.charAt(0) < file);
    const which = rooks.some(isFurtherOut) ? ` ${fill(words.withRook, {square: file + backRank})}` : '';
    return [words[side] + which];
  });
  if (sides.length === 0) return '';
  return fill(color === 'white' ? words.whiteMayCastle : words.blackMayCastle, {
    sides: sides.join(` ${words.and} `),
  });
}

/** Said only when a pawn stands ready to take: that a pawn has just moved two squares is of no use to a listener. */
function enPassantOf({turn, enPassant}: Position, squares: Squares, words: Words): string {
  if (!enPassant) return '';
  const file = files.indexOf(enPassant.charAt(0) as (typeof files)[number]);
  const rank = turn === 'white' ? 5 : 4;
  const ready = squares
    .get(letterOf('P', turn))
    ?.some(
      (pawn) => pawn === `${files[file - 1] ?? ''}${rank}` || pawn === `${files[file + 1] ?? ''}${rank}`,
    );
  return ready ? fill(words.enPassant, {pawn: `${files[file] ?? ''}${rank}`, square: enPassant}) : '';
}
