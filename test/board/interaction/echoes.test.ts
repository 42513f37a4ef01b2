import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoardEventMap} from '../../../src/board/interaction/events.js';
import {afterE4, castling, start} from '../../tools/fixtures/positions.js';
import {temporary, until, User} from '../../tools/user.js';

const afterE5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';

let user: User;
let form: HTMLFormElement;
const setup = async (fen: string, others: Readonly<Record<string, string>> = {}) => {
  form = document.createElement('form');
  user = await User.setup({mode: 'play', animation: 'none', fen, ...others}, form);
  return user;
};
const lastMove = () => user.root.querySelector('[part~=last-move]')?.getAttribute('d') ?? '';
const undo = async () => {
  user.cell('a1').focus();
  await user.press('Control+z');
};
const redo = async () => {
  user.cell('a1').focus();
  await user.press('Control+y');
};

describe('setting fen to the position that the board already shows', () => {
  for (const [how, set] of [
    ['the property', (fen: string) => (user.board.fen = fen)],
    ['the attribute', (fen: string) => user.board.setAttribute('fen', fen)],
  ] as const) {
    it(`keeps the history, the last move and the start, when set by ${how}`, async () => {
      await setup('start');
      user.board.addEventListener('change', ({detail}) => set(detail.fen));
      await user.drag('e2', 'e4');
      await user.drag('e7', 'e5');
      expect(lastMove()).to.equal('M180 45h45v45h-45zM180 135h45v45h-45z');
      expect(user.announced).to.equal('Pawn e7 to e5. White to move.');
      await undo();
      expect(user.board.fen).to.equal(afterE4);
      await redo();
      expect(user.board.fen).to.equal(afterE5);
      user.board.reset();
      await user.settled();
      expect(user.board.fen).to.equal('start');
      await user.drag('d2', 'd4');
      form.reset();
      await user.settled();
      expect(user.board.fen).to.equal('start');
    });
  }

  it('keeps the selection', async () => {
    await setup(start);
    await user.click('e2');
    user.board.fen = start;
    user.board.setAttribute('fen', start);
    await user.settled();
    expect(user.picked()).to.equal('e2');
  });

  it('keeps the selection, the history and the start if the same position is written as another FEN', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    await user.click('e7');
    // The FEN standard writes the en passant square after every double step.
    user.board.fen = afterE4.replace('KQkq -', 'KQkq e3');
    await user.settled();
    expect(user.picked()).to.equal('e7');
    await undo();
    expect(user.board.fen).to.equal(start);
    user.board.reset();
    expect(user.board.fen).to.equal(start);
  });

  it('keeps the value that a form submits and the one that it resets to, if the page sets the attribute', async () => {
    await setup(start, {name: 'position'});
    user.board.addEventListener('change', ({detail}) => user.board.setAttribute('fen', detail.fen));
    await user.drag('e2', 'e4');
    expect([...new FormData(form)]).to.deep.equal([['position', afterE4]]);
    form.reset();
    expect([...new FormData(form)]).to.deep.equal([['position', start]]);
  });

  it('is a new start if the page has set another position before', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    user.board.fen = castling;
    await user.settled();
    user.board.fen = afterE4;
    await user.settled();
    user.board.reset();
    expect(user.board.fen).to.equal(afterE4);
  });
});

describe('setting fen to a position of the history', () => {
  it('is a move, if a move leads there, even where the page counts no moves', async () => {
    await setup(start, {controls: ''});
    const after = (placement: string, turn: string) => `${placement} ${turn} KQkq - 0 1`;
    const moves = [
      ['rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R', 'b', 'Knight g1 to f3.'],
      ['rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R', 'w', 'Knight g8 to f6.'],
      ['rnbqkb1r/pppppppp/5n2/8/8/8/PPPPPPPP/RNBQKBNR', 'b', 'Knight f3 to g1.'],
      ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'w', 'Knight f6 to g8.'],
    ] as const;
    for (const [placement, turn, summary] of moves) {
      user.board.fen = after(placement, turn);
      await until(() => user.announced.startsWith(summary));
    }
    const [undo, redo] = await Promise.all([user.button('Undo'), user.button('Redo')]);
    expect([undo.ariaDisabled, redo.ariaDisabled]).to.deep.equal(['false', 'true']);
  });

  it('goes back to it, as Undo does, and forward, as Redo does, once the page has returned it', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    await user.drag('e7', 'e5');
    for (const {fen} of [...user.changes]) user.board.fen = fen;
    expect(user.board.fen).to.equal(afterE5);
    user.board.fen = afterE4;
    await user.settled();
    expect(user.announced).to.equal('Undone: Pawn e7 to e5. Black to move.');
    expect(lastMove()).to.equal('M180 270h45v45h-45zM180 180h45v45h-45z');
    user.board.fen = afterE5;
    await user.settled();
    expect(user.announced).to.equal('Redone: Pawn e7 to e5. White to move.');
    expect(lastMove()).to.equal('M180 45h45v45h-45zM180 135h45v45h-45z');
    user.board.fen = start;
    await user.settled();
    expect(user.announced).to.equal('Undone: Pawn e2 to e4. Pawn e7 to e5. White to move.');
    expect(lastMove()).to.equal('');
    await redo();
    await redo();
    expect(user.board.fen).to.equal(afterE5);
    expect(user.changes).to.have.length(4);
  });

  it('lets a page refuse a move, which can then be redone', async () => {
    await setup(start);
    const refuse = ({detail}: FenBoardEventMap['change']) => (user.board.fen = detail.previousFen);
    user.board.addEventListener('change', refuse, {once: true});
    await user.drag('e2', 'e4');
    expect(user.board.fen).to.equal(start);
    await redo();
    expect(user.board.fen).to.equal(afterE4);
  });

  it('stays at the latest position when a page sets each FEN late, in any order', async () => {
    await setup(start);
    const fens: string[] = [];
    user.board.addEventListener('change', ({detail}) => fens.push(detail.fen));
    await user.drag('e2', 'e4');
    await user.drag('e7', 'e5');
    for (const fen of fens.reverse()) {
      user.board.fen = ` ${fen} `;
      await user.settled();
      expect(user.board.fen).to.equal(afterE5);
    }
    await undo();
    await undo();
    expect(user.board.fen).to.equal(start);
    user.board.reset();
    expect(user.board.fen).to.equal(start);
  });

  it('works in the editor too', async () => {
    await setup(castling, {mode: 'edit'});
    await user.drag('h1', 'g1');
    const [one] = user.changes;
    user.board.fen = one?.fen ?? '';
    await user.drag('g1', 'f1');
    user.board.fen = one?.fen ?? '';
    await user.settled();
    expect(user.board.fen).to.equal(one?.fen);
    await redo();
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/4KR2 w - - 0 1');
    await undo();
    await undo();
    expect(user.board.fen).to.equal(castling);
  });
});

describe('a board without the attribute fen', () => {
  it('reads its text content again after a reset', async () => {
    const board = document.createElement('fen-board');
    board.textContent = castling;
    document.body.append(temporary(board));
    await board.updateComplete;
    await board.move('O-O');
    board.fen = board.fen;
    board.reset();
    expect(board.fen).to.equal(castling);
    board.textContent = start;
    await board.updateComplete;
    expect(board.fen).to.equal(start);
  });
});
