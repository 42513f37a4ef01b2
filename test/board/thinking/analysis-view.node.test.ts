import {expect} from 'chai';
import {arrowPath} from '../../../src/board/thinking/best-move-arrow.js';
import {scoreSentence} from '../../../src/board/thinking/engine-texts.js';
import {enEngine} from '../../../src/words/en-engine.js';

describe('the sentence about an evaluation', () => {
  for (const [score, tag, sentence] of [
    [{pawns: 1.3}, 'en', 'White is better by 1.3 at depth 9.'],
    [{pawns: -0.62}, 'en', 'Black is better by 0.6 at depth 9.'],
    [{pawns: 1.3}, 'de', 'White is better by 1,3 at depth 9.'],
    [{pawns: 0.05}, 'en', 'White is better by 0.1 at depth 9.'],
    [{pawns: -0.04}, 'en', 'Equal at depth 9.'],
    [{mate: 1}, 'en', 'White mates in 1 move.'],
    [{mate: -3}, 'en', 'Black mates in 3 moves.'],
  ] as const)
    it(`is “${sentence}” for ${JSON.stringify(score)}, with the numbers of “${tag}”`, () => {
      expect(scoreSentence(score, 9, enEngine, tag)).to.equal(sentence);
    });
});

describe('the arrow of the best move', () => {
  for (const [direction, from, to, path] of [
    ['up', [20, 200], [20, 100], 'M20.0 188.0L20.0 108.0M28.0 118.0L20.0 107.0L12.0 118.0'],
    ['to the right', [0, 20], [100, 20], 'M12.0 20.0L92.0 20.0M82.0 28.0L93.0 20.0L82.0 12.0'],
    ['aslant', [0, 0], [30, 40], 'M7.2 9.6L25.2 33.6M12.8 30.4L25.8 34.4L25.6 20.8'],
  ] as const)
    it(`points ${direction}, and ends short of both centres`, () => {
      expect(arrowPath(from, to)).to.equal(path);
    });
});
