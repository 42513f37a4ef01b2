import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {setup, until, type User} from '../../tools/user.js';

describe('the keyboard of a board in play', () => {
  const from = async (user: User, square: string, ...keys: string[]) => {
    user.cell(square).focus();
    await user.settled();
    await user.press(...keys);
    return user.focused();
  };

  it('has one square in the tab order, at first the king of the side to move', async () => {
    const user = await setup(start);
    const inOrder = () => [...user.root.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(inOrder().map((cell) => cell.dataset.square)).to.deep.equal(['e1']);
    await user.press('Tab');
    expect(user.focused()).to.equal('e1');
    await user.press('ArrowUp');
    expect(inOrder().map((cell) => cell.dataset.square)).to.deep.equal(['e2']);
  });

  for (const [keys, to] of [
    [['ArrowLeft'], 'd4'],
    [['ArrowRight'], 'f4'],
    [['ArrowUp'], 'e5'],
    [['ArrowDown'], 'e3'],
    [['Home'], 'a4'],
    [['End'], 'h4'],
    [['PageUp'], 'e8'],
    [['PageDown'], 'e1'],
    [['Control+Home'], 'a8'],
    [['Control+End'], 'h1'],
    [['Home', 'ArrowLeft'], 'a4'],
    [['PageUp', 'ArrowUp'], 'e8'],
    [['n'], 'b1'],
    [['n', 'n'], 'g1'],
    [['n', 'n', 'n'], 'b8'],
    [['K'], 'e1'],
    [['Shift+K'], 'e8'],
    [['Shift+N', 'Shift+N'], 'b8'],
    [['7'], 'e7'],
    [['Shift+3'], 'c4'],
  ] as const) {
    it(`moves the cursor from e4 to ${to} with ${keys.join(', ')}`, async () => {
      const user = await setup(start);
      expect(await from(user, 'e4', ...keys)).to.equal(to);
    });
  }

  for (const [lang, key, to] of [
    ['de', 's', 'b1'],
    ['de', 'l', 'c1'],
    ['de', 'd', 'd1'],
    ['de', 'b', 'a2'],
    ['es', 'r', 'e1'],
    ['fr', 'c', 'b1'],
    ['nl', 'p', 'b1'],
    ['nl', 'n', 'b1'],
  ] as const) {
    it(`moves the cursor from e4 to ${to} with the letter ${key} in the language ${lang}`, async () => {
      const user = await setup(start, {lang});
      await until(() => user.root.querySelector('[role=grid]')?.getAttribute('lang') === lang);
      expect(await from(user, 'e4', key)).to.equal(to);
    });
  }

  it('moves the cursor the way the arrows point when the board is flipped', async () => {
    const user = await setup(start, {orientation: 'black'});
    expect(await from(user, 'e4', 'ArrowLeft')).to.equal('f4');
    expect(await from(user, 'e4', 'ArrowUp')).to.equal('e3');
    expect(await from(user, 'e4', 'Control+Home')).to.equal('h1');
  });

  it('picks a piece up, puts it back, and moves it', async () => {
    const user = await setup(start);
    await from(user, 'g1', 'Enter');
    expect(user.announced).to.equal('Knight g1 picked up.');
    await user.press('Escape');
    expect(user.announced).to.equal('Put back.');
    await user.press(' ', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(user.announced).to.equal('It cannot go to g3.');
    expect(user.picked()).to.equal('g1');
    await user.press('ArrowLeft', 'Enter');
    expect(user.lastChange?.move?.san).to.equal('Nf3');
  });

  for (const [what, fen, square, announcement] of [
    ['an empty square', start, 'e4', 'No piece on e4.'],
    ['a piece that has no moves', start, 'a1', 'Rook a1 cannot move.'],
    ['a piece that is pinned', '4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1', 'e2', 'Knight e2 cannot move.'],
    ['a piece of the other side', start, 'g8', 'White to move.'],
    ['the piece that gives check', '4k3/8/8/8/4r3/8/8/4K3 w - - 0 1', 'e4', 'Check. White to move.'],
    ['the piece that gives mate', 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1', 'a8', 'Checkmate. White wins.'],
  ] as const) {
    it(`announces each time why ${what} cannot be picked; a click announces nothing`, async () => {
      const user = await setup(fen);
      await user.click(square);
      expect(user.announced).to.equal('');
      await from(user, square, 'Enter');
      expect(user.announced).to.equal(announcement);
      expect(user.picked()).to.equal(null);
      await user.press(' ');
      // Screen readers do not read a live region whose text stays the same.
      expect([user.announced.trim(), user.announced === announcement]).to.deep.equal([announcement, false]);
    });
  }

  it('keeps the cursor on its square when the board flips after the move', async () => {
    const user = await setup(start, {orientation: 'auto'});
    await from(user, 'e2', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(user.lastChange?.move?.san).to.equal('e4');
    expect(user.focused()).to.equal('e4');
  });
});

describe('keys on a board in play', () => {
  it('change nothing with Alt, if the page has handled them, or if they name a piece that is not there', async () => {
    const user = await setup(start);
    user.cell('e1').focus();
    await user.press('Alt+ArrowUp', 'c', 'Escape', 'Delete', 'Control+b', 'x');
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle, true);
    await user.press('ArrowUp');
    document.removeEventListener('keydown', handle, true);
    expect([user.focused(), user.picked(), user.changes.length]).to.deep.equal(['e1', null, 0]);
  });

  it('put a piece back: Enter on the square where it was picked', async () => {
    const user = await setup(start);
    user.cell('g1').focus();
    await user.press('Enter', 'Enter');
    expect(user.picked()).to.equal(null);
    await user.press('ArrowUp', 'ArrowUp', 'Enter');
    expect([user.picked(), user.changes.length]).to.deep.equal([null, 0]);
  });
});
