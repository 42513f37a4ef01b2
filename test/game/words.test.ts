import {resultText, glyphsOf} from '../../src/core/pgn/move-text.js';
import {formatClock} from '../../src/core/pgn/clock.js';
import {expect} from 'chai';
import {Navigation} from '../../src/game/document/navigation.js';
import {spokenMove} from '../../src/game/view/spoken.js';
import {treeOf} from '../../src/core/pgn/tree.js';
import {enDiagram} from '../../src/words/en.js';
import {enGame} from '../../src/words/en-game.js';
import {splitSan, localSan} from '../../src/words/sentence.js';
import {signsPart} from '../../src/parts/game-loader.js';
import {localeFor} from '../../src/words/registry.js';
import {parsePgn} from '../../src/core/pgn/index.js';

/** Reads a game, and returns its last move in words. */
function lastMove(pgn: string): string {
  const [game] = parsePgn(pgn).games;
  const node = game && treeOf(game).nodes.at(-1);
  if (!node) throw new Error(pgn);
  return spokenMove(node, {strings: enGame, diagram: enDiagram, locale: {current: localeFor('en')}});
}

describe('a move in words', () => {
  before(() => signsPart.load());

  const rows: readonly (readonly [pgn: string, words: string])[] = [
    ['1. e4 *', '1 White: pawn to e4'],
    ['1. e4 d5 2. exd5 Qxd5 *', '2 Black: queen takes on d5'],
    ['1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O *', '4 White: castles kingside'],
    ['[FEN "r3k3/8/8/8/8/8/8/4K3 b q - 0 9"]\n\n9... O-O-O *', '9 Black: castles queenside'],
    ['[FEN "8/P6k/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=Q *', '1 White: pawn to a8, promotes to queen'],
    [
      '[FEN "1n6/P7/8/8/8/8/7k/K7 w - - 0 1"]\n\n1. axb8=N *',
      '1 White: pawn takes on b8, promotes to knight',
    ],
    ['1. f3 e5 2. g4 Qh4# *', '2 Black: queen to h4, checkmate'],
    ['1. e4 e5 2. Qh5 Nc6 3. Qxf7+?? *', '3 White: queen takes on f7, check, blunder'],
    ['1. e4 $1 $14 *', '1 White: pawn to e4, good move, White is slightly better'],
    ['1. e4 $99 *', '1 White: pawn to e4, Black: queen, bad'],
    ['1. e4 $199 *', '1 White: pawn to e4'],
    ['1. e4 -- *', '1 Black: passes'],
  ];
  for (const [pgn, words] of rows)
    it(`${pgn.split('\n').at(-1) ?? ''} is “${words}”`, () => expect(lastMove(pgn)).to.equal(words));
});

describe('a move in print', () => {
  it('has the letters of a language', () => {
    const letters = {...enGame.letters, N: 'S', Q: 'D'};
    expect(['Nbd7', 'axb8=Q+', 'O-O', 'e4'].map((san) => localSan(san, letters))).to.deep.equal([
      ...['Sbd7', 'axb8=D+', 'O-O', 'e4'],
    ]);
  });

  it('is divided into text and pieces', () => {
    expect(splitSan('axb8=Q+')).to.deep.equal(['axb8=', 'Q', '+']);
    expect(splitSan('Nf3')).to.deep.equal(['', 'N', 'f3']);
  });

  const glyphs: readonly (readonly [nags: readonly number[], text: string])[] = [
    [[], ''],
    [[1, 14], '! ⩲'],
    [[18], ' +−'],
    [[23, 99], ' ⨀ $99'],
  ];
  for (const [nags, text] of glyphs) {
    it(`has “${text}” for the annotations ${nags.join(', ') || 'that it does not have'}`, () => {
      expect(glyphsOf(nags).join('')).to.equal(text);
    });
  }
});

describe('a clock', () => {
  const rows: readonly (readonly [seconds: number, text: string])[] = [
    [3930, '1:05:30'],
    [330, '5:30'],
    [59.9, '0:59'],
    [9, '0:09'],
    [5.75, '0:05.7'],
    [5.1, '0:05.1'],
    [9.999, '0:09.9'],
    [0.3, '0:00.3'],
    [4.04, '0:04.0'],
  ];
  for (const [seconds, text] of rows) {
    it(`with ${seconds} seconds shows ${text}`, () => expect(formatClock(seconds)).to.equal(text));
  }
});

describe('a result', () => {
  it('is printed with a dash and halves, or not at all for an unfinished game', () => {
    expect((['1-0', '0-1', '1/2-1/2', '*'] as const).map(resultText)).to.deep.equal([
      '1–0',
      '0–1',
      '½–½',
      '',
    ]);
  });
});

describe('a game without moves', () => {
  it('has no next move', () => {
    const [game] = parsePgn('[White "Anand"]\n\n*').games;
    if (!game) throw new Error('No game.');
    expect(new Navigation(game).next).to.equal(undefined);
  });
});
