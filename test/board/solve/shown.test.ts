import {expect} from '@open-wc/testing';
import {backRank, ladder} from '../../tools/fixtures/positions.js';
import {emulate, until} from '../../tools/user.js';
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
    const wrongSquare = () => user.root.querySelector('[part~=highlight][part~=wrong]');
    // It is undone after a pause, however long the mouse takes to report.
    const isWrong = until(() => badge(user) === 'badge wrong' && wrongSquare());
    await user.click('a2', 'a3');
    await isWrong;
    await user.sees(ladder);
    await user.turn();
    expect(badge(user)).to.equal(undefined);
    expect(wrongSquare()).to.equal(null);
    await user.click('a2', 'a7');
    expect(badge(user)).to.equal('badge right');
  });

  it('says after a right move whose turn it is', async () => {
    const user = await setup();
    await user.turn();
    await user.click('a2', 'a7');
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    await user.turn();
    expect(user.feedback).to.equal('Right. Your move.');
  });

  it('has the author’s comments on right moves and on the answers', async () => {
    const user = await setup({
      solution: '{Mate in two.} 1. Ra7 {Cuts the king off.} Kg8 {Forced.} 2. Rb8# {Well done.}',
    });
    await user.turn();
    await user.click('a2', 'a7');
    await until(() => user.feedback === 'Right. Cuts the king off. Forced. Your move.');
    expect(user.announcements.filter(Boolean).at(-1)).to.equal(
      'Rook a2 to a7. Right. Cuts the king off. King h8 to g8. Forced. White to move.',
    );
    await user.click('b1', 'b8');
    await until(() => user.feedback === 'Solved. Well done.');
    expect(user.announced).to.match(/ Solved\. Well done\.$/);
    user.board.reset();
    await user.turn();
    await user.button('Solution').then((button) => button.click());
    await until(() => user.feedback === 'That was the solution. Cuts the king off. Forced. Well done.');
    // Each comment is announced with its move, and not again at the end.
    expect(user.announced).to.match(/ Well done\. Checkmate\. White wins\. That was the solution\.$/);
  });

  it('announces a comment on the last move of the board once', async () => {
    const user = await setup({solution: '1. Ra7 {Cuts the king off.} Kg8 {Forced.}'});
    await user.turn();
    await user.click('a2', 'a7');
    await until(() => user.feedback === 'Solved. Cuts the king off. Forced.');
    expect(user.announced).to.match(
      /^Rook a2 to a7\. Right\. Cuts the king off\. King h8 to g8\. Forced\..* Solved\.$/,
    );
  });

  it('does not show a comment on a later move before it is played', async () => {
    const user = await setup({solution: '1. Ra7 Kg8 2. Rb8# {Well done.}'});
    await user.turn();
    await user.click('a2', 'a7');
    await until(() => user.feedback === 'Right. Your move.');
  });

  it('forgets a hint once its move is played', async () => {
    const user = await setup();
    await user.turn();
    for (let hints = 0; hints < 3; hints++) await user.board.hint();
    await user.sees('6k1/R7/8/8/8/8/8/1R5K');
    // The board has found the move, and not the person.
    await until(() => user.feedback === 'Your move.');
  });

  it('keeps its colour after a wrong move is undone', async () => {
    const user = await setup();
    await user.turn();
    await user.click('a2', 'a3');
    await user.sees(ladder);
    await user.turn();
    expect(user.feedback).to.equal('Not Ra3. Try again.');
    const start = user.root.querySelector('[part=feedback] b') as Element;
    expect(start.textContent).to.equal('Not Ra3.');
    const colors = [start, user.root.querySelector('[part=feedback]') as Element];
    expect(new Set(colors.map((one) => getComputedStyle(one).color)).size).to.equal(2);
  });

  it('is directly below the board or its caption, above the buttons, all at the left edge of the board', async () => {
    const user = await setup();
    await user.turn();
    const box = (element: Element | null) => (element as Element).getBoundingClientRect();
    const board = () => box(user.root.querySelector('[part=board]'));
    const feedback = () => box(user.root.querySelector('[part=feedback]'));
    expect(feedback().top - board().bottom).to.be.within(0, 8);
    const caption = Object.assign(document.createElement('span'), {slot: 'caption', textContent: 'Mate'});
    user.board.append(caption);
    await user.settled();
    expect(box(caption).top - board().bottom).to.be.within(0, 8);
    expect(feedback().top - box(caption).bottom).to.be.within(0, 8);
    const hint = box(await user.button('Hint'));
    expect(hint.top).to.be.at.least(feedback().bottom);
    for (const {left} of [box(caption), feedback(), hint]) expect(left).to.be.closeTo(board().left, 0.5);
  });

  it('has the size of the text of the page', async () => {
    const user = await setup({style: 'font: 21px serif'});
    await user.turn();
    const {fontSize, fontFamily} = getComputedStyle(user.root.querySelector('[part=feedback]') as Element);
    expect([fontSize, fontFamily]).to.deep.equal(['21px', 'serif']);
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

it('has its caption above its buttons, and on paper above the lines to write on', async function () {
  const solver = await setup();
  const caption = document.createElement('p');
  caption.slot = 'caption';
  caption.textContent = 'White to play.';
  solver.board.append(caption);
  const lines = await until(() => solver.root.querySelector('.puzzle'));
  expect(caption.getBoundingClientRect().top).to.be.below(lines.getBoundingClientRect().top);
  await emulate(this, {media: 'print'});
  expect(caption.getBoundingClientRect().top).to.be.below(lines.getBoundingClientRect().top);
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
