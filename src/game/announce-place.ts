import {joinSentences} from '../locales/sentence.js';
import {fill} from '../notation/fill.js';
import type {GameTexts} from './context.js';
import type {Navigation} from './navigation.js';
import {clockText, spokenMove} from './notation.js';
import {moveAndAlternatives} from './tree.js';

/**
 * The announcement of a place: the move with its clock and comments, its variations, and the end of a line.
 *
 * @param isReadByFocus - Whether the focus moves to the move in the list, so that a screen reader reads the move anyway.
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
