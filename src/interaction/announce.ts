import {isCheck, outcome, type Move} from '../rules/index.js';
import type {PieceLetter, Position, Role} from '../notation/position.js';
import {fill} from '../notation/fill.js';
import {capitalized} from '../locales/diagram-table.js';
import type {Language} from '../locales/interaction-locale.js';
import {piecesOn} from './pieces-on.js';

const roleOf = (piece: PieceLetter) => piece.toUpperCase() as Role;
/** A sentence about pieces. */
export const sentence = (...told: Parameters<typeof fill>) => capitalized(fill(...told));

/** The name of a kind of piece, without its colour. */
export const kindName = (piece: PieceLetter, {words}: Language) => words.pieces[roleOf(piece)][0];

/** A piece with its colour, such as “white knight”. */
export const pieceName = (piece: PieceLetter, {acts}: Language) => acts.pieces[piece];

/** What a move did and what comes next: “Knight g1 to f3. Black to move.” */
export function announceMove(before: Position, move: Move, after: Position, language: Language): string {
  const {acts} = language;
  const said = [moved(before, move, language)];
  if (move.promotion) said.push(sentence(acts.promotes, {piece: kindName(move.promotion, language)}));
  said.push(announceTurn(after, language));
  return said.join(' ');
}

/** Whose move it is, and whether the king is attacked or the game is over. */
export function announceTurn(position: Position, {acts}: Language): string {
  const over = outcome(position);
  // After fifty moves the game goes on until someone claims the draw.
  if (over && over.reason !== 'fifty-moves') return acts[over.reason];
  const turn = position.turn === 'white' ? acts.whiteToMove : acts.blackToMove;
  return [isCheck(position) ? acts.check : '', over ? acts[over.reason] : '', turn].filter(Boolean).join(' ');
}

function moved(before: Position, {from, to, castle}: Move, language: Language): string {
  const {acts} = language;
  if (castle) return castle === 'kingside' ? acts.castleKingside : acts.castleQueenside;
  const pieces = piecesOn(before);
  const piece = pieces.get(from);
  if (!piece) return '';
  const passing = roleOf(piece) === 'P' && to === before.enPassant && !to.startsWith(from.charAt(0));
  const taken = pieces.get(to) ?? (passing ? 'p' : undefined);
  const how = passing ? acts.enPassant : taken ? acts.capture : acts.move;
  return sentence(how, {
    piece: kindName(piece, language),
    taken: taken ? kindName(taken, language) : '',
    from,
    to,
  });
}
