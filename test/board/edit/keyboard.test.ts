import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {empty, start} from '../../tools/fixtures/positions.js';
import {setup} from './editor.js';

describe('the editor by keyboard', () => {
  it('reaches each palette with Tab, and its buttons with the arrow keys', async () => {
    const user = await setup(start);
    user.cell('e4').focus();
    await user.press('Tab');
    expect(user.focused()).to.equal('white king');
    await user.press('ArrowRight', 'ArrowUp');
    expect(user.focused()).to.equal('black queen');
    await user.press('ArrowLeft', 'Home', 'ArrowLeft');
    expect(user.focused()).to.equal('black king');
    await user.press('ArrowDown');
    expect(user.focused()).to.equal('white king');
    await user.press('End');
    expect(user.focused()).to.equal('Remove pieces');
    await user.press('Tab');
    expect(user.root.activeElement?.localName).to.equal('textarea');
  });

  it('moves through the palette in the direction of the arrow key, also on a page from right to left', async () => {
    const user = await setup(start, {dir: 'rtl'});
    user.cell('e4').focus();
    await user.press('Tab', 'ArrowLeft');
    expect(user.focused()).to.equal('white queen');
    await user.press('ArrowRight');
    expect(user.focused()).to.equal('white king');
  });

  it('places, moves and removes pieces', async () => {
    const user = await setup(empty);
    await user.press('Tab');
    expect(user.focused()).to.equal('black king');
    await user.press('Tab');
    expect(user.focused()).to.equal('a1');
    await user.press('Tab', 'Enter', 'Shift+Tab');
    expect(user.focused()).to.equal('a1');
    await user.press('ArrowRight', 'Enter', 'ArrowUp', ' ');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/1K6/1K6 w - - 0 1');
    await user.press('Delete', 'Escape', 'ArrowDown', 'Enter', 'Home', 'Enter');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/8/K7 w - - 0 1');
    await user.press('ArrowRight', 'q', 'ArrowRight', 'N', 'N');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/8/KqN5 w - - 0 1');
    await user.press('Backspace', 'ArrowLeft', 'Backspace', 'Home', 'Backspace');
    expect(user.board.fen).to.equal(empty);
  });
});

describe('a letter key', () => {
  it('places its piece on the square of the cursor; with Shift, a white one', async () => {
    const user = await setup(empty);
    user.cell('e4').focus();
    await user.press('N', 'ArrowUp', 'q', 'ArrowUp', 'z', 'c');
    expect(user.board.fen).to.equal('8/8/8/4q3/4N3/8/8/8 w - - 0 1');
    expect(user.announced).to.equal('Black queen on e5.');
    await user.press('ArrowDown', 'q');
    expect(user.changes).to.have.length(2);
  });

  it('can place archbishops and chancellors on ten files', async () => {
    const user = await setup('10/10/10/10/10/10/10/10 w - - 0 1');
    user.cell('a1').focus();
    await user.press('A', 'ArrowRight', 'c');
    expect(user.board.fen).to.equal('10/10/10/10/10/10/10/Ac8 w - - 0 1');
  });
});
