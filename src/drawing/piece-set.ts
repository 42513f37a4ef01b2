import {eachPiece, pieceLetters} from '../notation/placement.js';
import {ranks, type PieceLetter, type Position, type Role} from '../notation/position.js';

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

/** A piece set with its shapes on any square. */
export interface PlacedPieceSet extends PieceSet {
  /** Joins the shapes of a role on several squares; each character's code in `squares` is row × 16 + column. */
  joined(role: Role, squares: string): PieceShape;
}

/** The side of a square in the units of the drawing. */
export const squareSide = 45;
/** More than the columns of any board, and a power of two. */
const columns = 16;
const maxShapes = 2000;

/** Rounds to two decimals, which are enough for a path. */
export const rounded = (length: number): number => +length.toFixed(2);

/** The width of an outline: heavier on small squares, as in typefaces. `unit` is the size of a unit of the drawing, in CSS pixels. */
export const outlineWidth = ({bodyStroke}: PieceSet, unit: number): number =>
  rounded(bodyStroke * (unit < 0.65 ? 1.15 : unit > 1.35 ? 0.88 : 1));

/** Matches an `M` with its coordinates, if another command or nothing follows. */
export const moveTo = /M\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)(?=\s*(?:[a-z]|$))/g;

/** Moves a shape. Only its `M` commands change, because everything after an `M` is relative to it. */
const movePath = (path: string, left: number, above: number) =>
  path.replace(moveTo, (_, x: string, y: string) => `M${shifted(x, left)} ${shifted(y, above)}`);

const shifted = (coordinate: string, squares: number) => rounded(+coordinate + squareSide * squares);

/** Prepares a set for drawing. Boards share the joined shapes, so that neither lit nor the browser parses them again. */
export function place(set: PieceSet): PlacedPieceSet {
  const known = new Map<string, PieceShape>();
  const joined = (role: Role, squares: string): PieceShape => {
    const key = role + squares;
    let shape = known.get(key);
    if (!shape) {
      let body = '';
      let detail = '';
      if (squares.length === 1) {
        const at = squares.charCodeAt(0);
        body = movePath(set.pieces[role].body, at % columns, at >> 4);
        detail = movePath(set.pieces[role].detail, at % columns, at >> 4);
      } else {
        for (const square of squares) {
          const one = joined(role, square);
          body += one.body;
          detail += one.detail;
        }
      }
      shape = {body, detail};
      // The shapes on one square are kept: the others are made from them.
      if (known.size >= maxShapes) for (const key of known.keys()) if (key.length > 2) known.delete(key);
      known.set(key, shape);
    }
    return shape;
  };
  return {...set, joined};
}

/** For each piece, the joined shape of all of its squares. */
type Shapes = {[piece in PieceLetter]: PieceShape};
const noSquares = Object.fromEntries(pieceLetters.split('').map((piece) => [piece, ''])) as Readonly<
  Record<PieceLetter, string>
>;
const noShape: PieceShape = {body: '', detail: ''};
const noShapes = Object.fromEntries(pieceLetters.split('').map((piece) => [piece, noShape])) as Shapes;

export function pieceShapes({files, placement}: Position, isFlipped: boolean, set: PlacedPieceSet): Shapes {
  const squares = {...noSquares};
  const shapes = {...noShapes};
  eachPiece(placement, (piece, left, above) => {
    const x = isFlipped ? files - 1 - left : left;
    const y = isFlipped ? ranks - 1 - above : above;
    squares[piece] += String.fromCharCode(y * columns + x);
  });
  for (const piece of pieceLetters as Iterable<PieceLetter>) {
    if (squares[piece]) shapes[piece] = set.joined(piece.toUpperCase() as Role, squares[piece]);
  }
  return shapes;
}
