import {expect} from '@open-wc/testing';
import {ladder, ladderSolution} from '../../tools/fixtures/positions.js';
import {temporary, until} from '../../tools/user.js';
import {setup, type Solver} from './solver.js';

let user: Solver;

describe('a puzzle in a form', () => {
  it('is invalid until it is solved, and submits the moves', async () => {
    const form = document.body.appendChild(temporary(document.createElement('form')));
    user = await setup({name: 'first', required: ''});
    form.append(user.board);
    await until(() => user.root.querySelector('[role=gridcell]'));
    const {board} = user;
    const submitted = () => new FormData(form).get('first');
    expect(form.checkValidity()).to.equal(false);
    expect(board.validationMessage).to.equal('The puzzle is not solved yet.');
    expect(submitted()).to.equal('');
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    expect(submitted()).to.equal('1. Ra7 Kg8');
    expect(form.checkValidity()).to.equal(false);
    await user.click('b1', 'b8');
    await user.solved();
    expect(form.checkValidity()).to.equal(true);
    expect(submitted()).to.equal('1. Ra7 Kg8 2. Rb8#');
    form.reset();
    expect(submitted()).to.equal('');
    expect(form.checkValidity()).to.equal(false);
    await user.sees(ladder);
  });

  const kept: readonly (readonly [what: string, saved: string, fen: string, counts: string])[] = [
    ['a mistake', 'solve 1 0 ', ladder, '1 mistake'],
    ['moves', 'solve 0 2 1. Ra7 Kg8', '6k1/R7/8/8/8/8/8/1R5K', '2 hints'],
    ['a move that is still to be answered', 'solve 0 0 1. Ra7', '6k1/R7/8/8/8/8/8/1R5K', ''],
    ['a wrong move', 'solve 0 0 1. Rb7', ladder, ''],
    ['moves of another puzzle', 'solve 3 0 1. e4 e5', ladder, ''],
    ['no moves at all', 'solve x', ladder, ''],
    ['an answer that the solution does not have', 'solve 0 0 1. Ra7 Kh7', ladder, ''],
  ];
  for (const [what, saved, fen, expected] of kept) {
    for (const when of ['before its part is there', 'afterwards']) {
      it(`resumes what a browser has saved, or begins again: ${what}, ${when}`, async () => {
        const board = document.createElement('fen-board');
        Object.assign(board, {mode: 'solve', fen: ladder, solution: ladderSolution, animation: 'none'});
        document.body.prepend(temporary(board));
        const there = () => board.shadowRoot?.querySelector('[part=puzzle]');
        if (when === 'afterwards') await until(there);
        board.formStateRestoreCallback(saved);
        await until(
          () => there() && board.shadowRoot?.querySelector('button[part~=hint]:not([aria-disabled=true])'),
        );
        await until(() => board.fen?.split(' ')[0] === fen.split(' ')[0]);
        await until(() => board.shadowRoot?.querySelector('[part=counts]')?.textContent.trim() === expected);
      });
    }
  }

  it('shows the attempt that a page sets as value, and ignores one that the solution does not have', async () => {
    const user = await setup();
    user.board.value = '1. Ra7 Kg8';
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    await user.turn();
    expect(user.board.value).to.equal('1. Ra7 Kg8');
    user.board.value = '1. e4';
    await user.settled();
    expect(user.board.value).to.equal('1. Ra7 Kg8');
  });
});
