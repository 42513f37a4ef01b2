/** The files of a board, from White's left; 8×8 boards have the first eight. */
export const fileLetters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
/**
 * The letter of a file, `a` to `j`; boards of 8×8 end at `h`.
 *
 * @example
 * const file: File = 'e';
 */
export type File = (typeof fileLetters)[number];
/** The number of ranks of every board. */
export const ranks = 8;
/**
 * The number of a rank, 1 at White’s side.
 *
 * @example
 * const rank: Rank = 4;
 */
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/**
 * The name of a square, `a1` to `j8`.
 *
 * @example
 * const square: Square = 'e4';
 */
export type Square = `${File}${Rank}`;

/**
 * A piece as FEN writes it: upper case is White; `A` is an archbishop, `C` a chancellor.
 *
 * @example
 * const blackKnight: PieceLetter = 'n';
 */
export type PieceLetter = Role | Lowercase<Role>;
/**
 * A kind of piece; `A` is an archbishop, `C` a chancellor.
 *
 * @example
 * const knight: Role = 'N';
 */
export type Role = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'A' | 'C';
/** The two colours, in the order of FEN. */
export const colors = ['white', 'black'] as const;
/**
 * A side, by its colour.
 *
 * @example
 * const color: Color = 'black';
 */
export type Color = (typeof colors)[number];
/** The colour of a piece: White's letters are capitals, which sort before `a`. */
export const colorOf = (piece: PieceLetter): Color => (piece < 'a' ? 'white' : 'black');
/** The role of a piece, whatever its colour. */
export const roleOf = (piece: PieceLetter): Role => piece.toUpperCase() as Role;
/** The colour of the other side. */
export const otherColor = (color: Color): Color => (color === 'white' ? 'black' : 'white');
/** A letter in the case that FEN uses for a colour: upper case for White. */
export const inColor = (letter: string, color: Color): string =>
  color === 'white' ? letter.toUpperCase() : letter.toLowerCase();
/**
 * The notation of a position. `x-fen` names a castling rook by its file only if it is not the outermost rook; `shredder-fen`
 * names every castling rook by its file. `fen` is X-FEN with the en passant square after every double step.
 *
 * @example
 * const notation: Notation = 'shredder-fen';
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatFen(read.position, notation); // → '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
 */
export type Notation = 'fen' | 'x-fen' | 'shredder-fen';

/**
 * The type of castling, which decides where the king goes (X-FEN, Scharnagl 2003). `standard`: queenside to the c-file,
 * kingside to the last file but one. `symmetric` (prefix `s`): to the b-file or the last file but one. `modern` (prefix `m`):
 * by two files, on ten files by three, but not onto the first or the last file.
 *
 * @example
 * const type: CastlingType = 'standard';
 */
export type CastlingType = 'standard' | 'symmetric' | 'modern';
/** The two sides to which a king castles, in the order of FEN. Kingside is the h-side, on ten files the j-side. */
export const castlingSides = ['kingside', 'queenside'] as const;
/**
 * A side to which a king castles; queenside is the a-side.
 *
 * @example
 * const side: CastlingSide = 'kingside';
 */
export type CastlingSide = (typeof castlingSides)[number];
/**
 * For each side to which a king may still castle, the file of the rook that castles with it.
 *
 * @example
 * const rooks: CastlingRooks = {kingside: 'h'};
 */
export type CastlingRooks = {readonly [side in CastlingSide]?: File};
/**
 * The castling rights of a position, and their type.
 *
 * @example
 * const castling: Castling = {type: 'standard', white: {kingside: 'h'}, black: {}};
 */
export interface Castling {
  /** The type of castling, which decides where the king goes. */
  readonly type: CastlingType;
  /** White’s rights. */
  readonly white: CastlingRooks;
  /** Black’s rights. */
  readonly black: CastlingRooks;
}

/**
 * All fields of a FEN as a frozen value. Two positions are equal if their fields are equal.
 *
 * @example
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) read.position.turn; // → 'white'
 */
export interface Position {
  /** The number of files; there are always eight ranks. */
  readonly files: 8 | 10;
  /** The first field of the FEN, in its canonical spelling. */
  readonly placement: string;
  /** The side to move. */
  readonly turn: Color;
  /** The castling rights, with their rooks, and the type of castling. */
  readonly castling: Castling;
  /** The square behind a pawn that has just made a double step, whether or not a pawn can capture it. */
  readonly enPassant: Square | null;
  /** Half-moves since the last capture or pawn move. */
  readonly halfmoveClock: number;
  /** The number of the move, from 1; it increases after each move of Black. */
  readonly fullmoveNumber: number;
}

/** The FEN of the start position of orthodox chess. */
export const chessStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** The castling rights of a position that has none, as in a FEN with `-`. */
export const noRights: Castling = Object.freeze({
  type: 'standard',
  white: Object.freeze({}),
  black: Object.freeze({}),
});

/** The empty board, which is shown if there is no FEN, or if the FEN cannot be read. */
export const emptyBoard: Position = Object.freeze({
  files: 8,
  placement: '8/8/8/8/8/8/8/8',
  turn: 'white',
  castling: noRights,
  enPassant: null,
  halfmoveClock: 0,
  fullmoveNumber: 1,
} satisfies Position);
