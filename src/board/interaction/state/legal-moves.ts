import type {LocaleStrings} from '../../../words/registry.js';
import {kingDestination} from '../../../core/notation/castling-and-en-passant.js';
import {piecesBySquare} from '../../../core/notation/change-placement.js';
import {
  fileLetters,
  type CastlingSide,
  type Color,
  type File,
  type Position,
  type Square,
} from '../../../core/notation/position.js';
import {moveDetail} from '../../../core/rules/move-detail.js';
import {legalMoves, play} from '../../../core/rules/play.js';
import type {Move} from '../../../core/rules/move.js';
import {describeMove} from './announce-move.js';
import type {Actions, Step} from './mode.js';

/** The actions in one position if only legal moves are allowed. */
export function legalActions(position: Position, strings: LocaleStrings): Actions {
  const pieces = piecesBySquare(position);
  const moves = legalMoves(position);
  return {
    position,
    pieces,
    makeStep: (move) => makeStep(position, move, strings),
    // Castling counts once, although it has two destinations. So does a promotion, although it is several moves.
    mobility: (square) => new Set(moves.filter(({from}) => from === square).map(({to}) => to)).size,
    pick(square) {
      const destinations = new Set(findDestinations(square, position, moves).keys());
      const piece = pieces.get(square);
      return piece && destinations.size > 0 ? {piece, from: square, destinations} : null;
    },
    drop({from}, square) {
      const choice = from && findDestinations(from, position, moves).get(square);
      if (!choice) return null;
      return choice.length > 1 ? {choice} : {step: makeStep(position, choice[0], strings)};
    },
  };
}

/**
 * The actions in one position of a person who plays one side, or both. While the other side is to move, nothing can be picked
 * but for a premove.
 *
 * @param inAdvance - The actions for a premove; undefined if there are none.
 */
export function playerActions(
  position: Position,
  side: Color | null,
  inAdvance: ((position: Position, side: Color) => Actions) | undefined,
  strings: LocaleStrings,
): Actions {
  if (!side || position.turn === side) return {...legalActions(position, strings), side};
  return inAdvance?.(position, side) ?? {position, pieces: piecesBySquare(position), side};
}

/** The step that makes a legal move. */
export function makeStep(position: Position, move: Move, strings: LocaleStrings): Step {
  const {from, to, castle} = move;
  return {
    next: play(position, move),
    lastMove: [from, castle ? findCastlingSquare(from, castle, position) : to],
    move: moveDetail(position, move),
    summary: describeMove(position, move, strings),
  };
}

/** The step of the legal move from one position to another; `null` if there is none. Move counters are ignored. */
export function stepBetween(before: Position, after: Position, strings: LocaleStrings): Step | null {
  if (before.turn === after.turn || before.files !== after.files) return null;
  const move = legalMoves(before).find((legalMove) => {
    const {placement, castling} = play(before, legalMove);
    return placement === after.placement && JSON.stringify(castling) === JSON.stringify(after.castling);
  });
  return move ? makeStep(before, move, strings) : null;
}

/**
 * The legal moves from a square, by the square on which the piece can be dropped. A promotion is several moves to one
 * square. Castling has two squares, the rook's and the king's after castling. But if an ordinary move of the king leads
 * to the second one, a drop there is the ordinary move, as in UCI.
 */
function findDestinations(
  from: Square,
  position: Position,
  moves: readonly Move[],
): ReadonlyMap<Square, readonly [Move, ...Move[]]> {
  const destinations = new Map<Square, [Move, ...Move[]]>();
  const movesOfPiece = moves.filter((move) => move.from === from);
  for (const move of movesOfPiece) {
    const promotions = destinations.get(move.to);
    if (promotions) promotions.push(move);
    else destinations.set(move.to, [move]);
  }
  for (const move of movesOfPiece) {
    const to = move.castle && findCastlingSquare(from, move.castle, position);
    if (to && to !== from && !destinations.has(to)) destinations.set(to, [move]);
  }
  return destinations;
}

/** The king's square after castling. @param from - The king's square before. */
function findCastlingSquare(from: Square, side: CastlingSide, {castling, files}: Position): Square {
  const file = kingDestination(castling.type, files, fileLetters.indexOf(from.charAt(0) as File), side);
  return `${fileLetters[file]}${from.charAt(1)}` as Square;
}
