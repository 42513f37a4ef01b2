import type {Role} from '../notation/position.js';
import {modern} from './modern.js';
import {moveTo, place, roles, type PieceSet, type PieceShape, type PlacedPieceSet} from './piece-set.js';

/** Drawn until the set of a board has loaded. */
export const fallbackPieces = place(modern);

const registered = new Map<string, PlacedPieceSet>([['modern', fallbackPieces]]);
const listeners = new Set<(name: string) => void>();

// A shape is moved by its M commands, so nothing else may be absolute: no other capital letter, and no second pair of
// numbers after an M, which SVG reads as a line to that point.
const isUsable = (path: unknown) =>
  typeof path === 'string' &&
  /^M[Machlmqstvz\d\s.,-]*$/.test(path) &&
  !path.replace(moveTo, '').includes('M');

/** The path data of a piece; undefined if it is missing, which is possible in JavaScript. */
const partOf = (set: PieceSet, role: Role, part: keyof PieceShape): unknown =>
  (set.pieces as Partial<PieceSet['pieces']> | undefined)?.[role]?.[part];

/**
 * Registers a piece set under a name for the `pieces` attribute and for `renderSvg`. Boards with that name are redrawn.
 *
 * @param name - The value of `pieces="…"`, in any case.
 * @param set - Path data on a square of 45 × 45 units for all eight kinds of piece.
 * @throws TypeError naming the piece and the part whose path data cannot be used: it must begin with `M x y`,
 * and `M` must be its only absolute command.
 * @example
 * const shape = {body: 'M12 38h21l-4-12h-13z', detail: 'M14 34h17'};
 * const pieces = {P: shape, N: shape, B: shape, R: shape, Q: shape, K: shape, A: shape, C: shape};
 * addPieces('cones', {bodyStroke: 1.5, detailStroke: 1.2, pieces});
 */
export function addPieces(name: string, set: PieceSet): void {
  for (const role of roles) {
    for (const part of ['body', 'detail'] as const) {
      if (!isUsable(partOf(set, role, part))) {
        throw new TypeError(
          `Piece set “${name}”: the ${part} of ${role} must be path data that begins with M and has no other absolute command.`,
        );
      }
    }
  }
  const known = name.toLowerCase();
  registered.set(known, place(set));
  for (const listener of listeners) listener(known);
}

/** The set with that name; `undefined` until it is registered. */
export const piecesNamed = (name: string): PlacedPieceSet | undefined => registered.get(name);

/** Calls `listener` with the name of each set when it is registered. Returns a function that stops it. */
export function onPiecesAdded(listener: (name: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
