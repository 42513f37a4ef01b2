import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {promoting} from '../../tools/fixtures/positions.js';
import {setup, until, type User} from '../../tools/user.js';

describe('promotion', () => {
  const offered = (user: User) =>
    [...user.root.querySelectorAll('[data-promotion]')].map((button) => button.getAttribute('aria-label'));

  it('offers the pieces on the board, the queen first', async () => {
    const user = await setup(promoting);
    await user.drag('a7', 'a8');
    expect(offered(user)).to.deep.equal(['queen', 'knight', 'rook', 'bishop']);
    expect(user.changes).to.deep.equal([]);
    expect(user.focused()).to.equal('queen');
    await expect(user.board).to.be.accessible();
  });

  it('is to a queen if Enter is pressed, and is announced', async () => {
    const user = await setup(promoting);
    await user.drag('a7', 'a8');
    await user.press('Enter');
    expect(user.lastChange?.move).to.include({san: 'a8=Q+', promotion: 'Q', uci: 'a7a8q'});
    expect(user.announced).to.equal('Pawn a7 to a8. Promotes to queen. Check. Black to move.');
    expect(user.focused()).to.equal('a8');
  });

  it('is chosen with the arrow keys and Tab, which go from the last piece to the first', async () => {
    const user = await setup(promoting);
    await user.click('a7', 'a8');
    await user.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Tab', 'Tab', 'Tab', 'Shift+Tab');
    expect(user.focused()).to.equal('bishop');
    await user.press(' ');
    expect(user.lastChange?.move?.san).to.equal('a8=B');
  });

  it('is chosen by the letter of the piece, in the page’s language too', async () => {
    const user = await setup(promoting, {lang: 'de'});
    await until(() => user.cell('a7').getAttribute('aria-label')?.includes('Bauer'));
    await user.click('a7', 'a8');
    await user.press('s');
    expect(user.lastChange?.move?.san).to.equal('a8=N');
  });

  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    it(`leaves shortcuts with ${modifier} to the browser`, async () => {
      const user = await setup(promoting);
      await user.click('a7', 'a8');
      for (const key of ['r', 'b', 'Tab', 'ArrowLeft']) {
        const event = new KeyboardEvent('keydown', {
          key,
          [modifier]: true,
          bubbles: true,
          cancelable: true,
          composed: true,
        });
        user.root.activeElement?.dispatchEvent(event);
        expect(event.defaultPrevented, key).to.equal(false);
      }
      expect(user.changes).to.deep.equal([]);
      expect(user.focused()).to.equal('queen');
    });
  }

  it('is chosen with the mouse', async () => {
    const user = await setup(promoting);
    await user.click('a7', 'a8', 'a6');
    expect(user.lastChange?.move?.san).to.equal('a8=N');
  });

  for (const [how, cancel] of [
    ['Escape', (user: User) => user.press('Escape')],
    ['a press beside it', (user: User) => user.click('e4')],
  ] as const) {
    it(`is cancelled by ${how}`, async () => {
      const user = await setup(promoting);
      await user.click('a7', 'a8');
      await cancel(user);
      expect(offered(user)).to.deep.equal([]);
      expect(user.board.fen).to.equal(promoting);
      expect(user.changes).to.deep.equal([]);
      expect(user.root.activeElement?.getAttribute('role')).to.equal('gridcell');
    });
  }

  it('offers archbishop and chancellor on ten files', async () => {
    const user = await setup('9k/P9/10/10/10/10/10/K9 w - - 0 1');
    await user.click('a7', 'a8');
    expect(offered(user)).to.deep.equal(['queen', 'knight', 'rook', 'bishop', 'chancellor', 'archbishop']);
    await user.press('ArrowUp', 'Enter');
    expect(user.board.fen).to.equal('A8k/10/10/10/10/10/10/K9 b - - 0 1');
  });

  for (const [fen, from, to, orientation] of [
    ['k7/7P/8/8/8/8/8/K7 w - - 0 1', 'h7', 'h8', 'white'],
    ['k7/8/8/8/8/8/7p/K7 b - - 0 1', 'h2', 'h1', 'white'],
    ['k7/8/8/8/8/8/7p/K7 b - - 0 1', 'h2', 'h1', 'black'],
  ] as const) {
    it(`is offered next to ${to}, where the pawn has arrived, with ${orientation} at the bottom`, async () => {
      const user = await setup(fen, {orientation, coordinates: 'outside'});
      await user.click(from, to);
      const queen = user.root.querySelector('[data-promotion]')?.getBoundingClientRect();
      const square = user.cell(to).getBoundingClientRect();
      expect(queen?.left).to.be.closeTo(square.left, 1.5);
      expect(Math.abs((queen?.top ?? NaN) - square.top)).to.be.closeTo(square.height, 1.5);
    });
  }
});

describe('the promotion chooser', () => {
  for (const [key, san] of [
    ['n', 'a8=N'],
    ['R', 'a8=R+'],
  ] as const) {
    it(`accepts the letter ${key} for the piece`, async () => {
      const user = await setup(promoting);
      await user.click('a7', 'a8');
      await user.press('x', key);
      expect(user.sans).to.deep.equal([san]);
      expect(user.focused()).to.equal('a8');
    });
  }

  it('has no dot on the pawn, nor on a square that can no longer be chosen', async () => {
    const user = await setup(promoting);
    await user.click('a7');
    expect(user.root.querySelectorAll('[part~=target]').length).to.be.above(0);
    await user.click('a8');
    expect(user.root.querySelectorAll('.chooser button').length).to.equal(4);
    expect(user.root.querySelectorAll('[part~=target]').length).to.equal(0);
  });

  it('dims the rest of the board by a quarter', async () => {
    const user = await setup(promoting);
    const backgrounds = () =>
      [...user.root.querySelectorAll('[part=board] > *')].map(
        (layer) => getComputedStyle(layer).backgroundColor,
      );
    expect(backgrounds()).to.not.include('rgba(0, 0, 0, 0.25)');
    await user.click('a7', 'a8');
    expect(backgrounds()).to.include('rgba(0, 0, 0, 0.25)');
  });
});
