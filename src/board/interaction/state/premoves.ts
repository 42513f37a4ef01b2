import {kingDestination} from '../../../core/notation/castling-and-en-passant.js';
import {piecesBySquare} from '../../../core/notation/change-placement.js';
import {
  castlingSides,
  colorOf,
  fileLetters,
  roleOf,
  type Color,
  type File,
  type Position,
  type Square,
} from '../../../core/notation/position.js';
import type {Promotion} from '../../../core/rules/move.js';
import {fill} from '../../../core/text/fill.js';
import {fillSentence} from '../../../core/text/sentence.js';
import {enPremoves} from '../../../words/en-premoves.js';
import {roleName, stringsFor} from '../../../words/sentence.js';
import type {Session} from './session.js';
import type {Actions, Premove, Step} from './mode.js';

/** The texts about premoves, in the language of a board. */
export const premoveStrings = stringsFor('interaction', enPremoves);

/** The actions of a person while the other side is to move: each piece can go where it might go after one more move. */
export function premoveActions(position: Position, side: Color): Actions {
  const pieces = piecesBySquare(position);
  return {
    position,
    pieces,
    side,
    isPremove: true,
    pick(square) {
      const piece = pieces.get(square);
      return piece && colorOf(piece) === side
        ? {piece, from: square, destinations: premoveDestinations(position, square)}
        : null;
    },
    drop({piece, from}, to) {
      if (!from) return null;
      const promotes = roleOf(piece) === 'P' && to.endsWith(side === 'white' ? '8' : '1');
      const roles: readonly Promotion[] =
        position.files === 8 ? ['Q', 'R', 'B', 'N'] : ['Q', 'R', 'B', 'N', 'A', 'C'];
      return promotes ? {choice: roles.map((promotion) => ({from, to, promotion}))} : {premove: {from, to}};
    },
  };
}

/** The ways in which each role moves: B along diagonals, R along files and ranks, N leaps. */
const ways: {readonly [role: string]: string} = {A: 'BN', C: 'RN', Q: 'BR', K: 'BR'};

/**
 * The squares to which a piece might go, whatever the other side does: nothing blocks its lines, because that may be captured
 * or move away, and its own pieces may have been captured there.
 */
export function premoveDestinations(position: Position, from: Square): ReadonlySet<Square> {
  const {files, castling} = position;
  const piece = piecesBySquare(position).get(from);
  const squares = new Set<Square>();
  if (!piece) return squares;
  const role = roleOf(piece);
  const color = colorOf(piece);
  const fromFile = fileLetters.indexOf(from.charAt(0) as File);
  const fromRank = Number(from.charAt(1));
  const isReached = (right: number, up: number): boolean => {
    const [x, y] = [Math.abs(right), Math.abs(up)];
    if (role === 'P') {
      const ahead = color === 'white' ? up : -up;
      const isHome = fromRank === (color === 'white' ? 2 : 7);
      return (ahead === 1 && x < 2) || (ahead === 2 && x === 0 && isHome);
    }
    if (role === 'K' && Math.max(x, y) > 1) return false;
    const way = ways[role] ?? role;
    return (
      (way.includes('B') && x === y) ||
      (way.includes('R') && (x === 0 || y === 0)) ||
      (way.includes('N') && x * y === 2)
    );
  };
  for (let file = 0; file < files; file++)
    for (let rank = 1; rank <= 8; rank++)
      if ((file !== fromFile || rank !== fromRank) && isReached(file - fromFile, rank - fromRank))
        squares.add(`${fileLetters[file]}${rank}` as Square);
  if (role === 'K')
    for (const side of castlingSides) {
      const rook = castling[color][side];
      if (!rook) continue;
      squares.add(`${rook}${fromRank}` as Square);
      squares.add(
        `${fileLetters[kingDestination(castling.type, files, fromFile, side)]}${fromRank}` as Square,
      );
    }
  squares.delete(from);
  return squares;
}

/** The step that makes a premove now; null if it is not legal. A pawn becomes a queen if nothing else was chosen. */
export function premoveStep(actions: Actions, {from, to, promotion = 'Q'}: Premove): Step | null {
  const selection = actions.pick?.(from);
  const result = selection?.destinations.has(to) ? actions.drop?.(selection, to) : null;
  if (!result || 'premove' in result) return null;
  if ('step' in result) return result.step;
  const move = result.choice.find((choice) => choice.promotion === promotion);
  return (move && actions.makeStep?.(move)) ?? null;
}

/** The sentence about a premove that was made, or about the one that was dropped. */
export function describePremove(premove: Premove | null, {host, actions, strings}: Session): string {
  const texts = premoveStrings(host);
  if (!premove) return texts.premoveDropped;
  const {from, to} = premove;
  const mover = actions.pieces.get(from);
  const piece = mover ? roleName(mover, strings) : '';
  return fill(texts.premove, {announcement: fillSentence(strings.interaction.move, {piece, from, to})});
}
