import type {Role} from '../notation/position.js';

/** The order in which kinds of piece are drawn; the first index of every table in this folder. */
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
  /** Path data of the body of `roles[role]` on the square `left` squares from the left and `above` from the top. */
  body(role: number, left: number, above: number): string;
  detail(role: number, left: number, above: number): string;
}

/** The side of a square in the units of the drawing. */
export const squareSide = 45;
/** More columns than any board has, so that a place has one number. */
const columns = 16;

/** An `M` with its place, and after it another command or nothing. */
export const moveTo = /M\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)(?=\s*(?:[a-z]|$))/g;

/** Shapes are moved by their `M` commands alone: everything after an `M` is relative to it. */
const moved = (path: string, left: number, above: number) =>
  path.replace(moveTo, (_, x: string, y: string) => `M${shifted(x, left)} ${shifted(y, above)}`);

const shifted = (coordinate: string, squares: number) => +(+coordinate + squareSide * squares).toFixed(2);

/** Prepares a set for drawing. Boards share what was worked out for one of them. */
export function place(set: PieceSet): PlacedPieceSet {
  const remember = (paths: readonly string[]) => {
    const known: string[] = [];
    return (role: number, left: number, above: number) =>
      (known[(role * columns + above) * columns + left] ??= moved(paths[role] ?? '', left, above));
  };
  return {
    bodyStroke: set.bodyStroke,
    detailStroke: set.detailStroke,
    body: remember(roles.map((role) => set.pieces[role].body)),
    detail: remember(roles.map((role) => set.pieces[role].detail)),
  };
}
