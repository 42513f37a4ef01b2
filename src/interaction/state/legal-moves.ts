import type {LocaleStrings} from '../../locales/registry.js';
import {kingDestination} from '../../notation/castling-and-en-passant.js';
import {piecesBySquare, type PiecesBySquare} from '../../notation/change-placement.js';
import {
  files as fileNames,
  type CastlingSide,
  type File,
  type Position,
  type Square,
} from '../../notation/position.js';
import {formatSan, formatUci, isCheck, legalMoves, play, type Move} from '../../rules/index.js';
import {describeCheck, describeMove, describeTurn} from './announce-move.js';
import type {DropResult, Actions, Rules, Selection, Step} from './mode.js';

/** The actions in one position if only legal moves are allowed. */
export class LegalMoves implements Actions {
  readonly position: Position;
  readonly pieces: PiecesBySquare;
  readonly #moves: readonly Move[];
  readonly #strings: LocaleStrings;

  constructor(position: Position, strings: LocaleStrings) {
    this.position = position;
    this.pieces = piecesBySquare(position);
    this.#moves = legalMoves(position);
    this.#strings = strings;
  }

  mobility(square: Square): number {
    // Castling, which has two destinations, counts once; so does a promotion, which has several moves.
    return new Set([...this.#findDestinations(square).values()].map(([move]) => move)).size;
  }

  pick(square: Square): Selection | null {
    const destinations = new Set(this.#findDestinations(square).keys());
    const piece = this.pieces.get(square);
    return piece && destinations.size > 0 ? {piece, from: square, destinations} : null;
  }

  drop({from}: Selection, square: Square): DropResult {
    const moves = from ? this.#findDestinations(from).get(square) : undefined;
    const [move] = moves ?? [];
    if (!moves || !move) return null;
    return moves.length > 1 ? {choice: moves} : {step: this.stepOf(move)};
  }

  stepOf(move: Move): Step {
    return makeStep(this.position, move, this.#strings);
  }

  #findDestinations(square: Square): Destinations {
    return findDestinations(square, this.position, this.#moves);
  }
}

/** A legal move as a change of the position. */
export function makeStep(position: Position, move: Move, strings: LocaleStrings): Step {
  const {from, to, castle, promotion = null} = move;
  return {
    next: play(position, move),
    lastMove: [from, castle ? findCastlingSquare(from, castle, position) : to],
    move: {from, to, promotion, san: formatSan(position, move), uci: formatUci(position, move)},
    summary: describeMove(position, move, strings),
  };
}

/** The step of the legal move from one position to another; `null` if there is none. Move counters are ignored. */
function moveBetween(before: Position, after: Position, strings: LocaleStrings): Step | null {
  if (before.turn === after.turn || before.files !== after.files) return null;
  for (const move of legalMoves(before)) {
    const {placement, castling} = play(before, move);
    if (placement === after.placement && JSON.stringify(castling) === JSON.stringify(after.castling)) {
      return makeStep(before, move, strings);
    }
  }
  return null;
}

/** The rules, for all modes. */
export const rules: Rules = {
  isCheck,
  checkText: describeCheck,
  turnText: describeTurn,
  moveBetween,
};

/** The legal moves from a square, by the square that a person drops the piece on: several if the move promotes. */
type Destinations = ReadonlyMap<Square, readonly Move[]>;

/**
 * Finds the destinations from a square. Castling has two: the rook's square, and the square that the king reaches, unless
 * an ordinary king move leads there. The ordinary move is then preferred, as in UCI.
 */
function findDestinations(from: Square, position: Position, moves: readonly Move[]): Destinations {
  const destinations = new Map<Square, Move[]>();
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

/** The square that a king reaches by castling. */
function findCastlingSquare(king: Square, side: CastlingSide, {castling, files}: Position): Square {
  const file = kingDestination(castling.type, files, fileNames.indexOf(king.charAt(0) as File), side);
  return `${fileNames[file]}${king.charAt(1)}` as Square;
}
