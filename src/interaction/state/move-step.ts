import type {LocaleStrings} from '../../locales/registry.js';
import type {Position} from '../../notation/position.js';
import {formatSan, formatUci, legalMoves, play, type Move} from '../../rules/index.js';
import {describeMove} from './announce-move.js';
import type {Step} from './mode.js';
import {castlingDestination} from './targets.js';

/** A legal move as a change of the position. */
export function makeStep(position: Position, move: Move, strings: LocaleStrings): Step {
  const {from, to, castle, promotion = null} = move;
  return {
    next: play(position, move),
    lastMove: [from, castle ? castlingDestination(from, castle, position) : to],
    move: {from, to, promotion, san: formatSan(position, move), uci: formatUci(position, move)},
    summary: describeMove(position, move, strings),
  };
}

/** The legal move that leads from one position to another; `null` where none does. Counters may differ. */
export function moveBetween(before: Position, after: Position, strings: LocaleStrings): Step | null {
  if (before.turn === after.turn || before.files !== after.files) return null;
  for (const move of legalMoves(before)) {
    const {placement, castling} = play(before, move);
    if (placement === after.placement && JSON.stringify(castling) === JSON.stringify(after.castling)) {
      return makeStep(before, move, strings);
    }
  }
  return null;
}
