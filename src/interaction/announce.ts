import {isCheck, outcome, type Move} from '../rules/index.js';
import type {PieceLetter, Position, Role} from '../notation/position.js';
import {capitalized, sentence} from '../locales/sentence.js';
import type {LocaleStrings} from '../locales/strings.js';
import {piecesOn} from './pieces-on.js';

const roleOf = (piece: PieceLetter) => piece.toUpperCase() as Role;

/** The name of a kind of piece, without its colour. */
export const kindName = (piece: PieceLetter, {diagram}: LocaleStrings) => diagram.pieces[roleOf(piece)][0];

/** A piece with its colour, such as “white knight”. */
export const pieceName = (piece: PieceLetter, {interaction: strings}: LocaleStrings) => strings.pieces[piece];

/** What a move did and what comes next: “Knight g1 to f3. Black to move.” */
export function announceMove(before: Position, move: Move, after: Position, language: LocaleStrings): string {
  const {interaction: strings} = language;
  const said = [moved(before, move, language)];
  if (move.promotion) said.push(sentence(strings.promotion, {piece: kindName(move.promotion, language)}));
  said.push(announceTurn(after, language));
  return said.join(' ');
}

/** Whose move it is, and whether the king is attacked or the game is over. */
export function announceTurn(position: Position, {diagram, interaction: strings}: LocaleStrings): string {
  const over = outcome(position);
  // After fifty moves the game goes on until someone claims the draw.
  if (over && over.reason !== 'fifty-moves') return strings.outcome[over.reason];
  const turn = capitalized(`${diagram[`${position.turn}ToMove`]}.`);
  return [isCheck(position) ? strings.check : '', over ? strings.outcome[over.reason] : '', turn]
    .filter(Boolean)
    .join(' ');
}

function moved(before: Position, {from, to, castle}: Move, language: LocaleStrings): string {
  const {interaction: strings} = language;
  if (castle) return strings.castles[castle];
  const pieces = piecesOn(before);
  const piece = pieces.get(from);
  if (!piece) return '';
  const passing = roleOf(piece) === 'P' && to === before.enPassant && !to.startsWith(from.charAt(0));
  const taken = pieces.get(to) ?? (passing ? 'p' : undefined);
  const how = passing ? strings.enPassantCapture : taken ? strings.capture : strings.move;
  return sentence(how, {
    piece: kindName(piece, language),
    taken: taken ? kindName(taken, language) : '',
    from,
    to,
  });
}
