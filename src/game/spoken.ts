import type {GameTexts} from './context.js';
import {joinSentences, roleName} from '../locales/sentence.js';
import {fill} from '../notation/fill.js';
import type {Role} from '../notation/position.js';
import type {Navigation} from './navigation.js';
import {clockText} from './notation.js';
import {moveAndAlternatives, type MoveNode} from './tree.js';

/** A move in SAN (PGN standard 8.2.3). The groups are the piece, `x`, the destination and the promotion. */
const sanPattern = /^([KQRBNAC]?)[a-j]?[1-8]?(x?)([a-j][1-8])(?:=([QRBNAC]))?/;

/** A move in words, for screen readers: “14 Black: pawn takes on d5, check, mistake”. */
export function spokenMove(
  {gameMove: {san, nags, move}, number, isWhite}: MoveNode,
  {strings, diagram}: GameTexts,
): string {
  const name = (role: string) => roleName((role || 'P') as Role, {diagram});
  const parts: string[] = [];
  const [, role = '', captures, to = '', promotion] = sanPattern.exec(san) ?? [];
  if (!move) parts.push(strings.nullMove);
  else if (move.castle)
    parts.push(move.castle === 'kingside' ? strings.castledKingside : strings.castledQueenside);
  else parts.push(fill(captures ? strings.captured : strings.moved, {piece: name(role), to}));
  if (promotion) parts.push(fill(strings.promoted, {piece: name(promotion)}));
  if (san.includes('#')) parts.push(strings.checkmate);
  else if (san.includes('+')) parts.push(strings.check);
  for (const nag of nags) if (strings.nags[nag]) parts.push(strings.nags[nag]);
  return `${number} ${strings[isWhite ? 'white' : 'black']}: ${parts.join(', ')}`;
}

/**
 * The announcement of the current move, with its clock, comments and variations, and of the end of a line. The move itself
 * is left out if `isReadByFocus`: the focus moves to it in the list, so a screen reader reads it anyway.
 */
export function announcePlace(navigation: Navigation, texts: GameTexts, isReadByFocus: boolean): string {
  const {current, comments, next} = navigation;
  const {strings} = texts;
  const commentTexts = comments.map(({text}) => text);
  if (!current) return joinSentences(strings.startPosition, ...commentTexts);
  const time = clockText(comments);
  const alternatives = moveAndAlternatives(current);
  const [number, count] = [alternatives.indexOf(current), alternatives.length - 1];
  return joinSentences(
    number > 0 && fill(strings.variationBegins, {number, count}),
    !isReadByFocus && `${spokenMove(current, texts)}.`,
    time && `${fill(strings.clock, {time})}.`,
    ...commentTexts,
    number === 0 && count > 0 && fill(strings.variationsHere, {count}),
    !next && announceEnd(navigation, texts),
  );
}

/** The announcement of the end of a line, on reaching it and on trying to go beyond it. */
export const announceEnd = ({current, game}: Navigation, {strings}: GameTexts): string =>
  current?.line.replaces
    ? strings.variationEnds
    : fill(strings.gameEnds, {result: strings.results[game.result]});
