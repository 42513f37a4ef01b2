import {expect} from '@open-wc/testing';
import {until} from '../tools/user.js';
import {announcement, button, current, move, placement, press, root, shown} from './shown.js';

const tags = '[White "Anna"]\n[Black "Ben"]\n';
/** The text of a live game after some of its moves. */
const live = (moves: string, result = '*') => `${tags}[Result "${result}"]\n\n${moves} ${result}`;

describe('a game that is still being played', () => {
  it('leaves readers where they are, with the focus, when its text goes on', async () => {
    const game = await shown({pgn: live('1. e4 e5 (1... c5) 2. Nf3')});
    move(game, 'c5').click();
    move(game, 'c5').focus();
    await game.updateComplete;
    game.pgn = live('1. e4 {Best.} (1. d4) e5 (1... c5 2. c3) 2. Nf3 Nc6 3. Bb5');
    await game.updateComplete;
    await until(() => root(game).activeElement === move(game, 'c5'));
    expect(current(game)).to.equal('c5');
    expect(placement(game)).to.equal('rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR');
    await press('ArrowRight');
    await game.updateComplete;
    expect(current(game)).to.equal('c3');
  });

  it('keeps the focus on its buttons', async () => {
    const game = await shown({pgn: live('1. e4')});
    const next = button(game, 'Next move');
    next.focus();
    game.pgn = live('1. e4 e5');
    await game.updateComplete;
    expect(root(game).activeElement).to.equal(next);
    next.click();
    next.click();
    await game.updateComplete;
    expect(current(game)).to.equal('e5');
  });

  it('takes a reader along who is at its end, if it opens at its end, and announces the move', async () => {
    const game = await shown({at: 'end', pgn: live('')});
    game.pgn = live('1. e4');
    await game.updateComplete;
    expect(current(game)).to.equal('e4');
    game.pgn = live('1. e4 e5 2. Nf3', '1-0');
    await game.updateComplete;
    expect(current(game)).to.equal('Nf3');
    await until(() => announcement(game).includes('knight to f3'));
    await game.previous();
    game.pgn = live('1. e4 e5 2. Nf3 Nc6', '1-0');
    await game.updateComplete;
    expect(current(game)).to.equal('e5');
  });

  it('stays at its start, if it opens there', async () => {
    const game = await shown({pgn: live('')});
    game.pgn = live('1. e4');
    await game.updateComplete;
    expect(current(game)).to.equal(null);
  });

  for (const [what, text] of [
    ['other players', live('1. e4 e5 2. Nf3 Nc6').replace('Ben', 'Bea')],
    ['other moves', live('1. e4 c5 2. Nf3 d6')],
    ['fewer moves', live('1. e4')],
  ] as const) {
    it(`is another game with ${what}, which opens where it should`, async () => {
      const game = await shown({at: '1', pgn: live('1. e4 e5 2. Nf3')});
      await game.last();
      game.pgn = text;
      await game.updateComplete;
      expect(current(game)).to.equal('e4');
    });
  }
});

describe('the side at the bottom of a game', () => {
  const study = '[Orientation "black"]\n\n1. e4 *';

  it('is the one that the game asks for', async () => {
    const game = await shown({pgn: study});
    expect([game.orientation, game.board?.orientation]).to.deep.equal(['black', 'black']);
    game.pgn = '1. e4 *';
    await game.updateComplete;
    expect([game.orientation, game.board?.orientation]).to.deep.equal(['white', 'white']);
  });

  it('is the one that the author has set, or to which the reader has flipped the board', async () => {
    const game = await shown({pgn: study, orientation: 'white'});
    expect(game.board?.orientation).to.equal('white');
    const flipped = await shown({pgn: study});
    flipped.flip();
    await flipped.updateComplete;
    expect([flipped.orientation, flipped.board?.orientation]).to.deep.equal(['white', 'white']);
  });
});
