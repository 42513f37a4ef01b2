import {eachPiece, pieceLetters} from '../notation/placement.js';
import {ranks, type PieceLetter, type Position, type Role} from '../notation/position.js';

/** All kinds of piece. */
export const roles = ['P', 'N', 'B', 'R', 'Q', 'K', 'A', 'C'] as const satisfies readonly Role[];

/**
 * The art of one piece on a square of 45 × 45 units. One geometry serves White and Black.
 *
 * @example
 * const cone: PieceShape = {body: 'M12 38h21l-4-12h-13z', detail: 'M14 34h17'};
 */
export interface PieceShape {
  /** SVG path data of the filled outline. `M` is its only absolute command, and it begins with one. */
  readonly body: string;
  /** SVG path data of the lines drawn over the body, by the same rule. */
  readonly detail: string;
}

/**
 * Art for all eight kinds of piece.
 *
 * @example
 * import {modern} from 'fen-board/pieces';
 *
 * const bold: PieceSet = {...modern, bodyStroke: 2.5};
 * addPieces('bold', bold); // <fen-board pieces="bold">
 */
export interface PieceSet {
  /** Width of the outline of a body, in units of a 45 × 45 square. */
  readonly bodyStroke: number;
  /** Width of the lines of a detail, in the same units. */
  readonly detailStroke: number;
  /** The art of each kind, by its upper-case letter; White and Black share it. */
  readonly pieces: {readonly [role in Role]: PieceShape};
}

/** A piece set whose shapes can be had at any place of the board. */
export interface PlacedPieceSet {
  readonly bodyStroke: number;
  readonly detailStroke: number;
  /** Path data of a body on the square `left` squares from the left and `above` from the top. */
  body(role: Role, left: number, above: number): string;
  detail(role: Role, left: number, above: number): string;
}

/** The side of a square in the units of the drawing. */
export const squareSide = 45;
/** More columns than any board has, so that a place has one number. */
const columns = 16;

/** A length as it is written: two decimals are enough for a path, and are fewer bytes. */
export const rounded = (length: number): number => +length.toFixed(2);

/** An `M` with its place, and after it another command or nothing. */
export const moveTo = /M\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)(?=\s*(?:[a-z]|$))/g;

/** Shapes are moved by their `M` commands alone: everything after an `M` is relative to it. */
const moved = (path: string, left: number, above: number) =>
  path.replace(moveTo, (_, x: string, y: string) => `M${shifted(x, left)} ${shifted(y, above)}`);

const shifted = (coordinate: string, squares: number) => rounded(+coordinate + squareSide * squares);

/** Prepares a set for drawing. Boards share what was worked out for one of them. */
export function place({bodyStroke, detailStroke, pieces}: PieceSet): PlacedPieceSet {
  const remember = (part: keyof PieceShape) => {
    const known: {readonly [role in Role]: string[]} = {
      P: [],
      N: [],
      B: [],
      R: [],
      Q: [],
      K: [],
      A: [],
      C: [],
    };
    return (role: Role, left: number, above: number) =>
      (known[role][above * columns + left] ??= moved(pieces[role][part], left, above));
  };
  return {bodyStroke, detailStroke, body: remember('body'), detail: remember('detail')};
}

/** For each kind and colour of piece one path for all of them. */
type Paths = {[piece in PieceLetter]: string};
const noPaths = Object.fromEntries(pieceLetters.split('').map((piece) => [piece, ''])) as Readonly<Paths>;

/** Works out the paths of all pieces of a position, seen from White's or from Black's side. */
export function piecePaths(
  {files, placement}: Position,
  fromBlack: boolean,
  set: PlacedPieceSet,
): {readonly body: Readonly<Paths>; readonly detail: Readonly<Paths>} {
  const body = {...noPaths};
  const detail = {...noPaths};
  eachPiece(placement, (piece, left, above) => {
    const role = piece.toUpperCase() as Role;
    const x = fromBlack ? files - 1 - left : left;
    const y = fromBlack ? ranks - 1 - above : above;
    body[piece] += set.body(role, x, y);
    detail[piece] += set.detail(role, x, y);
  });
  return {body, detail};
}
