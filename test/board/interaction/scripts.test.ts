import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {afterE4, afterNf3, smirf, start} from '../../tools/fixtures/positions.js';
import {setup, until, type User} from '../../tools/user.js';

describe('scripts', () => {
  it('get no event for a position or move that they set themselves', async () => {
    const user = await setup(start);
    expect(await user.board.move('Nf3')).to.deep.include({ok: true});
    expect(user.board.fen).to.equal(afterNf3);
    const wrong = await user.board.move('Nf3');
    expect(wrong.ok).to.equal(false);
    user.board.fen = smirf;
    await user.settled();
    expect(user.changes).to.deep.equal([]);
  });

  const undoAll = async (user: User) => {
    user.cell('e4').focus();
    await user.press('Control+z', 'Control+z', 'Control+z');
  };

  it('make moves that are shown, announced and undone like those of a user', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    await user.board.move('e5');
    await user.settled();
    expect(user.highlighted('last-move')).to.deep.equal(['e7', 'e5']);
    expect(user.announced).to.equal('Pawn e7 to e5. White to move.');
    await undoAll(user);
    expect(user.board.fen).to.equal(start);
    expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['e4', undefined, undefined]);
  });

  it('may reply to a user’s move with another one, in the listener to its event', async () => {
    const user = await setup(start);
    const reply = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    user.board.addEventListener('change', ({detail}) => {
      if (detail.move?.san === 'e4') user.board.fen = reply;
    });
    await user.drag('e2', 'e4');
    expect(user.announced).to.equal('Pawn e7 to e5. White to move.');
    expect(user.highlighted('last-move')).to.deep.equal(['e7', 'e5']);
    await user.press('Control+z');
    expect(user.board.fen).to.equal(afterE4);
    await user.press('Control+z');
    expect(user.board.fen).to.equal(start);
  });

  it('remove the highlight of the last move by setting another position', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    user.board.fen = smirf;
    await user.settled();
    expect(user.highlighted('last-move')).to.deep.equal([]);
  });

  it('get the reason why a move is impossible in a broken position', async () => {
    const user = await setup(start);
    user.board.fen = 'nonsense';
    const result = await user.board.move('e4');
    expect(result).to.deep.equal({ok: false, error: user.board.error});
  });

  it('can flip the board and focus it', async () => {
    const user = await setup(start);
    user.board.flip();
    expect(user.board.orientation).to.equal('black');
    user.board.flip();
    expect(user.board.orientation).to.equal('white');
    user.board.focus();
    expect(user.focused()).to.equal('e1');
  });

  it('can disable the board', async () => {
    const user = await setup(start);
    user.board.disabled = true;
    await user.settled();
    await user.drag('e2', 'e4');
    user.cell('e2').focus();
    await user.press('Enter');
    expect(user.picked()).to.equal(null);
    expect(user.board.fen).to.equal(start);
    expect(user.root.querySelector('[role=grid]')?.ariaDisabled).to.equal('true');
  });

  it('can make the board static again', async () => {
    const user = await setup(start);
    user.board.mode = 'view';
    await user.settled();
    expect(user.root.querySelector('[role=grid]') === null).to.equal(true);
    expect(user.root.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('false');
    expect(user.root.adoptedStyleSheets).to.have.length(1);
  });

  it('have an unreadable FEN announced once, and then the next position', async () => {
    const user = await setup(start);
    user.board.fen = '8/9/8/8/8/8/8/8 w - - 0 1';
    await until(() => user.announced);
    expect(user.announced).to.equal(user.board.error?.message);
    user.board.theme = 'blue';
    await user.board.updateComplete;
    expect(user.announcements.filter(Boolean)).to.have.length(1);
    user.board.fen = '7k/8/8/8/8/8/8/K7 b - - 0 1';
    await until(() => user.announced.startsWith('New position.'));
  });
});
