import {expect} from 'chai';
import fc from 'fast-check';
import {indexGames} from '../../../src/core/pgn/game-index.js';
import written from '../../tools/fixtures/pgn/as-written.json';
import {differenceOfIndex, indexLaw, readers} from '../../tools/fixtures/index-law.js';

describe('the index of the games of a text', () => {
  it('has the games that are found by reading, whatever the text', () => {
    fc.assert(indexLaw, {numRuns: 2000});
  });

  it('has the games of texts as people write them', () => {
    for (const {text} of written) expect(differenceOfIndex(text), text).to.equal('');
  });

  it('has the results that are written with the letter O', () => {
    for (const result of ['1-O', 'O-1'])
      expect(differenceOfIndex(`[Event "A"]\n\n1. e4 e5 ${result}\n`), result).to.equal('');
  });

  const plain: readonly (readonly [what: string, text: string])[] = [
    ['tags, moves and a result', '[Event "A"]\n[Site "B"]\n\n1. e4 e5 2. Nf3 Nc6 1/2-1/2\n'],
    ['comments, variations and glyphs', '[Event "A"]\n\n{Hi} 1. e4 {a\nb} (1. d4 $1 (1. c4)) e5!? 2. Nf3 *'],
    ['a result alone', '[Event "A"]\r\n\r\n1-0\r\n\r\n'],
    ['a FEN', '[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]\n\n1. e4 *'],
    ['no result', '[Event "A"]\n\n1. e4 e5\n'],
    ['a move that cannot be played', '[Event "A"]\n\n1. e5 *'],
  ];
  for (const [what, text] of plain) {
    it(`reads no game with ${what}`, () => {
      const games = [...indexGames(`${text}\n\n${text}`, readers)];
      expect(games.map(({content}) => [content.isRead, content.isGame])).to.deep.equal([
        [false, true],
        [false, true],
      ]);
    });
  }
});
