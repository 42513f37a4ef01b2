import {eachPiece} from '../../core/notation/placement.js';
import {
  colorOf,
  roleOf,
  ranks,
  type Color,
  type PieceLetter,
  type Position,
  type Role,
} from '../../core/notation/position.js';

/** The kinds of piece. */
export const roles = ['P', 'N', 'B', 'R', 'Q', 'K', 'A', 'C'] as const satisfies readonly Role[];

/**
 * The shape of one kind of piece, for White and Black, on a square of 45 × 45 units.
 *
 * @example
 * const cone: PieceShape = {body: 'M12 38h21l-4-12h-13z', detail: 'M14 34h17'};
 */
export interface PieceShape {
  /** SVG path data of the filled outline. It begins with `M`, which must be its only absolute command. */
  readonly body: string;
  /**
   * SVG path data of the lines drawn over the body. It begins with `M`, which must be its only absolute command. Further lines
   * begin with `m`: the pieces of a kind then differ by one pair of numbers alone, and a picture compresses well.
   */
  readonly detail: string;
}

/**
 * Art for all eight kinds of piece.
 *
 * @example
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

/** A piece set with a function that places its shapes on squares. */
export interface PlacedPieceSet extends PieceSet {
  /** The shape of a role on a square, whose code is row × 16 + column. */
  placeShape(role: Role, squareCode: number): PieceShape;
}

/** The side of a square in the units of the drawing. */
export const squareSide = 45;
/** A square with its upper left corner at x, y, as path data. */
export const squarePath = (x: number, y: number, side = squareSide): string =>
  `M${x} ${y}h${side}v${side}h-${side}z`;
/** The difference of the codes of squares in neighbouring rows. It is 2 ** 4, so `code >> 4` is the row. */
const codesPerRow = 16;

/** Rounds to two decimals, which are enough for a path. */
export const toHundredths = (length: number): number => +length.toFixed(2);

/** Matches an `M` with only one pair of coordinates, because SVG reads further pairs as lines to absolute points. */
export const moveCommand = /M\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)(?=\s*(?:[a-z]|$))/g;

/** Moves path data to the square with a code. Only `M` commands change, because all other commands are relative. */
function movePath(path: string, squareCode: number): string {
  const shift = (coordinate: string, squares: number) => toHundredths(+coordinate + squareSide * squares);
  const [column, row] = [squareCode % codesPerRow, squareCode >> 4];
  return path.replace(moveCommand, (_, x: string, y: string) => `M${shift(x, column)} ${shift(y, row)}`);
}

/** Adds `placeShape` to a piece set. Boards share the shapes, of which there are a few hundred at most. */
export function makePlacedSet(set: PieceSet): PlacedPieceSet {
  const shapes = new Map<string, PieceShape>();
  const placeShape = (role: Role, squareCode: number): PieceShape => {
    const key = role + squareCode;
    let shape = shapes.get(key);
    if (!shape) {
      const {body, detail} = set.pieces[role];
      shape = {body: movePath(body, squareCode), detail: movePath(detail, squareCode)};
      shapes.set(key, shape);
    }
    return shape;
  };
  return {...set, placeShape};
}

/** Whether the lines of a piece are drawn: on small squares, those in pawns, rooks, queens and kings blur. */
export const hasLines = (piece: PieceLetter, hasAllLines: boolean): boolean =>
  hasAllLines || !/[prqk]/i.test(piece);

/** Path data of all pieces of one side; empty where there is none. */
interface SidePaths {
  bodies: string;
  /** The lines inside the pieces that every board has. */
  lines: string;
  /** The lines that blur on small squares. */
  fineLines: string;
}

/** Joins the shapes of each side's pieces in a position. Without `hasAllLines`, there are no fine lines. */
export function joinPieces(
  {files, placement}: Position,
  isFlipped: boolean,
  set: PlacedPieceSet,
  hasAllLines: boolean,
): {readonly [color in Color]: Readonly<SidePaths>} {
  const sides = {
    white: {bodies: '', lines: '', fineLines: ''},
    black: {bodies: '', lines: '', fineLines: ''},
  };
  eachPiece(placement, (piece, left, above) => {
    const column = isFlipped ? files - 1 - left : left;
    const row = isFlipped ? ranks - 1 - above : above;
    const {body, detail} = set.placeShape(roleOf(piece), row * codesPerRow + column);
    const side = sides[colorOf(piece)];
    side.bodies += body;
    if (hasLines(piece, false)) side.lines += detail;
    else if (hasAllLines) side.fineLines += detail;
  });
  return sides;
}
