import {eachPiece, pieceLetters} from '../../core/notation/placement.js';
import {roleOf, ranks, type PieceLetter, type Position, type Role} from '../../core/notation/position.js';

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
  /** Joins the shapes of a role on several squares. Each character of `squareCodes` is a square: its code is row × 16 + column. */
  joinShapes(role: Role, squareCodes: string): PieceShape;
}

/** The side of a square in the units of the drawing. */
export const squareSide = 45;
/** A square with its upper left corner at x, y, as path data. */
export const squarePath = (x: number, y: number, side = squareSide): string =>
  `M${x} ${y}h${side}v${side}h-${side}z`;
/** The difference of the codes of squares in neighbouring rows. It is 2 ** 4, so `code >> 4` is the row. */
const codesPerRow = 16;
const maxCachedShapes = 2000;

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

/** Adds `joinShapes` to a piece set. Boards share the joined shapes, so that neither lit nor the browser parses them again. */
export function makePlacedSet(set: PieceSet): PlacedPieceSet {
  const cache = new Map<string, PieceShape>();
  const joinShapes = (role: Role, squareCodes: string): PieceShape => {
    const key = role + squareCodes;
    const cached = cache.get(key);
    if (cached) return cached;
    const shape = {body: '', detail: ''};
    if (squareCodes.length === 1) {
      const {body, detail} = set.pieces[role];
      const code = squareCodes.charCodeAt(0);
      shape.body = movePath(body, code);
      shape.detail = movePath(detail, code);
    } else {
      // `join` would make a copy of each path for each board.
      for (const square of squareCodes) {
        const {body, detail} = joinShapes(role, square);
        shape.body += body;
        shape.detail += detail;
      }
    }
    // Shapes on a single square, whose keys have two characters, stay: all other shapes are made from them.
    if (cache.size >= maxCachedShapes)
      for (const cachedKey of cache.keys()) if (cachedKey.length > 2) cache.delete(cachedKey);
    cache.set(key, shape);
    return shape;
  };
  return {...set, joinShapes};
}

/** Whether the lines of a piece are drawn: on small squares, those in pawns, rooks, queens and kings blur. */
export const hasLines = (piece: PieceLetter, hasAllLines: boolean): boolean =>
  hasAllLines || !/[prqk]/i.test(piece);

/**
 * Joins the shapes of each piece of a position. A piece that is not on the board has an empty shape. Without `hasAllLines`,
 * only bishops, knights, archbishops and chancellors have lines.
 */
export function joinPieces(
  {files, placement}: Position,
  isFlipped: boolean,
  set: PlacedPieceSet,
  hasAllLines: boolean,
) {
  const squareCodes: {[piece in PieceLetter]?: string} = {};
  eachPiece(placement, (piece, left, above) => {
    const column = isFlipped ? files - 1 - left : left;
    const row = isFlipped ? ranks - 1 - above : above;
    squareCodes[piece] = (squareCodes[piece] ?? '') + String.fromCharCode(row * codesPerRow + column);
  });
  return Object.fromEntries(
    [...(pieceLetters as Iterable<PieceLetter>)].map((piece) => {
      const shape = set.joinShapes(roleOf(piece), squareCodes[piece] ?? '');
      return [piece, hasLines(piece, hasAllLines) ? shape : {...shape, detail: ''}];
    }),
  ) as {readonly [piece in PieceLetter]: PieceShape};
}
