import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {capablanca, empty, start} from '../../tools/fixtures/positions.js';
import {can, lengthenPage, until} from '../../tools/user.js';
import {setup} from './editor.js';

describe('a user who sets up a position', () => {
  it('moves any piece anywhere, and captures what is there', async () => {
    const user = await setup(start);
    await user.drag('e1', 'e5');
    await user.click('a8', 'h1');
    expect(user.board.fen).to.equal('1nbqkbnr/pppppppp/8/4K3/8/8/PPPPPPPP/RNBQ1BNr w k - 0 1');
    expect(user.changes.map(({move}) => move)).to.deep.equal([null, null]);
  });

  it('places the piece chosen in the palette on every clicked square', async () => {
    const user = await setup(empty);
    await user.pressControl('white knight');
    await user.click('e4', 'g7');
    expect(user.board.fen).to.equal('8/6N1/8/8/4N3/8/8/8 w - - 0 1');
    expect(user.announced).to.equal('White knight on g7.');
  });

  it('removes a piece when its square is clicked again with the same piece chosen', async () => {
    const user = await setup('8/6N1/8/8/4N3/8/8/8 w - - 0 1');
    await user.pressControl('white knight');
    await user.click('g7');
    expect(user.announced).to.equal('White knight removed from g7.');
    expect(user.board.fen).to.equal('8/8/8/8/4N3/8/8/8 w - - 0 1');
  });

  it('places nothing more after the piece in the palette is pressed again', async () => {
    const user = await setup('8/8/8/8/4N3/8/8/8 w - - 0 1');
    await user.pressControl('white knight');
    await user.pressControl('white knight');
    await user.click('a1');
    expect(user.board.fen).to.equal('8/8/8/8/4N3/8/8/8 w - - 0 1');
  });

  it('places a piece by dragging it from the palette with the mouse', async () => {
    const user = await setup(empty);
    const king = user.control('black king');
    await user.down(king);
    await user.moveTo('d5');
    await user.moveTo('e8');
    await user.up();
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/8 w - - 0 1');
    expect(king.getAttribute('aria-pressed')).to.equal('false');
  });

  it('places a piece by dragging it from the palette with a finger', async () => {
    const user = await setup('4k3/8/8/8/8/8/8/8 w - - 0 1');
    await user.swipe(user.middle(user.control('white king')), 'd3', 'e1');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  });

  for (const [files, fen, count] of [
    ['eight', start, 12],
    ['ten', capablanca, 16],
  ] as const) {
    it(`is offered ${count} kinds of pieces on ${files} files`, async () => {
      const user = await setup(fen);
      const kinds = user.root.querySelectorAll('[data-brush]:not([data-brush=eraser], [data-brush=marks])');
      expect(kinds.length).to.equal(count);
    });
  }

  it('places archbishops and chancellors on ten files', async () => {
    const user = await setup(capablanca);
    await user.pressControl('black archbishop');
    await user.click('e5');
    expect(user.board.fen).to.contain('/4a5/');
  });

  it('removes a piece by dropping it off the board', async () => {
    const user = await setup(start);
    await user.down('a1');
    await user.moveTo('b3');
    await user.moveTo([700, 200]);
    await user.up();
    expect(user.announced).to.equal('White rook removed from a1. Castling, White queenside: not allowed.');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1');
  });

  it('removes a piece with Delete', async () => {
    const user = await setup(start);
    user.cell('h1').focus();
    await user.press('Delete');
    expect(user.announced).to.equal('White rook removed from h1. Castling, White kingside: not allowed.');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1');
  });

  it('removes a piece with the eraser', async () => {
    const user = await setup(start);
    await user.pressControl('Remove pieces');
    await user.click('h8');
    expect(user.board.fen).to.equal('rnbqkbn1/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQq - 0 1');
  });

  it('puts a dragged piece back with Escape', async () => {
    const user = await setup(start);
    await user.down('a1');
    await user.moveTo('a5');
    await user.press('Escape');
    await user.up();
    expect(user.board.fen).to.equal(start);
  });

  it('clears the brush with Escape', async () => {
    const user = await setup(start);
    await user.pressControl('white queen');
    await user.press('Escape');
    expect(user.control('white queen').getAttribute('aria-pressed')).to.equal('false');
  });

  it('clears the brush when the mode changes to play', async () => {
    const user = await setup(start);
    await user.pressControl('white queen');
    user.board.mode = 'play';
    // Until the part for play has loaded, the board remains an editor.
    await until(() => !user.root.querySelector('.panel'));
    await user.click('e2', 'e4');
    expect(user.board.fen).to.match(/^rnbqkbnr\/pppppppp\/8\/8\/4P3\/8\/PPPP1PPP/);
    user.board.mode = 'edit';
    await user.settled();
    expect(user.control('white queen').getAttribute('aria-pressed')).to.equal('false');
  });

  it('changes nothing when a listener cancels', async () => {
    const user = await setup(start);
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.drag('e2', 'e5');
    await user.fill('Start position', 'empty');
    await user.pressControl('Black');
    expect(user.board.fen).to.equal(start);
    expect(user.control('White').ariaPressed).to.equal('true');
    expect(user.changes).to.deep.equal([]);
  });

  it('changes nothing on a disabled board', async () => {
    const user = await setup(start);
    user.board.disabled = true;
    await user.settled();
    await user.drag('e2', 'e5');
    user.cell('e2').focus();
    await user.press('Delete');
    await user.pressControl('Random start');
    await user.pressControl('white queen');
    expect(user.board.fen).to.equal(start);
  });
});

