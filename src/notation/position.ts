/** The files of a board, from White's left; 8×8 boards have the first eight. */
export const files = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'] as const;
export type File = (typeof files)[number];
/** How many ranks every board has. */
export const ranks = 8;
export type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
export type Square = `${File}${Rank}`;

/** A piece as FEN writes it: upper case is White; `A` is an archbishop, `C` a chancellor. */
export type PieceLetter = Role | Lowercase<Role>;
export type Role = 'P' | 'N' | 'B' | 'R' | 'Q' | 'K' | 'A' | 'C';
/** The two colours, White first, as FEN lists them. */
export const colors = ['white', 'black'] as const;
export type Color = (typeof colors)[number];
/** A letter as FEN writes it for a colour: White's in upper case. */
export const inColor = (letter: string, color: Color): string =>
  color === 'white' ? letter.toUpperCase() : letter.toLowerCase();
/** `x-fen` is FEN that says which rook may castle; `shredder-fen` always names the rooks by file. */
export type Notation = 'fen' | 'x-fen' | 'shredder-fen';

/**
 * Where the king goes when it castles (X-FEN, Scharnagl 2003): `standard` c/g (c/i on ten files);
 * `symmetric` (prefix `s`) b/g (b/i); `modern` (prefix `m`) two files, on ten files three, at most to the file
 * before the border.
 */
export type CastlingType = 'standard' | 'symmetric' | 'modern';
/** The two sides, king side first, as FEN lists them. King side is the h-side, on ten files the j-side. */
export const castlingSides = ['kingside', 'queenside'] as const;
export type CastlingSide = (typeof castlingSides)[number];
/** For each side that may still castle, the file of the rook that takes part. */
export type CastlingRooks = {readonly [side in CastlingSide]?: File};
export interface Castling {
  readonly type: CastlingType;
  readonly white: CastlingRooks;
  readonly black: CastlingRooks;
}

/** A whole FEN as a frozen value. Two positions are the same when their fields are. */
export interface Position {
  /** How many files wide; there are always eight ranks. */
  readonly files: 8 | 10;
  /** The first field of the FEN, in its one canonical spelling. */
  readonly placement: string;
  readonly turn: Color;
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
/** The starting position of Capablanca chess, on 10×8 (https://en.wikipedia.org/wiki/Capablanca_chess). */
export const capablancaStart = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';

/** No castling rights at all; all positions without rights share it. */
export const noRights: Castling = Object.freeze({
  type: 'standard',
  white: Object.freeze({}),
  black: Object.freeze({}),
});

/** The board without pieces: what a board without a FEN shows, and one whose FEN cannot be read. */
export const emptyBoard: Position = Object.freeze({
  files: 8,
  placement: '8/8/8/8/8/8/8/8',
  turn: 'white',
  castling: noRights,
  enPassant: null,
  halfmoveClock: 0,
  fullmoveNumber: 1,
} satisfies Position);
