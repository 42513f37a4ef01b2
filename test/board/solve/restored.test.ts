import {expect} from '@open-wc/testing';
import {ladder} from '../../tools/fixtures/positions.js';
import {temporary, until} from '../../tools/user.js';
import {setup, Solver} from './solver.js';

const end = '1R4k1/R7/8/8/8/8/8/7K';

/** The states of boards that the browser would save, recorded from `setFormValue`. */
const kept: unknown[] = [];
const {prototype} = ElementInternals;
// eslint-disable-next-line @typescript-eslint/unbound-method -- called on the object it is put back on
const {setFormValue} = prototype;

before(() => {
  prototype.setFormValue = function (value, state) {
    kept.push(state);
    setFormValue.call(this, value, state);
  };
});
after(() => {
  prototype.setFormValue = setFormValue;
});

const submitted = async ({board}: Solver) => {
  const form = document.createElement('form');
  board.before(form);
  form.append(board);
  const values = [...new FormData(form)].map(([, value]) => value);
  form.replaceWith(board);
  // A board that is moved gets a new grid and new buttons.
  await board.updateComplete;
  await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
  return values;
};

/** Sets up the same puzzle with the saved state, as for a person who leaves the page and returns. */
async function comeBack(user: Solver, isLoaded = false): Promise<Solver> {
  const state = kept.at(-1);
  const next = document.createElement('fen-board');
  for (const {name, value} of user.board.attributes) next.setAttribute(name, value);
  user.board.replaceWith(temporary(next));
  if (isLoaded) await until(() => next.shadowRoot?.querySelector('.puzzle.solver'));
  next.formStateRestoreCallback(state);
  await until(() => next.shadowRoot?.querySelector('[role=gridcell]'));
  return new Solver(next);
}

describe('a puzzle to which a person returns', () => {
  it('is as the person left it if its solution was shown, and not a new attempt', async () => {
    const user = await setup({name: 'p'});
    await user.turn();
    await user.pressButton('Solution');
    await user.sees(end);
    await user.button('Try again');
    const next = await comeBack(user);
    await next.sees(end);
    await next.button('Try again');
    expect(next.feedback).to.equal('That was the solution.');
    expect(next.hasSolved).to.equal(false);
    expect(await submitted(next)).to.deep.equal(['']);
    await next.pressButton('Try again');
    await next.turn();
    expect(next.board.fen).to.equal(ladder);
    expect(next.feedback).to.equal('White to move.');
  });

  it('keeps the moves that the person found before giving up, and submits only those', async () => {
    const user = await setup({name: 'p'});
    await user.click('b1', 'b7');
    await until(() => user.mistakes.length === 1);
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    await user.pressButton('Solution');
    await user.sees(end);
    const next = await comeBack(user);
    await next.sees(end);
    expect(next.counts).to.equal('1 mistake');
    expect(await submitted(next)).to.deep.equal(['1. Ra7 Kg8']);
  });

  for (const [when, isLoaded] of [
    ['before the puzzle is loaded', false],
    ['after it is loaded', true],
  ] as const) {
    it(`continues to show the solution if the person left during that: ${when}`, async () => {
      const user = await setup({name: 'p'});
      await user.turn();
      // Real input may take longer than the board's pause before its first move.
      (await user.button('Solution')).click();
      await user.board.updateComplete;
      expect(user.board.fen).to.equal(ladder);
      const next = await comeBack(user, isLoaded);
      await next.sees(end);
      await next.button('Try again');
      expect(next.feedback).to.equal('That was the solution.');
      expect(next.hasSolved).to.equal(false);
    });
  }

  it('is a new attempt if the saved state is of another puzzle', async () => {
    const user = await setup({name: 'p'});
    await user.turn();
    for (const state of [
      'solve 0 0 shown:9 1. Ra7 Kg8',
      'solve 0 0 shown:1 1. Rb7',
      'solve 0 0 shown:0 1. Kg2',
    ]) {
      user.board.formStateRestoreCallback(state);
      await user.settled();
      expect(user.board.fen, state).to.equal(ladder);
    }
    await user.click('a2', 'a7');
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
  });
});
