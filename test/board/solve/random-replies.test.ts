import {expect} from '@open-wc/testing';
import {until} from '../../tools/user.js';
import {setup, Solver} from './solver.js';

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

  it('is the same from a file: each game ends, another begins, and what was played is remembered', async () => {
    const src = URL.createObjectURL(new Blob([`{Play it.} ${solution} *`]));
    const open = (progress = '') =>
      Solver.setup({mode: 'solve', animation: 'none', replies: 'random', src, progress});
    const user = await open();
    for (let game = 1; game <= 2; game++) {
      await user.turn();
      expect(user.feedback).to.equal('Play it. White to move.');
      await user.click('e2', 'e4');
      await user.turn();
      await user.click('g1', 'f3');
      await user.solved();
      expect(!user.root.querySelector('[part=set]')).to.equal(true);
      user.board.reset();
    }
    const progress = user.board.progress ?? '';
    // Chance may choose the same answer twice.
    expect(progress).to.match(/^fen-board 1 \w+; replies (\w+=1 \w+=1|\w+=2)$/);
    const later = await open(progress);
    await later.turn();
    expect([later.feedback, later.board.progress]).to.deep.equal(['Play it. White to move.', progress]);
  });

  it('remembers what was played when a set of games starts again', async () => {
    const game = `[FEN "${start}"]\n\n${solution} *\n\n`;
    const src = URL.createObjectURL(new Blob([game.repeat(2)]));
    const user = await Solver.setup({mode: 'solve', animation: 'none', replies: 'random', src});
    for (const next of ['next', 'start-again']) {
      await user.turn();
      await user.click('e2', 'e4');
      await user.turn();
      await user.click('g1', 'f3');
      await until(() => user.feedback === 'Solved.');
      await until(() => user.root.querySelector(`[part~=${next}]`));
      user.root.querySelector<HTMLElement>(`[part~=${next}]`)?.click();
    }
    await until(() => user.board.currentPuzzle === 1);
    expect(user.board.progress).to.match(/^fen-board 1 \w+; replies/);
  });

  it('meets the main line alone without the attribute', async () => {
    expect([...(await answersOf({}, 4))]).to.deep.equal([e5]);
  });
});
