import {fill} from '../notation/messages.js';
import type {Role} from '../notation/position.js';
import {capitalized, kindName} from '../locales/sentence.js';
import type {DiagramStrings, GameStrings} from '../locales/table.js';
import {moveNumber} from './notation.js';
import type {Node} from './tree.js';

/** The parts of a move in standard algebraic notation (PGN standard 8.2.3). */
const san = /^([KQRBNAC]?)[a-j]?(?:10|[1-9])?(x?)([a-j][1-8])(?:=([QRBNAC]))?/;

/** A move in words, for screen readers: “14… pawn takes on d5, check, mistake”. */
export function spokenMove(node: Node, strings: GameStrings, diagram: DiagramStrings): string {
  const name = (role: string) => kindName((role || 'P') as Role, {diagram});
  const {
    move: {san: text, nags, move},
    number,
    isWhite,
  } = node;
  const parts: string[] = [];
  const [, role = '', takes, to = '', promotion] = san.exec(text) ?? [];
  if (!move) parts.push(strings.nullMove);
  else if (move.castle)
    parts.push(move.castle === 'kingside' ? strings.castledKingside : strings.castledQueenside);
  else parts.push(fill(takes ? strings.captured : strings.moved, {piece: name(role), to}));
  if (promotion) parts.push(fill(strings.promoted, {piece: name(promotion)}));
  if (text.includes('#')) parts.push(strings.checkmate);
  else if (text.includes('+')) parts.push(strings.check);
  for (const nag of nags) if (strings.nags[nag]) parts.push(strings.nags[nag]);
  const side = isWhite ? '' : '…';
  return `${number}${side} ${parts.join(', ')}`;
}

/**
 * What is announced when a reader goes to a place.
 *
 * @param node - The move there; null at the start.
 * @param comments - The comments on it.
 */
export function announcePlace(
  node: Node | null,
  comments: readonly string[],
  strings: GameStrings,
  diagram: DiagramStrings,
): string {
  const move = node ? `${capitalized(spokenMove(node, strings, diagram))}.` : strings.startPosition;
  return [move, ...comments].join(' ');
}

/** The short name of a move: “14… exd5”. */
export const nameOfMove = (node: Node): string => `${moveNumber(node)} ${node.move.san}`;
