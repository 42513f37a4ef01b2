import {expect} from 'chai';
import {findMotion} from '../../../src/picture/drawing/motion.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {positionOf} from '../../tools/read.js';

describe('the glides between two positions', () => {
  const changes: readonly (readonly [
    what: string,
    before: string,
    after: string,
    glides: readonly string[],
  ])[] = [
    ['a move', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1', ['P e2 e4']],
    ['White’s promotion', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'Q3k3/8/8/8/8/8/8/4K3 b - - 0 1', ['Q a7 a8']],
    ['Black’s promotion', '4k3/8/8/8/8/8/p7/4K3 b - - 0 1', '4k3/8/8/8/8/8/8/q3K3 w - - 0 2', ['q a2 a1']],
    [
      'no promotion of the other colour',
      '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      'q3k3/8/8/8/8/8/8/4K3 b - - 0 1',
      [],
    ],
    [
      'none of the other colour at the bottom',
      '4k3/8/8/8/8/8/p7/4K3 b - - 0 1',
      '4k3/8/8/8/8/8/8/Q3K3 w - - 0 2',
      [],
    ],
    ['none short of the last rank', '4k3/P7/8/8/8/8/p7/4K3 w - - 0 1', '4k3/8/Q7/8/8/q7/8/4K3 b - - 0 1', []],
    ['another width', start, capablanca, []],
  ];
  for (const [what, before, after, glides] of changes) {
    it(`are of the pieces that have moved: ${what}`, () => {
      const found = findMotion(positionOf(before), positionOf(after)).glides.map(
        ({piece, from, to}) => `${piece} ${from} ${to}`,
      );
      expect(found).to.deep.equal(glides);
    });
  }
});
