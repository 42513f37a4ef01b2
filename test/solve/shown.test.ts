import {expect} from '@open-wc/testing';
import {backRank, ladder} from '../fixtures/positions.js';
import {emulate} from '../user.js';
import {setup, type Solver} from './solver.js';

describe('the feedback of a puzzle', () => {
  const badge = (user: Solver) => user.root.querySelector('[part~=badge]')?.getAttribute('part');

  it('begins with the side to move, and without counts', async () => {
    const user = await setup();
    await user.turn();
    expect([user.feedback, user.counts]).to.deep.equal(['White to move.', '']);
    expect(badge(user)).to.equal(undefined);
  });

  it('is a badge on a right move, and on a wrong one with a red square until it is undone', async () => {
    const user = await setup();
    await user.turn();
    await user.click('a2', 'a3');
    expect(badge(user)).to.equal('badge wrong');
    expect(user.root.querySelector('[part~=highlight][part~=wrong]') !== null).to.equal(true);
    await user.sees(ladder);
    await user.turn();
    expect(badge(user)).to.equal(undefined);
    expect(user.root.querySelector('[part~=highlight][part~=wrong]') === null).to.equal(true);
    await user.click('a2', 'a7');
    expect(badge(user)).to.equal('badge right');
  });

  it('ends with the slot `next`', async () => {
    const user = await setup();
    const next = Object.assign(document.createElement('a'), {
      slot: 'next',
      href: '#next',
      textContent: 'Next',
    });
    user.board.append(next);
    await user.turn();
    expect(next.checkVisibility()).to.equal(false);
    await user.pressButton('Solution');
    await user.button('Try again');
    expect(next.checkVisibility()).to.equal(true);
  });
});

it('prints lines to write on in place of the buttons of a puzzle', async function () {
  const user = await setup({fen: backRank, solution: '1. Ra8#'});
  await emulate(this, {media: 'print'});
  const puzzle = user.root.querySelector('.puzzle') as Element;
  expect([...puzzle.children].every((child) => getComputedStyle(child).display === 'none')).to.equal(true);
  expect(puzzle.getBoundingClientRect().height).to.be.above(50);
  for (const line of ['::before', '::after'])
    expect(parseFloat(getComputedStyle(puzzle, line).borderBottomWidth)).to.be.above(0);
});
