import {aTimeout, expect} from '@open-wc/testing';
import '../../../src/index.js';
import {smirf, start} from '../../tools/fixtures/positions.js';
import {setup, temporary, until, type User} from '../../tools/user.js';

describe('undo in play', () => {
  it('undoes a move, and announces it', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    await user.drag('e7', 'e5');
    const [one, two] = user.changes.map(({fen}) => fen);
    await user.press('Control+z');
    expect(user.board.fen).to.equal(one);
    expect(user.lastChange).to.deep.equal({fen: one, previousFen: two, move: null, by: 'person'});
    expect(user.announced).to.equal('Undone: Pawn e7 to e5. Black to move.');
  });

  it('undoes all moves, and redoes them', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    await user.drag('e7', 'e5');
    const two = user.board.fen;
    await user.press('Control+z', 'Control+z', 'Control+z');
    expect(user.board.fen).to.equal(start);
    await user.press('Control+Shift+z', 'Control+y');
    expect(user.board.fen).to.equal(two);
    expect(user.changes).to.have.length(6);
  });

  for (const [what, leave, comeBack] of [
    [
      'was put elsewhere in the page, as in a list that is sorted',
      ({board}: User) => {
        const box = temporary(document.createElement('div'));
        document.body.prepend(box);
        box.append(board);
      },
      () => undefined,
    ],
    [
      'was out of the page for a while, as a tab that is kept alive',
      ({board}: User) => board.remove(),
      ({board}: User) => document.body.append(board),
    ],
    [
      'was a diagram for a while',
      ({board}: User) => (board.mode = 'view'),
      ({board}: User) => (board.mode = 'play'),
    ],
  ] as const) {
    it(`undoes a move after the board ${what}`, async () => {
      const user = await setup(start);
      await user.drag('e2', 'e4');
      leave(user);
      await aTimeout(50);
      comeBack(user);
      // Without interaction, the grid is gone; then it comes again.
      await user.board.updateComplete;
      await until(() => user.root.querySelector('[data-square="e4"]'));
      user.cell('e4').focus();
      await user.press('Control+z');
      expect(user.board.fen).to.equal(start);
      await user.press('Control+y');
      expect(user.board.fen).to.equal(user.changes[0]?.fen);
    });
  }

  it('has nothing to undo if a script has set another position meanwhile', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    user.board.mode = 'view';
    user.board.fen = smirf;
    await user.settled();
    user.board.mode = 'play';
    await until(() => user.root.querySelector('[data-square="e4"]'));
    user.cell('e4').focus();
    await user.press('Control+z');
    expect(user.board.fen).to.equal(smirf);
  });

  it('works for 200 steps', async () => {
    const user = await setup(start);
    const moves = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    for (let i = 0; i < 204; i++) {
      const [from, to] = [moves[i % 4]?.slice(0, 2) ?? '', moves[i % 4]?.slice(2) ?? ''];
      for (const square of [from, to]) {
        for (const type of ['pointerdown', 'pointerup']) {
          const [clientX, clientY] = user.middle(square);
          const how = {clientX, clientY, isPrimary: true, pointerId: 77, bubbles: true, composed: true};
          user.cell(square).dispatchEvent(new PointerEvent(type, how));
        }
        await user.board.updateComplete;
      }
    }
    expect(user.changes).to.have.length(204);
    user.cell('a1').focus();
    for (let i = 0; i < 204; i++) {
      const key = new KeyboardEvent('keydown', {key: 'z', ctrlKey: true, bubbles: true, composed: true});
      user.cell('a1').dispatchEvent(key);
      await user.board.updateComplete;
    }
    expect(user.board.fen).to.equal(start);
  });

  it('still works, and the picked piece stays picked, after the page has moved the board', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    const played = user.board.fen;
    await user.click('g8');
    const elsewhere = temporary(document.createElement('section'));
    document.body.prepend(elsewhere);
    elsewhere.append(user.board);
    await user.settled();
    expect(user.cell('g8').ariaSelected).to.equal('true');
    await user.click('f6');
    expect(user.sans).to.deep.equal(['e4', 'Nf6']);
    user.cell('f6').focus();
    await user.press('Control+z');
    expect(user.board.fen).to.equal(played);
    await user.press('Control+z');
    expect(user.board.fen).to.equal(start);
  });

  it('a piece that is dragged while the page moves the board is put back', async () => {
    const user = await setup(start);
    await user.down('e2');
    await user.moveTo('e4');
    const elsewhere = temporary(document.createElement('section'));
    document.body.prepend(elsewhere);
    elsewhere.append(user.board);
    await user.settled();
    expect(user.root.querySelector('.dragged')).to.equal(null);
    await user.up();
    expect(user.board.fen).to.equal(start);
  });

  it('stops at a position that a script has set', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    user.board.fen = smirf;
    await user.settled();
    user.cell('e4').focus();
    await user.press('Control+z');
    expect(user.board.fen).to.equal(smirf);
  });

  it('can be prevented by a listener', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    const {fen} = user.board;
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.press('Control+z');
    expect(user.board.fen).to.equal(fen);
  });
});
