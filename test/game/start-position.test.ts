import {expect} from '@open-wc/testing';
import {start} from '../tools/fixtures/positions.js';
import {root, shown} from './shown.js';

const line = async (pgn: string) => {
  const game = await shown({}, pgn);
  return root(game).querySelector('[part=event]')?.textContent.trim() ?? '';
};
const start42 = 'nnqrbbkr/pppppppp/8/8/8/8/PPPPPPPP/NNQRBBKR w KQkq - 0 1';

describe('the line above the players', () => {
  it('has the number of the start of Chess960', async () => {
    expect(await line(`[White "A"]\n[FEN "${start42}"]\n\n1. e4 *`)).to.equal('Chess960 start position 42.');
    expect(await line(`[Event "Mainz"]\n[Round "3"]\n[FEN "${start42}"]\n\n1. e4 *`)).to.equal(
      'Mainz (3). Chess960 start position 42.',
    );
  });

  it('has the number of the orthodox start only in a game of Chess960', async () => {
    expect(await line(`[White "A"]\n[FEN "${start}"]\n\n1. e4 *`)).to.equal('');
    expect(await line(`[White "A"]\n[Variant "Chess960"]\n[FEN "${start}"]\n\n1. e4 *`)).to.equal(
      'Chess960 start position 518.',
    );
  });

  it('has no number for any other start', async () => {
    expect(await line(`[White "A"]\n[FEN "8/8/8/4k3/8/8/8/R3K2R w KQ - 0 1"]\n\n1. O-O *`)).to.equal('');
    expect(await line('[White "A"]\n\n1. e4 *')).to.equal('');
  });
});
