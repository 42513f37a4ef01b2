import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import games from '../../tools/fixtures/rules/game.json';
import {formatFen, parseFen} from '../../../src/core/notation/index.js';
import {legalMoves, formatSan} from '../../../src/core/rules/index.js';
import {smirf, smirfCastled, start} from '../../tools/fixtures/positions.js';
import {lengthenPage, setup, type User} from '../../tools/user.js';

describe('a user who plays', () => {
  it('moves by clicking the piece and then its destination', async () => {
    const user = await setup(start);
    await user.click('g1');
    expect(user.picked()).to.equal('g1');
    expect(user.targets()).to.deep.equal(['f3', 'h3']);
    await user.click('f3');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1');
    expect(user.changes).to.deep.equal([
      {
        fen: user.board.fen,
        previousFen: start,
        move: {
          from: 'g1',
          to: 'f3',
          promotion: null,
          captured: null,
          castle: null,
          check: false,
          san: 'Nf3',
          uci: 'g1f3',
        },
        by: 'person',
      },
    ]);
    expect(user.announced).to.equal('Knight g1 to f3. Black to move.');
  });

  it('moves by dragging', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e4');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    await user.drag('e7', 'e5');
    expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['e4', 'e5']);
  });

  it('keeps a piece picked that is dragged back to its square', async () => {
    const user = await setup(start);
    await user.down('e2');
    await user.moveTo('e3');
    await user.moveTo('e2');
    await user.up();
    expect(user.picked()).to.equal('e2');
    await user.click('e4');
    expect(user.lastChange?.move?.san).to.equal('e4');
  });

  it('moves by dragging with a finger, and the page does not scroll', async () => {
    const user = await setup(start);
    lengthenPage();
    await user.touchDrag('g1', 'f3');
    expect(user.lastChange?.move?.san).to.equal('Nf3');
    expect(window.scrollY).to.equal(0);
  });

  it('scrolls the page with a finger on an empty square', async () => {
    const user = await setup(start);
    expect(getComputedStyle(user.cell('g1')).touchAction).to.equal('pinch-zoom');
    for (const square of ['e4', 'g8', 'a1']) {
      expect(getComputedStyle(user.cell(square)).touchAction, square).to.equal('auto');
    }
  });

  it('makes legal moves only', async () => {
    const user = await setup(start);
    await user.drag('e2', 'e5');
    await user.drag('e7', 'e5');
    await user.click('g1', 'g3');
    await user.drag('a1', 'a4');
    expect(user.board.fen).to.equal(start);
    expect(user.changes).to.deep.equal([]);
  });

  it('picks another piece by clicking it', async () => {
    const user = await setup(start);
    await user.click('e2', 'd2');
    expect(user.picked()).to.equal('d2');
  });

  it('sees the squares that the picked piece may go to, until it is put back', async () => {
    const user = await setup('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    await user.click('e4');
    const marked = () =>
      new Set(
        [...user.root.querySelectorAll('[part~=target] path')].map((mark) =>
          user.squareAt(user.middle(mark)),
        ),
      );
    expect([...marked()].sort()).to.deep.equal(['d5', 'e5']);
    await user.press('Escape');
    expect([...marked()]).to.deep.equal([]);
  });
});

describe('castling', () => {
  for (const [way, act] of [
    ['dragging the king onto its rook, which is its destination', (user: User) => user.drag('e1', 'g1')],
    ['clicking king and rook', (user: User) => user.click('e1', 'g1')],
    ['dragging with a finger', (user: User) => user.touchDrag('e1', 'g1')],
  ] as const) {
    it(`with an inner rook, by ${way}`, async () => {
      const user = await setup(smirf);
      await act(user);
      expect(user.board.fen).to.equal(smirfCastled);
      expect(user.lastChange?.move).to.include({san: 'O-O', from: 'e1', to: 'g1'});
      expect(user.announced).to.equal('King castles kingside. Black to move.');
    });
  }

  for (const [to, san] of [
    ['g1', 'O-O'],
    ['h1', 'O-O'],
    ['c1', 'O-O-O'],
    ['a1', 'O-O-O'],
  ] as const) {
    it(`is ${san} if the king is dragged to ${to}`, async () => {
      const user = await setup('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
      await user.drag('e1', to);
      expect(user.lastChange?.move?.san).to.equal(san);
    });
  }

  it('is not made by a move to the king’s destination if the king can also move there', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/5K1R w K - 0 1');
    await user.click('f1', 'g1');
    expect(user.lastChange?.move?.san).to.equal('Kg1');
  });

  it('is made by a move onto the rook if the king can also move to its destination', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/5K1R w K - 0 1');
    await user.click('f1', 'h1');
    expect(user.lastChange?.move?.san).to.equal('O-O');
  });

  it('is possible on ten files', async () => {
    const user = await setup('r4k3r/p8p/10/10/10/10/P8P/R4K3R w KQkq - 0 1');
    await user.drag('f1', 'i1');
    expect(user.board.fen).to.equal('r4k3r/p8p/10/10/10/10/P8P/R6RK1 b kq - 1 1');
  });
});

describe('a board with coordinates and the turn marker outside', () => {
  it('receives presses on the squares where the pieces are seen', async () => {
    const user = await setup(start, {coordinates: 'outside', 'turn-marker': ''});
    await user.drag('e2', 'e4');
    expect(user.lastChange?.move?.san).to.equal('e4');
  });
});

describe('the notation of the FEN after a move', () => {
  const notations = [
    ['x-fen', 'xfen'],
    ['shredder-fen', 'shredder'],
    ['fen', 'fen'],
  ] as const;
  const [game] = games as unknown as {
    start: string;
    plies: Record<'xfen' | 'shredder' | 'fen' | 'san', string>[];
  }[];

  for (const [notation, key] of notations) {
    it(`is ${notation} for every move of the SMIRF game, played by clicks, with castling by dragging the king onto its rook`, async () => {
      const first = parseFen(game?.start ?? '', {tolerant: true});
      if (!first.ok || !game) throw new Error('There is no game.');
      const user = await setup(formatFen(first.position, notation), {notation});
      for (const ply of game.plies.slice(0, 20)) {
        const {position} = user.board;
        const move =
          position &&
          legalMoves(position).find(
            (one) =>
              formatSan(position, one) === ply.san.replace(/[+#]$/, '') ||
              formatSan(position, one) === ply.san,
          );
        if (!move) throw new Error(`${ply.san} is not legal.`);
        await user.click(move.from, move.to);
        expect(user.lastChange?.fen, ply.san).to.equal(ply[key]);
      }
      await user.drag('e1', 'g1');
      expect(user.lastChange?.move?.san).to.equal('O-O');
      expect(user.lastChange?.fen).to.equal(game.plies[20]?.[key]);
    });
  }

  it('is the author’s even if no castling right is left that shows it', async () => {
    const user = await setup('4k3/8/8/8/8/8/4P3/4K2R w H - 0 1');
    await user.click('h1', 'g1');
    await user.click('e8', 'd8');
    await user.click('e2', 'e4');
    expect(user.board.fen).to.equal('3k4/8/8/8/4P3/8/8/4K1R1 b - e3 0 2');
  });
});
