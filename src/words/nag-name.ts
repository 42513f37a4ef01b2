import {fill} from '../core/text/fill.js';
import type {PictureStrings} from './en.js';
import type {GameStrings} from './en-game.js';
import {enNags, type NagStrings} from './en-nags.js';
import {stringsFor} from './sentence.js';

type Topic = Exclude<keyof NagStrings['nagTopics'], 'text'> | 'N' | 'B' | 'R' | 'Q';
type Grade = keyof NagStrings['nagGrades'];

/**
 * The annotations about a side that have no sentence of their own: the first number, a topic or a piece, and a grade for each
 * pair of numbers, White’s before Black’s (PGN standard 10).
 */
const aboutSides: readonly (readonly [nag: number, topic: Topic, ...grades: Grade[]])[] = [
  [24, 'space', 'slight', 'clear', 'decisive'],
  [30, 'development', 'slight', 'clear', 'decisive'],
  [38, 'initiative', 'lasting'],
  [42, 'compensation', 'tooLittle'],
  [46, 'compensation', 'plenty'],
  [48, 'centre', 'slight', 'clear', 'decisive'],
  [54, 'kingside', 'slight', 'clear', 'decisive'],
  [60, 'queenside', 'slight', 'clear', 'decisive'],
  [66, 'backRank', 'bad', 'good'],
  [70, 'kingSafety', 'bad', 'good'],
  [74, 'kingPlace', 'bad', 'good'],
  [78, 'pawns', 'veryBad', 'bad', 'good', 'veryGood'],
  [86, 'N', 'bad', 'good'],
  [90, 'B', 'bad', 'good'],
  [94, 'R', 'bad', 'good'],
  [98, 'Q', 'bad', 'good'],
  [102, 'coordination', 'bad', 'good'],
  [106, 'opening', 'veryBad', 'bad', 'good', 'veryGood'],
  [114, 'middlegame', 'veryBad', 'bad', 'good', 'veryGood'],
  [122, 'ending', 'veryBad', 'bad', 'good', 'veryGood'],
  [130, 'counterplay', 'little'],
  [134, 'counterplay', 'plenty'],
  [136, 'time', 'bad'],
];
/** Scid’s numbers for what ChessBase has another number for. */
const sameAs: {readonly [nag: number]: number | undefined} = {
  191: 251,
  192: 250,
  193: 249,
  212: 252,
  213: 253,
  214: 254,
  215: 255,
};
/** ChessBase’s numbers for a topic without a grade. */
const topicAlone: {readonly [nag: number]: 'centre' | 'kingside' | 'queenside' | 'ending' | undefined} = {
  241: 'centre',
  242: 'kingside',
  243: 'queenside',
  245: 'ending',
};

/** The texts of this file, in the language of an element. */
export const nagStrings = stringsFor('game', enNags);

/** A rarer annotation in words, such as “novelty” for 146; undefined for a number that means nothing. */
export function nagName(
  nag: number,
  {nags, nagTopics, nagGrades}: NagStrings,
  {white, black, checkmate}: GameStrings,
  {pieces}: Pick<PictureStrings, 'pieces'>,
): string | undefined {
  const topic = topicAlone[nag];
  if (topic) return nagTopics[topic];
  if (nag === 211) return checkmate;
  const alone = nags[sameAs[nag] ?? nag];
  if (alone) return fill(alone, {side: white});
  const pair = nag - (nag % 2);
  if (nags[pair]?.includes('{side}')) return fill(nags[pair], {side: black});
  for (const [first, about, ...grades] of aboutSides) {
    const grade = grades[(pair - first) / 2];
    if (!grade) continue;
    return fill(nagTopics.text, {
      side: nag === pair ? white : black,
      topic:
        about.length > 1
          ? nagTopics[about as Exclude<Topic, 'N' | 'B' | 'R' | 'Q'>]
          : pieces[about as 'N'][0],
      grade: nagGrades[grade],
    });
  }
  return undefined;
}
