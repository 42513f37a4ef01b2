// The numbers of the starts of Chess960 beside kokopu; test/tools/fixtures/notation/chess960.json has what python-chess gives.
import {createRequire} from 'node:module';
import {expect} from 'chai';
import {parseFen} from '../../../src/core/notation/index.js';
import {chess960, chess960Number} from '../../../src/core/rules/index.js';

const {Position} = createRequire(import.meta.url)('kokopu');

describe('the starts of Chess960', () => {
  it('have the numbers that kokopu gives them', () => {
    for (let number = 0; number < 960; number++) {
      const position = chess960(number);
      // It writes the rooks by their files, in ascending order.
      const other = parseFen(new Position('chess960', number).fen());
      expect(other.position, `${number}`).to.deep.equal(position);
      expect(chess960Number(position)).to.equal(number);
    }
  });
});
