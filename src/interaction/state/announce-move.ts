import {isCheck, outcome, type Move, type Outcome} from '../../rules/index.js';
import type {Position} from '../../notation/position.js';
import {roleName, sentence, sentences} from '../../locales/sentence.js';
import type {Options} from './mode.js';
import type {Note} from './transition.js';
import type {LocaleStrings} from '../../locales/registry.js';
import type {PlayStrings} from '../../locales/en-play.js';
import {piecesOn} from '../../notation/change-placement.js';
import {capitalized} from '../../notation/fill.js';

/** The sentence for a move that was made: “Knight g1 to f3.”, “King castles kingside.” */
export function describeMove(before: Position, move: Move, strings: LocaleStrings): string {
  const {promotion} = move;
  return sentences(
    moved(before, move, strings),
    promotion && sentence(strings.interaction.promotion, {piece: roleName(promotion, strings)}),
  );
}

/** Whose move it is, and whether the king is attacked or the game is over. */
export function describeTurn(position: Position, {diagram, interaction: strings}: LocaleStrings): string {
  const check = describeCheck(position, strings);
  return isOver(outcome(position))
    ? check
    : sentences(check, capitalized(`${diagram[`${position.turn}ToMove`]}.`));
}

/** After fifty moves the game goes on until someone claims the draw. */
const isOver = (over: Outcome | null) => over !== null && over.reason !== 'fifty-moves';

/** Whether the king is attacked, or how the game has ended; empty where neither is so. */
export function describeCheck(position: Position, strings: PlayStrings): string {
  const over = outcome(position);
  return sentences(
    !isOver(over) && isCheck(position) && strings.check,
    over && strings.outcome[over.reason],
    over?.reason === 'checkmate' && strings.wins[position.turn === 'white' ? 'black' : 'white'],
  );
}

/** The announcement where nothing changes. */
export function noteText({type, about}: Note, {position, pieces}: Options, strings: LocaleStrings): string {
  const {picked, illegalMove, cannotMove, noPiece, putBack} = strings.interaction;
  const piece = about && pieces.get(about);
  const of = (text: string) =>
    sentence(text, {piece: piece ? roleName(piece, strings) : '', square: about ?? ''});
  switch (type) {
    case 'picked':
      return of(picked);
    case 'cannotGo':
      return of(illegalMove);
    case 'cannotPick':
      if (!piece) return of(noPiece);
      return piece < 'a' === (position.turn === 'white') ? of(cannotMove) : describeTurn(position, strings);
    case 'putBack':
      return putBack;
  }
}

function moved(before: Position, {from, to, castle}: Move, language: LocaleStrings): string {
  const {interaction: strings} = language;
  if (castle) return strings.castles[castle];
  const pieces = piecesOn(before);
  const piece = pieces.get(from);
  if (!piece) return '';
  const passing = piece.toUpperCase() === 'P' && to === before.enPassant && !to.startsWith(from.charAt(0));
  const taken = pieces.get(to) ?? (passing ? 'p' : undefined);
  const how = passing ? strings.enPassantCapture : taken ? strings.capture : strings.move;
  return sentence(how, {
    piece: roleName(piece, language),
    taken: taken ? roleName(taken, language) : '',
    from,
    to,
  });
}
