/** The files of a board, from White's left; 8×8 boards have the first eight. */
export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
/**
 * The letter of a file, `a` to `j`; boards of 8×8 end at `h`.
 *
 * @example
 * const file: File = 'e';
 */
export type File = (typeof files)[number];
/** How many ranks every board has. */
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
/** The two colours, White first, as FEN lists them. */
export const colors = ['white', 'black'] as const;
/**
 * A side, by its colour.
 *
 * @example
 * const color: Color = 'black';
 */
export type Color = (typeof colors)[number];
/** A letter as FEN writes it for a colour: White's in upper case. */
export const inColor = (letter: string, color: Color): string =>
  color === 'white' ? letter.toUpperCase() : letter.toLowerCase();
/**
 * `x-fen` is FEN that says which rook may castle; `shredder-fen` always names the rooks by file.
 *
 * @example
 * const notation: Notation = 'shredder-fen';
 * const read = parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
 * if (read.ok) formatFen(read.position, notation); // → '4k3/8/8/8/8/8/8/4K2R w H - 0 1'
 */
export type Notation = 'fen' | 'x-fen' | 'shredder-fen';

/**
 * Where the king goes when it castles (X-FEN, Scharnagl 2003): `standard` c/g (c/i on ten files);
 * `symmetric` (prefix `s`) b/g (b/i); `modern` (prefix `m`) two files, on ten files three, at most to the file
 * before the border.
 *
 * @example
 * const type: CastlingType = 'standard';
 */
export type CastlingType = 'standard' | 'symmetric' | 'modern';
/** The two sides, king side first, as FEN lists them. King side is the h-side, on ten files the j-side. */
export const castlingSides = ['kingside', 'queenside'] as const;
/**
 * A side to castle to; queen side is the a-side.
 *
 * @example
 * const side: CastlingSide = 'kingside';
 */
export type CastlingSide = (typeof castlingSides)[number];
/**
 * For each side that may still castle, the file of the rook that takes part.
 *
 * @example
 * const rooks: CastlingRooks = {kingside: 'h'};
 */
export type CastlingRooks = {readonly [side in CastlingSide]?: File};
/**
 * Which sides may still castle, and how.
 *
 * @example
 * const castling: Castling = {type: 'standard', white: {kingside: 'h'}, black: {}};
 */
export interface Castling {
  /** Where the king goes. */
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
  /** How many files wide; there are always eight ranks. */
  readonly files: 8 | 10;
  /** The first field of the FEN, in its one canonical spelling. */
  readonly placement: string;
  /** The side to move. */
  readonly turn: Color;
  /** Which sides may still castle, with which rooks, and where the kings go. */
  readonly castling: Castling;
  /** The square behind a pawn that has just made a double step, whether or not a pawn can take it. */
  readonly enPassant: Square | null;
  /** Half-moves since the last capture or pawn move. */
  readonly halfmoveClock: number;
  /** Starts at 1 and grows after each move of Black. */
  readonly fullmoveNumber: number;
}

/** The starting position of chess. */
export const chessStart = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

/** No castling rights at all; all positions without rights share it. */
export const noRights: Castling = Object.freeze({
  type: 'standard',
  white: Object.freeze({}),
  black: Object.freeze({}),
});

/** The empty board, which is also shown where there is no FEN, or one that cannot be read. */
export const emptyBoard: Position = Object.freeze({
  files: 8,
  placement: '8/8/8/8/8/8/8/8',
  turn: 'white',
  castling: noRights,
  enPassant: null,
  halfmoveClock: 0,
  fullmoveNumber: 1,
} satisfies Position);
