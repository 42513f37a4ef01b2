import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {capablanca, start} from '../../tools/fixtures/positions.js';
import {emulate, setup} from '../../tools/user.js';

describe('the accessibility of a board in play', () => {
  it('every square has a name', async () => {
    const user = await setup('r3k2r/8/8/8/4N3/8/8/4K3 w kq - 0 1');
    expect(user.name('e4')).to.equal('e4, white knight, can move to 8 squares');
    expect(user.name('e5')).to.equal('e5, empty');
    expect(user.name('a8')).to.equal('a8, black rook');
    await user.click('e4');
    expect(user.name('e4')).to.equal('e4, white knight, picked up');
    expect(user.name('f6')).to.equal('f6, empty, can go here');
  });

  it('the name of a square includes marks, check, the last move and the number of moves', async () => {
    const user = await setup('r3k2r/8/8/8/7b/8/3Ppp2/R3K2R w KQkq - 0 1', {marks: 'Ga1 Ra1a8'});
    await user.board.updateComplete;
    expect(user.name('a1')).to.equal('a1, white rook, marked green, red arrow to a8');
    expect(user.name('a8')).to.equal('a8, black rook, red arrow from a1');
    expect(user.name('e1')).to.equal('e1, white king, in check, can move to 1 square');
    await user.click('e1', 'e2');
    expect(user.name('e2')).to.equal('e2, white king, last move');
    const castling = await setup('4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1');
    expect(castling.name('e1')).to.equal('e1, white king, can move to 7 squares');
  });

  it('only the picked square has `aria-selected`', async () => {
    const user = await setup(start);
    expect(user.root.querySelectorAll('[aria-selected]')).to.have.length(0);
    await user.click('e2');
    expect(user.root.querySelectorAll('[aria-selected]')).to.have.length(1);
  });

  it('the board is a grid of rows and cells, and the picture is hidden', async () => {
    const user = await setup(capablanca);
    const grid = user.root.querySelector('[role=grid]');
    expect(grid?.getAttribute('aria-label')).to.equal('Chess position on a board of 10 files, White to move');
    expect([...(grid?.children ?? [])].map((row) => [row.role, row.children.length])).to.deep.equal(
      Array.from({length: 8}, () => ['row', 10]),
    );
    expect(user.root.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
  });

  for (const [what, fen, from, to, announcement] of [
    ['a capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4', 'd5', 'Pawn e4 takes pawn d5. Black to move.'],
    [
      'en passant',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      'e5',
      'd6',
      'Pawn e5 takes pawn en passant d6. Black to move.',
    ],
    [
      'a capture next to the king',
      '6k1/5ppp/8/8/8/8/8/K6R w - - 0 1',
      'h1',
      'h7',
      'Rook h1 takes pawn h7. Black to move.',
    ],
    ['check', '6k1/8/8/8/8/8/8/KR6 w - - 0 1', 'b1', 'b8', 'Rook b1 to b8. Check. Black to move.'],
    ['checkmate', '6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1', 'b1', 'b8', 'Rook b1 to b8. Checkmate. White wins.'],
    ['stalemate', '7k/8/6K1/8/8/8/8/5Q2 w - - 0 1', 'f1', 'f7', 'Queen f1 to f7. Stalemate.'],
    ['a move of the king', '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', 'f6', 'f7', 'King f6 to f7. Black to move.'],
  ] as const) {
    it(`${what} is announced`, async () => {
      const user = await setup(fen);
      await user.click(from, to);
      expect(user.announced).to.equal(announcement);
    });
  }

  for (const media of [{}, {'prefers-color-scheme': 'dark'}, {'forced-colors': 'active'}]) {
    it(`the board passes the accessibility audit with ${JSON.stringify(media)}`, async function () {
      if (Object.keys(media).length > 0) await emulate(this, {features: media});
      const user = await setup(start);
      await user.click('e2');
      await expect(user.board).to.be.accessible();
    });
  }
});
