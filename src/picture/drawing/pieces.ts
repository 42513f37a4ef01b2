import {notifyListeners} from '../../core/listeners.js';
import {modern} from './modern.js';
import {makePlacedSet, moveCommand, roles, type PieceSet, type PlacedPieceSet} from './piece-set.js';

/** The piece set that is drawn while the set of a board is being loaded, or if it does not exist. */
export const fallbackPieces = makePlacedSet(modern);

const registered = new Map<string, PlacedPieceSet>([['modern', fallbackPieces]]);

// `movePath` of `piece-set.ts` changes only M commands, so nothing else may be absolute: no other upper-case command, and
// no second pair of coordinates after an M.
const canBeMoved = (path: unknown) =>
  typeof path === 'string' &&
  path.startsWith('M') &&
  /^[achlmqstvz\d\s.,-]*$/.test(path.replace(moveCommand, ''));

/**
 * Registers a piece set under a name for the `pieces` attribute and for `renderSvg`. Boards with that name are redrawn.
 *
 * @param name - The value of `pieces="…"`, in any case.
 * @param set - Path data on a square of 45 × 45 units for all eight kinds of piece.
 * @throws TypeError if a body or detail does not begin with `M` or has another absolute command; the message names the piece.
 * @example
 * const shape = {body: 'M12 38h21l-4-12h-13z', detail: 'M14 34h17'};
 * const pieces = {P: shape, N: shape, B: shape, R: shape, Q: shape, K: shape, A: shape, C: shape};
 * addPieces('cones', {bodyStroke: 1.5, detailStroke: 1.2, pieces});
 */
export function addPieces(name: string, set: PieceSet): void {
  for (const role of roles) {
    for (const layer of ['body', 'detail'] as const) {
      // In plain JavaScript, anything may be missing.
      const {pieces} = set as Partial<{pieces: Partial<PieceSet['pieces']>}>;
      if (!canBeMoved(pieces?.[role]?.[layer])) {
        throw new TypeError(
          `Piece set “${name}”: the ${layer} of ${role} must begin with M, its only absolute command.`,
        );
      }
    }
  }
  registerPieces(name.toLowerCase(), set);
}

/** Registers a piece set that is known to be right, under a name in lower case. */
export function registerPieces(name: string, set: PieceSet): void {
  registered.set(name, makePlacedSet(set));
  notifyListeners(/* mustRedraw */ true);
}

/** The piece set with a name in lower case; `undefined` if none is registered under this name. */
export const piecesNamed = (name: string): PlacedPieceSet | undefined => registered.get(name);