describe('an empty square in the editor', () => {
  it('is not picked', async () => {
    const user = await setup(empty);
    user.cell('e4').focus();
    await user.press('Delete', 'Enter');
    await user.click('e4');
    expect([user.picked(), user.changes.length]).to.deep.equal([null, 0]);
  });

  it('gets no piece that is dragged from the palette and dropped beside the board', async () => {
    const user = await setup(empty);
    const [x, y] = user.middle(user.control('white queen'));
    await user.down(user.control('white queen'));
    await user.moveTo([x + 30, y]);
    await user.moveTo([x + 60, y]);
    await user.up();
    expect([user.board.fen, user.changes.length]).to.deep.equal([empty, 0]);
  });

  it('is announced as empty after a key that would pick or remove a piece, but not after a click', async () => {
    const user = await setup(empty);
    await user.click('e4');
    expect(user.announced).to.equal('');
    await user.press('Enter');
    expect(user.announced).to.equal('No piece on e4.');
    await user.pressControl('Remove pieces');
    await user.click('d4');
    expect(user.announced).to.equal('No piece on e4.');
    await user.press('Enter');
    expect(user.announced).to.equal('No piece on d4.');
  });
});

describe('painting with a piece from the palette', () => {
  it('places it on every square that the pointer is dragged over, and removes it again', async () => {
    const user = await setup(empty);
    await user.pressControl('white pawn');
    await user.stroke(['a2', 'b2', 'c2', 'd2', 'c2']);
    expect(user.board.fen).to.equal('8/8/8/8/8/8/PPPP4/8 w - - 0 1');
    await user.stroke(['d2', 'c2']);
    expect(user.board.fen).to.equal('8/8/8/8/8/8/PP6/8 w - - 0 1');
    await user.press('Control+z');
    expect(user.board.fen).to.equal('8/8/8/8/8/8/PPP5/8 w - - 0 1');
  });

  it('places it on every square under a finger, and the page does not scroll', async () => {
    const user = await setup(empty);
    lengthenPage();
    await user.pressControl('black rook');
    window.scrollTo(0, 0);
    await user.swipe('e4', 'e5', 'e6', 'e7');
    expect(window.scrollY).to.equal(0);
    expect(user.board.fen).to.equal('8/4r3/4r3/4r3/4r3/8/8/8 w - - 0 1');
  });

  it('removes every piece that the right button is dragged over, and opens no menu', async function () {
    if (!(await can('right-button'))) this.skip();
    const user = await setup(start);
    await user.pressControl('white queen');
    const menus: boolean[] = [];
    const note = (event: Event) => menus.push(event.defaultPrevented);
    document.addEventListener('contextmenu', note);
    await user.stroke(['a7', 'b7', 'c7'], 'right');
    document.removeEventListener('contextmenu', note);
    expect(user.board.fen).to.contain('/3ppppp/');
    expect(menus).to.deep.equal([true]);
  });
});
