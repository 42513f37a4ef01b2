import {expect} from '@open-wc/testing';
import {setup} from './solver.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const solution = '1. e4 e5 (1... c5 2. Nf3) (1... g5? 2. d4) 2. Nf3';

describe('a puzzle with random replies', () => {
  /** Plays the opening again and again; returns the places of the pawn with which Black has answered. */
  async function answersOf(attributes: Readonly<Record<string, string>>, games: number) {
    const user = await setup({fen: start, solution, ...attributes});
    const answers = new Set<string>();
    for (let game = 0; game < games; game++) {
      await user.turn();
      await user.click('e2', 'e4');
      await user.turn();
      answers.add(user.placement?.split('/').slice(1, 5).join('/') ?? '');
      await user.click('g1', 'f3');
      await user.solved();
      user.board.reset();
    }
    return answers;
  }
  const e5 = 'pppp1ppp/8/4p3/4P3';
  const c5 = 'pp1ppppp/8/2p5/4P3';

  it('meets each line of an opening that is not marked wrong', async () => {
    expect([...(await answersOf({replies: 'random'}, 9))].sort()).to.deep.equal([c5, e5].sort());
  });

  it('meets the main line alone without the attribute', async () => {
    expect([...(await answersOf({}, 4))]).to.deep.equal([e5]);
  });
});
