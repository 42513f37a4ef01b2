import {fill} from '../notation/messages.js';
import type {Role} from '../notation/position.js';
import {capitalized} from '../locales/sentence.js';
import type {DiagramStrings, GameStrings} from '../locales/table.js';
import {moveNumber} from './notation.js';
import type {Node} from './tree.js';

/** The parts of a move in standard algebraic notation (PGN standard 8.2.3). */
const san = /^([KQRBNAC]?)[a-j]?(?:10|[1-9])?(x?)([a-j][1-8])(?:=([QRBNAC]))?/;

/** A move for those who listen: “14, Black: pawn takes on d5, check, mistake”. */
export function spokenMove(node: Node, strings: GameStrings, diagram: DiagramStrings): string {
  const name = (role: string) => diagram.pieces[(role || 'P') as Role][0];
  const {
    move: {san: text, nags, move},
    number,
    isWhite,
  } = node;
  const said: string[] = [];
  const [, role = '', takes, to = '', promotion] = san.exec(text) ?? [];
  if (!move) said.push(strings.nullMove);
  else if (move.castle)
    said.push(move.castle === 'kingside' ? strings.castledKingside : strings.castledQueenside);
  else said.push(fill(takes ? strings.captured : strings.moved, {piece: name(role), to}));
  if (promotion) said.push(fill(strings.promoted, {piece: name(promotion)}));
  if (text.includes('#')) said.push(strings.checkmate);
  else if (text.includes('+')) said.push(strings.check);
  for (const nag of nags) if (strings.nags[nag]) said.push(strings.nags[nag]);
  const side = isWhite ? '' : '…';
  return `${number}${side} ${said.join(', ')}`;
}

/** What is announced when a reader comes to a place: the move, what is said about it, and how the game ended. */
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
