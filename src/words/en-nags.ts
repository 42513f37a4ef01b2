import type {Texts} from '../core/text/fill.js';

export const enNags = {
  /** Numeric annotation glyphs that few games have, in words, by number. */
  nags: {
    8: 'no good alternative',
    9: 'worst move',
    11: 'equal, quiet position',
    12: 'equal, active position',
    20: '{side} has a crushing advantage',
    22: 'White is in zugzwang',
    23: 'Black is in zugzwang',
    36: 'White has the initiative',
    37: 'Black has the initiative',
    40: 'White has the attack',
    41: 'Black has the attack',
    44: 'White has compensation',
    45: 'Black has compensation',
    132: 'White has counterplay',
    133: 'Black has counterplay',
    138: 'White is short of time',
    139: 'Black is short of time',
    140: 'with the idea',
    141: 'aimed against',
    142: 'better is',
    143: 'worse is',
    144: 'equally good is',
    145: 'editorial comment',
    146: 'novelty',
    190: 'and so on',
    194: 'hanging pawns',
    195: 'backward pawn',
    210: 'see',
    238: 'more space',
    239: 'file',
    240: 'diagonal',
    244: 'weak point',
    246: 'bishop pair',
    247: 'opposite-coloured bishops',
    248: 'bishops of the same colour',
    249: 'connected pawns',
    250: 'isolated pawns',
    251: 'doubled pawns',
    252: 'passed pawn',
    253: 'pawn majority',
    254: 'with',
    255: 'without',
  } as {readonly [nag: number]: string},
  /** The meaning of other numbers for a side: a topic and a grade, in the form of `text`. */
  nagTopics: {
    text: '{side}: {topic}, {grade}',
    space: 'space',
    development: 'development',
    centre: 'centre',
    kingside: 'kingside',
    queenside: 'queenside',
    backRank: 'back rank',
    kingSafety: 'king safety',
    kingPlace: 'place of the king',
    pawns: 'pawns',
    coordination: 'coordination',
    opening: 'opening',
    middlegame: 'middlegame',
    ending: 'ending',
    counterplay: 'counterplay',
    time: 'time',
    initiative: 'initiative',
    compensation: 'compensation',
  },
  nagGrades: {
    slight: 'slight advantage',
    clear: 'clear advantage',
    decisive: 'decisive advantage',
    veryBad: 'very bad',
    bad: 'bad',
    good: 'good',
    veryGood: 'very good',
    little: 'a little',
    tooLittle: 'not enough',
    plenty: 'more than enough',
    lasting: 'lasting',
  },
};

/**
 * The texts about annotation glyphs that few games have, in one language.
 *
 * @example
 * const game: Partial<NagStrings> = {nags: {146: 'novaĵo'}};
 * addLocale('eo', {game});
 */
export type NagStrings = Texts<typeof enNags>;
