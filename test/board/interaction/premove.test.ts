import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {can, until, User} from '../../tools/user.js';

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

const sit = (fen: string, attributes: Readonly<Record<string, string>> = {}) =>
  User.setup({mode: 'play', player: 'white', premove: '', fen, ...attributes});

/** The squares of the premove, from the names of their squares. */
const premoved = (user: User) =>
  [...user.root.querySelectorAll<HTMLElement>('[data-square]')]
    .filter((cell) => cell.getAttribute('aria-label')?.includes(', premove'))
    .map(({dataset}) => dataset.square);

/** Waits until the person has made a number of changes. */
const changed = (user: User, count: number) => until(() => user.changes.length === count);

describe('a premove', () => {
  it('by mouse is shown, announced, and played when the other side has moved', async () => {
    const user = await sit(afterE4);
    await user.drag('g1', 'f3');
    expect(user.announced).to.equal('Premove: Knight g1 to f3.');
    expect(premoved(user)).to.have.members(['g1', 'f3']);
    expect(user.root.querySelector('[part~=premove]')).not.to.equal(null);
    expect(user.changes).to.deep.equal([]);
    await user.board.move('e5');
    await changed(user, 1);
    await user.settled();
    expect(user.lastChange?.move?.san).to.equal('Nf3');
    expect(user.lastChange?.by).to.equal('person');
    expect(user.announced).to.equal('Pawn e7 to e5. White to move. Knight g1 to f3. Black to move.');
    expect(premoved(user)).to.deep.equal([]);
  });

  it('by finger, and after a new FEN from the page', async function () {
    if (!(await can('touch'))) this.skip();
    const user = await sit(afterE4);
    await user.tap('d2', 'd4');
    user.board.fen = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    await changed(user, 1);
    expect(user.sans).to.deep.equal(['d4']);
  });

  it('is possible as soon as a script allows it', async () => {
    const user = await User.setup({mode: 'play', player: 'white', fen: afterE4});
    user.board.premove = true;
    await until(() => user.cell('g1').hasAttribute('data-movable'));
    await user.drag('g1', 'f3');
    await until(() => premoved(user).length === 2);
    expect(user.announced).to.equal('Premove: Knight g1 to f3.');
  });

  it('by keys', async () => {
    const user = await sit(afterE4);
    user.cell('b1').focus();
    await user.press('Enter');
    expect(user.name('c3')).to.equal('c3, empty, can go here');
    user.cell('c3').focus();
    await user.press('Enter');
    expect(user.announced).to.equal('Premove: Knight b1 to c3.');
    await user.board.move('e5');
    await changed(user, 1);
    expect(user.sans).to.deep.equal(['Nc3']);
  });

  for (const [typed, lang, sans] of [
    ['Nf3', 'en', ['Nf3']],
    ['Sf3', 'de', ['Nf3']],
    ['g1f3', 'en', ['Nf3']],
    // Only possible when the pawn has come to d5.
    ['e4xd5', 'en', ['exd5']],
  ] as const) {
    it(`typed as ${typed}`, async () => {
      const user = await sit(afterE4, {'move-input': '', lang});
      const field = await until(() => user.root.querySelector<HTMLInputElement>('.move-input input'));
      if (lang === 'de') await user.button('Eingeben');
      field.value = typed;
      await user.clickOn(await user.button(lang === 'de' ? 'Eingeben' : 'Enter'));
      expect(user.root.querySelector('[part~=premove]')).not.to.equal(null);
      await user.board.move('d5');
      await changed(user, 1);
      expect(user.sans).to.deep.equal(sans);
    });
  }

  it('that is not one is answered as a move that comes too early', async () => {
    const user = await sit(afterE4, {'move-input': ''});
    const field = await until(() => user.root.querySelector<HTMLInputElement>('.move-input input'));
    field.value = 'e7e5';
    await user.pressButton('Enter');
    expect(user.announced).to.equal('Black to move.');
    expect(premoved(user)).to.deep.equal([]);
  });

  for (const [how, act] of [
    ['Escape', (user: User) => user.press('Escape')],
    ['a press elsewhere', (user: User) => user.click('a5')],
  ] as const) {
    it(`is taken back by ${how}`, async () => {
      const user = await sit(afterE4);
      await user.drag('g1', 'f3');
      user.cell('h5').focus();
      await act(user);
      expect(user.announced).to.equal('Premove dropped.');
      expect(premoved(user)).to.deep.equal([]);
    });
  }

  it('is taken back by the right button, which draws nothing then', async function () {
    if (!(await can('right-button'))) this.skip();
    const user = await sit(afterE4);
    await user.drag('g1', 'f3');
    await user.stroke(['a5'], 'right');
    expect(user.announced).to.equal('Premove dropped.');
    expect(user.root.querySelector('[part~=mark]')).to.equal(null);
    await user.board.move('e5');
    await user.settled();
    expect(user.changes).to.deep.equal([]);
  });

  it('is replaced by another', async () => {
    const user = await sit(afterE4);
    await user.drag('g1', 'f3');
    await user.drag('d2', 'd4');
    expect(premoved(user)).to.have.members(['d2', 'd4']);
    await user.board.move('e5');
    await changed(user, 1);
    expect(user.sans).to.deep.equal(['d4']);
  });

  it('is dropped with a word if it is not legal then', async () => {
    const user = await sit('4k3/8/8/8/8/3q4/8/R3K3 b Q - 0 1');
    await user.drag('a1', 'a8');
    await user.board.move('Qc3');
    await until(() => user.announced.includes('Premove dropped.'));
    expect(user.announced).to.equal('Queen d3 to c3. Check. White to move. Premove dropped.');
    expect(user.changes).to.deep.equal([]);
    expect(premoved(user)).to.deep.equal([]);
  });

  it('is dropped if its piece is captured', async () => {
    const user = await sit('4k3/8/8/8/3b4/8/8/R3K3 b - - 0 1');
    await user.drag('a1', 'a8');
    await user.board.move('Bxa1');
    await until(() => user.announced.endsWith('Premove dropped.'));
    expect(user.changes).to.deep.equal([]);
  });

  it('castles, recaptures, and promotes to the chosen piece', async () => {
    const castles = await sit('4k3/p7/8/8/8/8/8/4K2R b K - 0 1');
    await castles.drag('e1', 'g1');
    await castles.board.move('a6');
    await changed(castles, 1);
    expect(castles.sans).to.deep.equal(['O-O']);
    castles.board.remove();
    const recaptures = await sit('4k3/8/7b/8/8/8/3R4/3RK3 b - - 0 1');
    await recaptures.drag('d1', 'd2');
    await recaptures.board.move('Bxd2+');
    await changed(recaptures, 1);
    expect(recaptures.sans).to.deep.equal(['Rxd2']);
    recaptures.board.remove();
    const promotes = await sit('7k/P6p/8/8/8/8/8/4K3 b - - 0 1');
    await promotes.drag('a7', 'a8');
    await promotes.clickOn(await until(() => promotes.root.querySelector('[data-promotion=N]')));
    await promotes.board.move('h6');
    await changed(promotes, 1);
    expect(promotes.sans).to.deep.equal(['a8=N']);
  });

  it('is dropped where the page sets another position, or goes back', async () => {
    const user = await sit(afterE4);
    await user.drag('g1', 'f3');
    user.board.fen = start;
    await until(() => user.announced.includes('Premove dropped.'));
    const back = await sit(start);
    await back.drag('e2', 'e4');
    await back.drag('g1', 'f3');
    await back.board.undo();
    await until(() => back.announced.endsWith('Premove dropped.'));
    expect(back.board.fen).to.equal(start);
  });

  for (const when of ['at once', 'late'] as const) {
    it(`is played where the page writes each FEN back ${when}`, async () => {
      const user = await sit(start);
      const {board} = user;
      board.addEventListener('change', ({detail}) => {
        if (when === 'at once') board.fen = detail.fen;
        else setTimeout(() => (board.fen = detail.fen), 40);
      });
      await user.drag('e2', 'e4');
      await user.drag('g1', 'f3');
      await board.move('e5');
      await changed(user, 2);
      await new Promise((resolve) => setTimeout(resolve, 80));
      await user.settled();
      expect(user.sans).to.deep.equal(['e4', 'Nf3']);
      expect(board.fen).to.equal(user.lastChange?.fen);
      expect(board.playedMoves.map(({san}) => san)).to.deep.equal(['e4', 'e5', 'Nf3']);
    });
  }

  it('can be refused by the page', async () => {
    const user = await sit(afterE4);
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.drag('g1', 'f3');
    await user.board.move('e5');
    await until(() => user.announced === 'Not changed.');
    expect(user.changes).to.deep.equal([]);
  });

  it('is not possible without the attribute, for both sides, or on a disabled board', async () => {
    for (const attributes of [
      {premove: '', player: 'both'},
      {premove: '', disabled: ''},
    ] as const) {
      const user = await sit(afterE4, attributes);
      await user.drag('g1', 'f3');
      expect(premoved(user)).to.deep.equal([]);
      user.board.remove();
    }
    const user = await sit(afterE4);
    await user.drag('g1', 'f3');
    user.board.premove = false;
    await user.settled();
    expect(premoved(user)).to.deep.equal([]);
    await user.drag('g1', 'f3');
    expect(premoved(user)).to.deep.equal([]);
  });
});
