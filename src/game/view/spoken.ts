import {clockText} from '../../core/pgn/clock.js';
import type {GameTexts} from '../document/context.js';
import {signsPart} from '../../parts/game-loader.js';
import {roleName} from '../../words/sentence.js';
import {joinSentences} from '../../core/text/sentence.js';
import {fill} from '../../core/text/fill.js';
import type {Role} from '../../core/notation/position.js';
import type {Navigation} from '../document/navigation.js';
import {moveAndAlternatives, type MoveNode} from '../../core/pgn/tree.js';

/** A move in SAN (PGN standard 8.2.3). The groups are the piece, `x`, the destination and the promotion. */
const sanPattern = /^([KQRBNAC]?)[a-j]?[1-8]?(x?)([a-j][1-8])(?:=([QRBNAC]))?/;

/** An annotation in words, such as “mistake” for 2; undefined for a number that means nothing. */
export function glyphName(nag: number, {strings, diagram, locale}: GameTexts): string | undefined {
  const text = strings.nags[nag];
  if (text) return fill(text, {side: strings.white});
  const {loaded} = signsPart;
  return loaded?.nagName(nag, loaded.nagStrings({locale}), strings, diagram);
}

/** A move in words, for screen readers: “14 Black: pawn takes on d5, check, mistake”. */
export function spokenMove(
  {gameMove: {san, nags, move}, number, isWhite}: MoveNode,
  texts: GameTexts,
): string {
  const {strings, diagram} = texts;
  const name = (role: string) => roleName((role || 'P') as Role, {diagram});
  const phrases: string[] = [];
  const [, role = '', captures, to = '', promotion] = sanPattern.exec(san) ?? [];
  if (!move) phrases.push(strings.nullMove);
  else if (move.castle)
    phrases.push(move.castle === 'kingside' ? strings.castledKingside : strings.castledQueenside);
  else phrases.push(fill(captures ? strings.captured : strings.moved, {piece: name(role), to}));
  if (promotion) phrases.push(fill(strings.promoted, {piece: name(promotion)}));
  if (san.includes('#')) phrases.push(strings.checkmate);
  else if (san.includes('+')) phrases.push(strings.check);
  for (const nag of nags) phrases.push(glyphName(nag, texts) ?? '');
  return `${number} ${strings[isWhite ? 'white' : 'black']}: ${phrases.filter(Boolean).join(', ')}`;
}

/**
 * The announcement of the current move, with its clock, comments and variations, and of the end of a line of moves. If
 * `isReadByFocus`, it leaves out the move itself: the move's button gets the focus, so a screen reader reads the button.
 */
export function announcePlace(navigation: Navigation, texts: GameTexts, isReadByFocus = false): string {
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

/** The announcement at the end of a line of moves: when the reader gets there, and when the reader tries to go on. */
export const announceEnd = ({current, game}: Navigation, {strings}: GameTexts): string =>
  current?.line.replaces
    ? strings.variationEnds
    : fill(strings.gameEnds, {result: strings.results[game.result]});
