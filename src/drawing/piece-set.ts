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

/** A piece set whose shapes can be had at any place of the board. */
export interface PlacedPieceSet extends PieceSet {
  /** The shapes of all pieces of a kind as one; in `squares` a character's code is the number of a place. */
  joined(role: Role, squares: string): PieceShape;
}

/** The side of a square in the units of the drawing. */
export const squareSide = 45;
/** A number for each place: there are more columns than any board has. */
const columns = 16;
const maxShapes = 2000;

/** A length as it is written: two decimals are enough for a path, and are fewer bytes. */
export const rounded = (length: number): number => +length.toFixed(2);

/** The width of an outline, in optical sizes as of type: heavier on small squares. `unit` is in CSS pixels. */
export const outlineWidth = ({bodyStroke}: PieceSet, unit: number): number =>
  rounded(bodyStroke * (unit < 0.65 ? 1.15 : unit > 1.35 ? 0.88 : 1));

/** An `M` with its place, and after it another command or nothing. */
export const moveTo = /M\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)(?=\s*(?:[a-z]|$))/g;

/** Shapes are moved by their `M` commands alone: everything after an `M` is relative to it. */
const moved = (path: string, left: number, above: number) =>
  path.replace(moveTo, (_, x: string, y: string) => `M${shifted(x, left)} ${shifted(y, above)}`);

const shifted = (coordinate: string, squares: number) => rounded(+coordinate + squareSide * squares);

/** Prepares a set for drawing. Boards share what was made for one: neither lit nor the browser reads it again. */
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
        body = moved(set.pieces[role].body, at % columns, at >> 4);
        detail = moved(set.pieces[role].detail, at % columns, at >> 4);
      } else {
        for (const square of squares) {
          const one = joined(role, square);
          body += one.body;
          detail += one.detail;
        }
      }
      shape = {body, detail};
      // Single pieces are kept: all others are made of them.
      if (known.size >= maxShapes) for (const key of known.keys()) if (key.length > 2) known.delete(key);
      known.set(key, shape);
    }
    return shape;
  };
  return {...set, joined};
}

/** For each kind and colour of piece the shape of all of them. */
type Shapes = {[piece in PieceLetter]: PieceShape};
const noSquares = Object.fromEntries(pieceLetters.split('').map((piece) => [piece, ''])) as Readonly<
  Record<PieceLetter, string>
>;
const noShape: PieceShape = {body: '', detail: ''};
const noShapes = Object.fromEntries(pieceLetters.split('').map((piece) => [piece, noShape])) as Shapes;

export function pieceShapes({files, placement}: Position, fromBlack: boolean, set: PlacedPieceSet): Shapes {
  const squares = {...noSquares};
  const shapes = {...noShapes};
  eachPiece(placement, (piece, left, above) => {
    const x = fromBlack ? files - 1 - left : left;
    const y = fromBlack ? ranks - 1 - above : above;
    squares[piece] += String.fromCharCode(y * columns + x);
  });
  for (const piece of pieceLetters as Iterable<PieceLetter>) {
    if (squares[piece]) shapes[piece] = set.joined(piece.toUpperCase() as Role, squares[piece]);
  }
  return shapes;
}
