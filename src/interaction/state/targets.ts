import {castlingDestinations} from '../../notation/castling-destinations.js';
import type {CastlingSide, File, Position, Square} from '../../notation/position.js';
import type {Move} from '../../rules/index.js';

/** The destinations of a piece, with the moves that lead there: several if a pawn promotes. */
export type Targets = ReadonlyMap<Square, readonly Move[]>;

/**
 * Sorts legal moves by the square a person drops the piece on. Castling is found on the rook, and on the king's
 * destination as well, unless an ordinary move of the king goes there: that one wins, as in UCI.
 */
export function targetsFrom(from: Square, position: Position, moves: readonly Move[]): Targets {
  const targets = new Map<Square, Move[]>();
  const own = moves.filter((move) => move.from === from);
  for (const move of own) {
    const same = targets.get(move.to);
    if (same) same.push(move);
    else targets.set(move.to, [move]);
  }
  for (const move of own) {
    const destination = move.castle && castlingDestination(move.from, move.castle, position);
    if (destination && destination !== from && !targets.has(destination)) targets.set(destination, [move]);
  }
  return targets;
}

/** Where the king goes when it castles. */
export function castlingDestination(king: Square, side: CastlingSide, {castling, files}: Position): Square {
  const goal = castlingDestinations(castling.type, files, king.charAt(0) as File, side).king;
  return `${goal}${king.charAt(1)}` as Square;
}
