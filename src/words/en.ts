import type {MarkStrings} from './en-marks.js';
import type {Texts} from '../core/text/fill.js';
import type {Role} from '../core/notation/position.js';

export const enDiagram = {
  /** Singular and plural, as in “king g1” and “pawns a2, b2”. */
  pieces: {
    P: ['pawn', 'pawns'],
    N: ['knight', 'knights'],
    B: ['bishop', 'bishops'],
    R: ['rook', 'rooks'],
    Q: ['queen', 'queens'],
    K: ['king', 'kings'],
    A: ['archbishop', 'archbishops'],
    C: ['chancellor', 'chancellors'],
  } satisfies {[role in Role]: [one: string, several: string]},
  /** The short name of a board; `{turn}` is `whiteToMove` or `blackToMove`. */
  name: 'Chess position, {turn}',
  /** The short name of a board that is not 8×8; `{files}` is a number. */
  wideName: 'Chess position on a board of {files} files, {turn}',
  whiteToMove: 'White to move',
  blackToMove: 'Black to move',
  /** The pieces of one side; `{pieces}` is a list, or `noPieces`. */
  white: 'White: {pieces}.',
  black: 'Black: {pieces}.',
  noPieces: 'no pieces',
  emptyBoard: 'Empty board.',
  /** The name of a Chess960 start position; `{number}` is 0 to 959. */
  chess960Start: 'Chess960 start position {number}.',
  /** The side to move is in check. */
  check: 'Check.',
  /** `{sides}` is `kingside` or `queenside`, or both joined by `and`. */
  whiteMayCastle: 'White may castle {sides}.',
  blackMayCastle: 'Black may castle {sides}.',
  kingside: 'kingside',
  queenside: 'queenside',
  /** Follows a side if the castling rook is not the outermost one; `{square}` is the square of that rook. */
  withRook: 'with the rook on {square}',
  and: 'and',
  /** The destination of the king in the types of castling that are not standard; `{squares}` is a number. */
  castlingTypes: {
    symmetric: 'Symmetric castling: the king stops one square from the edge.',
    modern: 'Modern castling: the king moves {squares} squares.',
  },
  /** `{pawn}` is the square of the pawn, `{square}` the destination of the pawn that captures it. */
  enPassant: 'The pawn on {pawn} may be taken en passant on {square}.',
  /** The name of a board whose FEN cannot be read. */
  unreadable: 'Chess diagram that cannot be read',
  /** Shown below a board whose interaction could not be loaded. */
  notLoaded: 'This board is only a picture: a part could not be loaded. Press it to try again.',
};

/** The texts about a diagram, except the texts about its marks. */
export type PictureStrings = Texts<typeof enDiagram>;

/**
 * The names and descriptions of boards, in one language.
 *
 * @example
 * const diagram: Partial<DiagramStrings> = {whiteToMove: 'blanko movas'};
 * addLocale('eo', {diagram});
 */
export interface DiagramStrings extends PictureStrings, MarkStrings {}
