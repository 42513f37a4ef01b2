import {capturedPiece} from '../../../core/rules/move-detail.js';
import {isCheck, isFinal, outcome} from '../../../core/rules/outcome.js';
import type {Move} from '../../../core/rules/move.js';
import {colorOf, otherColor, type Position} from '../../../core/notation/position.js';
import {roleName} from '../../../words/sentence.js';
import {fillSentence, joinSentences} from '../../../core/text/sentence.js';
import type {LocaleStrings} from '../../../words/registry.js';
import {piecesBySquare} from '../../../core/notation/change-placement.js';
import type {Actions} from './mode.js';
import type {Note} from './transition.js';
import {capitalized} from '../../../core/text/fill.js';

/** The sentences for a move that was made: “Knight g1 to f3.”, “King castles kingside.” */
export function describeMove(before: Position, move: Move, locale: LocaleStrings): string {
  const {from, to, castle, promotion} = move;
  const {interaction: strings} = locale;
  if (castle) return strings.castles[castle];
  const pieces = piecesBySquare(before);
  const piece = pieces.get(from);
  if (!piece) return '';
  const captured = capturedPiece(before, move);
  const isEnPassant = captured && !pieces.has(to);
  const template = isEnPassant ? strings.enPassantCapture : captured ? strings.capture : strings.move;
  const taken = captured ? roleName(captured, locale) : '';
  return joinSentences(
    fillSentence(template, {piece: roleName(piece, locale), taken, from, to}),
    promotion && fillSentence(strings.promotion, {piece: roleName(promotion, locale)}),
  );
}

/** The sentences of `describeCheck` and, unless the game has ended, whose move it is. @param result - The outcome, if the game is known. */
export function describeTurn(position: Position, strings: LocaleStrings, result = outcome(position)): string {
  const check = describeCheck(position, strings, result);
  return isFinal(result)
    ? check
    : joinSentences(check, capitalized(`${strings.diagram[`${position.turn}ToMove`]}.`));
}

/** The sentence about check, or the sentences about how the game has ended; empty if there is neither. */
export function describeCheck(
  position: Position,
  {diagram, interaction: strings}: LocaleStrings,
  result = outcome(position),
): string {
  return joinSentences(
    !isFinal(result) && isCheck(position) && diagram.check,
    result && strings.outcome[result.reason],
    result?.reason === 'checkmate' && strings.wins[otherColor(position.turn)],
  );
}

/** Describes an intent that has changed nothing on the board: “Knight g1 picked up.” */
export function describeNote(
  {type, square}: Note,
  {position, pieces, side}: Actions,
  strings: LocaleStrings,
): string {
  const {isPicked, illegalMove, cannotMove, noPiece, notYours, putBack} = strings.interaction;
  if (!square) return putBack;
  const piece = pieces.get(square);
  const fillIn = (template: string) =>
    fillSentence(template, {piece: piece ? roleName(piece, strings) : '', square});
  if (type === 'picked') return fillIn(`{piece} {square} ${isPicked}.`);
  if (type === 'cannotGo') return fillIn(illegalMove);
  if (!piece) return fillIn(noPiece);
  const color = colorOf(piece);
  if (side && color !== side) return notYours[color];
  return color === position.turn ? fillIn(cannotMove) : describeTurn(position, strings);
}
