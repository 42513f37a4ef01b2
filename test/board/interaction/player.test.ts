import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {setup, temporary, until, User} from '../../tools/user.js';

const sit = (attributes: Readonly<Record<string, string>>) => User.setup({mode: 'play', ...attributes});

describe('a board on which a person plays one side', () => {
  it('lets the person move only when it is their turn, and waits for the other side', async () => {
    const user = await sit({fen: start, player: 'white'});
    await user.drag('e2', 'e4');
    await user.drag('e7', 'e5');
    await user.click('d7', 'd5');
    expect(user.sans).to.deep.equal(['e4']);
    expect(user.picked()).to.equal(null);
    await user.board.move('e5');
    await user.drag('g1', 'f3');
    expect(user.sans).to.deep.equal(['e4', 'Nf3']);
  });

  it('cannot pick a piece of the person either while the other side is to move', async () => {
    const user = await sit({fen: start, player: 'black'});
    await user.click('e7');
    expect(user.picked()).to.equal(null);
    expect(user.name('e7')).to.equal('e7, black pawn');
    user.board.fen = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
    await user.settled();
    await user.click('e7', 'e5');
    expect(user.sans).to.deep.equal(['e5']);
  });

  it('answers by key that a piece is not the person’s, or whose turn it is', async () => {
    const user = await sit({fen: start, player: 'white'});
    user.cell('e7').focus();
    await user.press('Enter');
    expect(user.announced).to.equal('Black is not yours.');
    await user.drag('e2', 'e4');
    user.cell('d2').focus();
    await user.press('Enter');
    expect(user.announced).to.equal('Black to move.');
  });

  for (const [lang, text] of [
    ['de', 'Schwarz gehört nicht Ihnen.'],
    ['es', 'Las negras no son suyas.'],
    ['fr', 'Les noirs ne sont pas à vous.'],
    ['nl', 'Zwart is niet van u.'],
  ] as const) {
    it(`says so in its language, ${lang}`, async () => {
      const user = await sit({fen: start, player: 'white', lang});
      await until(() => user.name('a4') !== 'a4, empty');
      user.cell('e7').focus();
      await user.press('Enter');
      expect(user.announced).to.equal(text);
    });
  }

  it('has that side at the bottom where the orientation is `auto`, whoever is to move', async () => {
    const user = await sit({fen: start, player: 'black', orientation: 'auto'});
    const [, topOfWhite] = user.middle('e1');
    expect(topOfWhite).to.be.lessThan(user.middle('e8')[1]);
    await user.board.move('e4');
    await user.settled();
    expect(user.middle('e1')[1]).to.be.lessThan(user.middle('e8')[1]);
    user.board.player = 'white';
    await user.settled();
    expect(user.middle('e1')[1]).to.be.greaterThan(user.middle('e8')[1]);
    user.board.mode = 'view';
    user.board.player = 'black';
    await user.settled();
    const svg = await user.board.toSvg();
    expect(svg).to.equal(await diagramOf(user.board.fen ?? ''));
  });

  /** The picture of a diagram with `orientation="auto"`. */
  async function diagramOf(fen: string): Promise<string> {
    const board = temporary(document.createElement('fen-board'));
    board.fen = fen;
    board.orientation = 'auto';
    document.body.append(board);
    return board.toSvg();
  }

  it('undoes by the person’s Undo back to their turn, and redoes both moves', async () => {
    const user = await sit({fen: start, player: 'white', controls: ''});
    await user.drag('e2', 'e4');
    await user.board.move('e5');
    await user.settled();
    const later = user.board.fen;
    await user.press('Control+z');
    expect(user.board.fen).to.equal(start);
    expect(user.announced).to.equal('Undone: Pawn e2 to e4. Pawn e7 to e5. White to move.');
    expect(user.lastChange).to.deep.include({fen: start, previousFen: later, move: null});
    await user.press('Control+y');
    expect(user.board.fen).to.equal(later);
    expect(user.announced).to.equal('Redone: Pawn e2 to e4. Pawn e7 to e5. White to move.');
  });

  it('undoes only the person’s own move while the other side has not answered', async () => {
    const user = await sit({fen: start, player: 'white'});
    await user.drag('e2', 'e4');
    await user.press('Control+z');
    expect(user.board.fen).to.equal(start);
    await user.press('Control+y');
    expect(user.board.fen).to.equal(user.changes[0]?.fen);
  });

  it('has nothing to undo before the person has moved', async () => {
    const user = await sit({fen: start, player: 'black', controls: ''});
    await user.board.move('e4');
    await user.settled();
    expect((await user.button('Undo')).getAttribute('aria-disabled')).to.equal('true');
    user.cell('e4').focus();
    await user.press('Control+z');
    expect(user.board.fen).to.contain('4P3');
  });

  it('refuses a typed move of the other side', async () => {
    const user = await sit({fen: start, player: 'black', 'move-input': ''});
    const field = await until(() => user.root.querySelector<HTMLInputElement>('.move-input input'));
    field.value = 'e4';
    await user.pressButton('Enter');
    expect(user.announced).to.equal('White to move.');
    expect(user.board.fen).to.equal(start);
  });

  for (const when of ['at once', 'late'] as const) {
    it(`goes on where the page writes each FEN back ${when}`, async () => {
      const user = await sit({fen: start, player: 'white'});
      const {board} = user;
      const owed: string[] = [];
      board.addEventListener('change', ({detail}) => {
        if (when === 'at once') board.fen = detail.fen;
        else owed.push(detail.fen);
      });
      await user.drag('e2', 'e4');
      await board.move('e5');
      await user.settled();
      for (const fen of owed.splice(0)) board.fen = fen;
      await user.drag('g1', 'f3');
      expect(user.sans).to.deep.equal(['e4', 'Nf3']);
      await board.move('Nc6');
      await user.settled();
      await user.press('Control+z', 'Control+z');
      expect(board.fen).to.equal(start);
    });
  }

  it('plays both sides with `both`, `auto` or an unknown value', async () => {
    for (const player of ['both', 'auto', 'red']) {
      const user = await sit({fen: start, player});
      await user.click('e2', 'e4', 'e7', 'e5');
      expect(user.sans, player).to.deep.equal(['e4', 'e5']);
      user.board.remove();
    }
  });

  it('ends a drag of a piece that is the person’s no longer', async () => {
    const user = await setup(start);
    await user.down('e2');
    await user.moveTo('e4');
    user.board.player = 'black';
    await user.settled();
    await user.up();
    expect(user.board.fen).to.equal(start);
  });
});

describe('a puzzle with `player`', () => {
  it('counts `both` as the side to move, with a warning', async () => {
    const puzzle = {fen: '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1', solution: 'Ra8#'};
    const user = await User.setup({mode: 'solve', player: 'both', ...puzzle});
    expect(user.board.warnings.map(({message}) => message)).to.deep.equal([
      'In mode="solve", player="both" counts as "auto".',
    ]);
    await user.drag('a1', 'a8');
    expect(user.sans).to.deep.equal(['Ra8#']);
    user.board.player = 'white';
    expect(user.board.warnings).to.deep.equal([]);
  });
});
