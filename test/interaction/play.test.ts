import {expect, nextFrame} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';
import games from '../fixtures/rules/game.json';
import {formatFen, parseFen} from '../../src/notation/index.js';
import {legalMoves, formatSan} from '../../src/rules/index.js';
import {glidesBetween} from '../../src/interaction/view/animator.js';
import {capablanca, promoting, smirf, smirfCastled, start} from '../fixtures/positions.js';
import {can, temporary, until, User} from '../user.js';

let user: User;
const setup = async (fen: string, others: Readonly<Record<string, string>> = {}) =>
  (user = await User.setup({mode: 'play', animation: 'none', fen, ...others}));

describe('playing', () => {
  it('moves by clicking the piece and then its target', async () => {
    await setup(start);
    await user.click('g1');
    expect(user.picked()).to.equal('g1');
    expect(user.targets()).to.deep.equal(['f3', 'h3']);
    await user.click('f3');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1');
    expect(user.changes).to.deep.equal([
      {
        fen: user.board.fen,
        previousFen: start,
        move: {from: 'g1', to: 'f3', promotion: null, san: 'Nf3', uci: 'g1f3'},
      },
    ]);
    expect(user.announced).to.equal('Knight g1 to f3. Black to move.');
  });

  it('moves by dragging', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    await user.drag('e7', 'e5');
    expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['e4', 'e5']);
  });

  it('keeps a piece picked that is dragged back to where it was', async () => {
    await setup(start);
    await user.down('e2');
    await user.moveTo(user.middle('e3'));
    await user.moveTo(user.middle('e2'));
    await user.up();
    expect(user.picked()).to.equal('e2');
    await user.click('e4');
    expect(user.lastChange?.move?.san).to.equal('e4');
  });

  it('moves by dragging with a finger, and the page stays', async () => {
    await setup(start);
    const far = document.body.appendChild(document.createElement('div'));
    far.style.height = '3000px';
    await user.touchDrag('g1', 'f3');
    expect(user.lastChange?.move?.san).to.equal('Nf3');
    expect(window.scrollY).to.equal(0);
    far.remove();
  });

  it('leaves the finger on an empty square to the page', async () => {
    await setup(start);
    expect(getComputedStyle(user.cell('g1')).touchAction).to.equal('pinch-zoom');
    for (const square of ['e4', 'g8', 'a1']) {
      expect(getComputedStyle(user.cell(square)).touchAction, square).to.equal('auto');
    }
  });

  it('accepts legal moves only', async () => {
    await setup(start);
    await user.drag('e2', 'e5');
    await user.drag('e7', 'e5');
    await user.click('g1', 'g3');
    await user.drag('a1', 'a4');
    expect(user.board.fen).to.equal(start);
    expect(user.changes).to.deep.equal([]);
  });

  it('shows where the picked piece may go, until it is put back', async () => {
    await setup('4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1');
    await user.click('e4');
    const marks = () => user.root.querySelectorAll('[part~=target] path');
    // A dot on e5, and a ring around d5, which has a rim of its own.
    expect([...marks()].map((mark) => (mark.getAttribute('d') ?? '').split('M').length - 1)).to.deep.equal([
      1, 1, 1,
    ]);
    await user.press('Escape');
    expect(marks().length).to.equal(0);
  });
});

for (const [kind, fen, from, over, to] of [
  ['orthodox chess', start, 'e2', 'e3', 'e4'],
  ['Chess960 with an inner rook', smirf, 'e1', 'f1', 'g1'],
  ['Capablanca chess', capablanca, 'b1', 'b2', 'c3'],
] as const)
  describe(`putting a piece back in ${kind}`, () => {
    const untouched = () => {
      expect(user.picked()).to.equal(null);
      expect(user.board.fen).to.equal(fen);
      expect(user.changes).to.deep.equal([]);
      expect(user.root.querySelector('[part~=dragged]') === null).to.equal(true);
    };

    it('with Escape after a click', async () => {
      await setup(fen);
      await user.click(from);
      await user.press('Escape');
      untouched();
    });

    it('with Escape in the middle of a drag', async () => {
      await setup(fen);
      await user.down(from);
      await user.moveTo(user.middle(over));
      expect(user.root.querySelector('[part~=dragged]') === null).to.equal(false);
      await user.press('Escape');
      await user.moveTo(user.middle(to));
      await user.up();
      untouched();
    });

    it('with the right button in the middle of a drag', async function () {
      if (!(await can('right-button'))) this.skip();
      await setup(fen);
      await user.down(from);
      await user.moveTo(user.middle(over));
      await sendMouse({type: 'down', button: 'right'});
      await sendMouse({type: 'up', button: 'right'});
      await user.moveTo(user.middle(to));
      await user.up();
      untouched();
    });

    it('with the right button after a click', async function () {
      if (!(await can('right-button'))) this.skip();
      await setup(fen);
      await user.click(from);
      await sendMouse({type: 'click', button: 'right', position: user.middle(to)});
      await user.settled();
      untouched();
    });

    it('when the pointer is taken away, as by a page that scrolls', async () => {
      await setup(fen);
      await user.down(from);
      await user.moveTo(user.middle(to));
      let id = 1;
      user.root.addEventListener('pointermove', (event) => (id = (event as PointerEvent).pointerId));
      await user.moveTo(user.middle(over));
      user.cell(from).dispatchEvent(new PointerEvent('pointercancel', {pointerId: id + 1, bubbles: true}));
      await user.settled();
      expect(user.picked()).to.equal(from);
      user.cell(from).dispatchEvent(new PointerEvent('pointercancel', {pointerId: id, bubbles: true}));
      await user.settled();
      await user.moveTo(user.middle(to));
      await user.up();
      untouched();
    });

    it('by dropping it off the board', async () => {
      await setup(fen);
      await user.down(from);
      await user.moveTo([700, 300]);
      await user.up();
      untouched();
    });

    it('by clicking it again, or an empty square', async () => {
      await setup(fen);
      await user.click(from, from);
      untouched();
      await user.click(from, 'e6');
      untouched();
    });

    it('when a listener cancels the change: nothing has happened', async () => {
      await setup(fen);
      const heard: unknown[] = [];
      user.board.addEventListener('beforechange', (event) => {
        heard.push([
          event.detail.move?.from,
          user.board.fen,
          event.cancelable,
          event.bubbles,
          event.composed,
        ]);
        event.preventDefault();
      });
      await user.drag(from, to);
      expect(heard).to.deep.equal([[from, fen, true, true, false]]);
      untouched();
      await user.press('Control+z');
      untouched();
    });

    it('when a script sets another position meanwhile', async () => {
      await setup(fen);
      await user.down(from);
      await user.moveTo(user.middle(over));
      user.board.fen = promoting;
      await user.settled();
      await user.moveTo(user.middle(to));
      await user.up();
      expect(user.board.fen).to.equal(promoting);
      expect(user.changes).to.deep.equal([]);
    });
  });

describe('a picked piece', () => {
  it('is replaced by another one that is clicked', async () => {
    await setup(start);
    await user.click('e2', 'd2');
    expect(user.picked()).to.equal('d2');
  });
});

describe('castling', () => {
  for (const [way, act] of [
    ['dragging the king onto its rook, which is its goal', () => user.drag('e1', 'g1')],
    ['clicking king and rook', () => user.click('e1', 'g1')],
    ['dragging with a finger', () => user.touchDrag('e1', 'g1')],
  ] as const) {
    it(`with an inner rook, by ${way}`, async () => {
      await setup(smirf);
      await act();
      expect(user.board.fen).to.equal(smirfCastled);
      expect(user.lastChange?.move).to.include({san: 'O-O', from: 'e1', to: 'g1'});
      expect(user.announced).to.equal('King castles kingside. Black to move.');
    });
  }

  it('is done on the king’s destination or on the rook, to either side', async () => {
    for (const [to, san] of [
      ['g1', 'O-O'],
      ['h1', 'O-O'],
      ['c1', 'O-O-O'],
      ['a1', 'O-O-O'],
    ] as const) {
      await setup('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
      await user.drag('e1', to);
      expect(user.lastChange?.move?.san, to).to.equal(san);
      user.leave();
    }
  });

  it('is done on the rook’s square where the destination is an ordinary move of the king', async () => {
    await setup('4k3/8/8/8/8/8/8/5K1R w K - 0 1');
    await user.click('f1', 'g1');
    expect(user.lastChange?.move?.san).to.equal('Kg1');
    user.leave();
    await setup('4k3/8/8/8/8/8/8/5K1R w K - 0 1');
    await user.click('f1', 'h1');
    expect(user.lastChange?.move?.san).to.equal('O-O');
  });

  it('on ten files', async () => {
    await setup('r4k3r/p8p/10/10/10/10/P8P/R4K3R w KQkq - 0 1');
    await user.drag('f1', 'i1');
    expect(user.board.fen).to.equal('r4k3r/p8p/10/10/10/10/P8P/R6RK1 b kq - 1 1');
  });
});

describe('promotion', () => {
  const offered = () =>
    [...user.root.querySelectorAll('[data-promotion]')].map((button) => button.getAttribute('aria-label'));

  it('asks on the board, the queen first, and Enter chooses the first', async () => {
    await setup(promoting);
    await user.drag('a7', 'a8');
    expect(offered()).to.deep.equal(['queen', 'knight', 'rook', 'bishop']);
    expect(user.changes).to.deep.equal([]);
    expect(user.focused()).to.equal('queen');
    await expect(user.board).to.be.accessible();
    await user.press('Enter');
    expect(user.lastChange?.move).to.include({san: 'a8=Q+', promotion: 'Q', uci: 'a7a8q'});
    expect(user.announced).to.equal('Pawn a7 to a8. Promotes to queen. Check. Black to move.');
    expect(user.focused()).to.equal('a8');
  });

  it('is chosen with the arrow keys and Tab, from the last on to the first', async () => {
    await setup(promoting);
    await user.click('a7', 'a8');
    await user.press('ArrowDown', 'ArrowDown', 'ArrowUp', 'Tab', 'Tab', 'Tab', 'Shift+Tab');
    expect(user.focused()).to.equal('bishop');
    await user.press(' ');
    expect(user.lastChange?.move?.san).to.equal('a8=B');
  });

  it('is chosen with the mouse', async () => {
    await setup(promoting);
    await user.click('a7', 'a8', 'a7');
    expect(user.lastChange?.move?.san).to.equal('a8=N');
  });

  it('is cancelled with Escape or a press beside it', async () => {
    for (const off of [() => user.press('Escape'), () => user.click('e4')]) {
      await setup(promoting);
      await user.click('a7', 'a8');
      await off();
      expect(offered()).to.deep.equal([]);
      expect(user.board.fen).to.equal(promoting);
      expect(user.changes).to.deep.equal([]);
      expect(user.root.activeElement?.getAttribute('role')).to.equal('gridcell');
      user.leave();
    }
  });

  it('offers archbishop and chancellor on ten files', async () => {
    await setup('9k/P9/10/10/10/10/10/K9 w - - 0 1');
    await user.click('a7', 'a8');
    expect(offered()).to.deep.equal(['queen', 'knight', 'rook', 'bishop', 'chancellor', 'archbishop']);
    await user.press('ArrowUp', 'Enter');
    expect(user.board.fen).to.equal('A8k/10/10/10/10/10/10/K9 b - - 0 1');
  });

  it('is offered where the pawn arrives, for either side and orientation', async () => {
    for (const [fen, from, to, orientation] of [
      ['7k/7P/8/8/8/8/8/K7 w - - 0 1', 'h7', 'h8', 'white'],
      ['k7/8/8/8/8/8/7p/K7 b - - 0 1', 'h2', 'h1', 'white'],
      ['k7/8/8/8/8/8/7p/K7 b - - 0 1', 'h2', 'h1', 'black'],
    ] as const) {
      await setup(fen.replace('7k/7P', 'k7/7P'), {orientation, coordinates: 'outside'});
      await user.click(from, to);
      const queen = user.root.querySelector('[data-promotion]')?.getBoundingClientRect();
      const square = user.cell(to).getBoundingClientRect();
      expect(queen?.left).to.be.closeTo(square.left, 1.5);
      expect(queen?.top).to.be.closeTo(square.top, 1.5);
      user.leave();
    }
  });
});

describe('the keyboard', () => {
  const from = async (square: string, ...keys: string[]) => {
    user.cell(square).focus();
    await user.settled();
    await user.press(...keys);
    return user.focused();
  };

  it('has one square in the tab order, at first that of the king to move', async () => {
    await setup(start);
    const inOrder = () => [...user.root.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(inOrder().map((cell) => cell.dataset.square)).to.deep.equal(['e1']);
    await user.press('Tab');
    expect(user.focused()).to.equal('e1');
    await user.press('ArrowUp');
    expect(inOrder().map((cell) => cell.dataset.square)).to.deep.equal(['e2']);
  });

  for (const [keys, to] of [
    [['ArrowLeft'], 'd4'],
    [['ArrowRight'], 'f4'],
    [['ArrowUp'], 'e5'],
    [['ArrowDown'], 'e3'],
    [['Home'], 'a4'],
    [['End'], 'h4'],
    [['PageUp'], 'e8'],
    [['PageDown'], 'e1'],
    [['Control+Home'], 'a8'],
    [['Control+End'], 'h1'],
    [['Home', 'ArrowLeft'], 'a4'],
    [['PageUp', 'ArrowUp'], 'e8'],
    [['n'], 'b1'],
    [['n', 'n'], 'g1'],
    [['n', 'n', 'n'], 'b8'],
    [['K'], 'e1'],
  ] as const) {
    it(`goes from e4 to ${to} with ${keys.join(', ')}`, async () => {
      await setup(start);
      expect(await from('e4', ...keys)).to.equal(to);
    });
  }

  it('moves as the arrows point when the board is turned', async () => {
    await setup(start, {orientation: 'black'});
    expect(await from('e4', 'ArrowLeft')).to.equal('f4');
    expect(await from('e4', 'ArrowUp')).to.equal('e3');
    expect(await from('e4', 'Control+Home')).to.equal('h1');
  });

  it('picks, drops and cancels', async () => {
    await setup(start);
    await from('g1', 'Enter');
    expect(user.announced).to.equal('Knight g1 picked up.');
    await user.press('Escape');
    expect(user.announced).to.equal('Put back.');
    await user.press(' ', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(user.announced).to.equal('It cannot go to g3.');
    expect(user.picked()).to.equal('g1');
    await user.press('ArrowLeft', 'Enter');
    expect(user.lastChange?.move?.san).to.equal('Nf3');
  });

  for (const [what, fen, square, said] of [
    ['an empty square', start, 'e4', 'Nothing on e4.'],
    ['a piece that has no way to go', start, 'a1', 'Rook a1 cannot move.'],
    ['a piece that is pinned', '4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1', 'e2', 'Knight e2 cannot move.'],
    ['a piece of the other side', start, 'g8', 'White to move.'],
    ['the piece that gives check', '4k3/8/8/8/4r3/8/8/4K3 w - - 0 1', 'e4', 'Check. White to move.'],
    ['the piece that gives mate', 'R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1', 'a8', 'Checkmate.'],
  ] as const) {
    it(`announces why nothing can be picked from ${what}, and announces it again; a click announces nothing`, async () => {
      await setup(fen);
      await user.click(square);
      expect(user.announced).to.equal('');
      await from(square, 'Enter');
      expect(user.announced).to.equal(said);
      expect(user.picked()).to.equal(null);
      await user.press(' ');
      // A live region whose text stays as it was is not read out.
      expect([user.announced.trim(), user.announced === said]).to.deep.equal([said, false]);
    });
  }

  it('stays on its square when the board turns after the move', async () => {
    await setup(start, {orientation: 'auto'});
    await from('e2', 'Enter', 'ArrowUp', 'ArrowUp', 'Enter');
    expect(user.lastChange?.move?.san).to.equal('e4');
    expect(user.focused()).to.equal('e4');
  });

  it('copies the FEN', async () => {
    await setup(smirf);
    user.cell('e4').focus();
    let outside = 0;
    user.board.addEventListener('copy', () => outside++);
    await user.press('Control+c');
    const text = document.body.appendChild(document.createElement('textarea'));
    text.focus();
    await user.press('Control+v');
    expect(text.value).to.equal(smirf);
    text.remove();
    expect(outside).to.equal(0);
  });
});

describe('what is copied', () => {
  const copied = async () => {
    user.cell('e4').focus();
    await user.press('Control+c');
    const text = document.body.appendChild(document.createElement('textarea'));
    text.focus();
    await user.press('Control+v');
    text.remove();
    return text.value;
  };

  it('is a FEN for other programs, where the author’s had to be repaired', async () => {
    await setup('“4k3/8/8/8/8/8/8/4K2R w KQ –”');
    expect(await copied()).to.equal('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    await setup('start');
    expect(await copied()).to.equal(start);
  });
});

describe('what a screen reader announces', () => {
  it('names every square', async () => {
    await setup('r3k2r/8/8/8/4N3/8/8/4K3 w kq - 0 1');
    expect(user.name('e4')).to.equal('e4, white knight, can move to 8 squares');
    expect(user.name('e5')).to.equal('e5, empty');
    expect(user.name('a8')).to.equal('a8, black rook');
    await user.click('e4');
    expect(user.name('e4')).to.equal('e4, white knight, picked up');
    expect(user.name('f6')).to.equal('f6, empty, can go here');
  });

  it('is a grid of rows and cells, and the picture is hidden', async () => {
    await setup(capablanca);
    const grid = user.root.querySelector('[role=grid]');
    expect(grid?.getAttribute('aria-label')).to.equal('Chess position on a board of 10 files, White to move');
    expect([...(grid?.children ?? [])].map((row) => [row.role, row.children.length])).to.deep.equal(
      Array.from({length: 8}, () => ['row', 10]),
    );
    expect(user.root.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('true');
  });

  for (const [what, fen, from, to, said] of [
    ['a capture', '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1', 'e4', 'd5', 'Pawn e4 takes pawn d5. Black to move.'],
    [
      'en passant',
      '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
      'e5',
      'd6',
      'Pawn e5 takes pawn en passant d6. Black to move.',
    ],
    ['mate', '6k1/5ppp/8/8/8/8/8/K6R w - - 0 1', 'h1', 'h7', 'Rook h1 takes pawn h7. Black to move.'],
    ['check', '6k1/5ppp/8/8/8/8/8/KR6 w - - 0 1', 'b1', 'b8', 'Rook b1 to b8. Checkmate.'],
    ['stalemate', '7k/8/5K2/8/8/8/8/6R1 w - - 0 1', 'f6', 'f7', 'King f6 to f7. Black to move.'],
  ] as const) {
    it(`says ${what}`, async () => {
      await setup(fen);
      await user.click(from, to);
      expect(user.announced).to.equal(said);
    });
  }

  for (const media of [{}, {'prefers-color-scheme': 'dark'}, {'forced-colors': 'active'}]) {
    it(`passes the audit with ${JSON.stringify(media)}`, async function () {
      if (Object.keys(media).length > 0 && !(await can('media'))) this.skip();
      await executeServerCommand('media', {features: media});
      await setup(start);
      await user.click('e2');
      await expect(user.board).to.be.accessible();
      await executeServerCommand('media', {});
    });
  }
});

describe('what is seen', () => {
  it('has no black piece on black in the chooser, where the reader has chosen the colours', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {
      features: {'forced-colors': 'active', 'prefers-color-scheme': 'dark'},
    });
    await setup('K7/8/8/8/8/8/p7/7k b - - 0 1');
    await user.click('a2', 'a1');
    const colors = [...user.root.querySelectorAll('[data-promotion]')].map(
      (button) => getComputedStyle(button).backgroundColor,
    );
    await executeServerCommand('media', {});
    // The first has the focus.
    expect(colors.slice(1)).to.deep.equal(Array.from({length: 3}, () => 'rgb(233, 228, 218)'));
  });

  it('marks the last move and the king in check', async () => {
    await setup('4k3/8/8/8/8/8/8/R3K3 w - - 0 1');
    await user.click('a1', 'a8');
    const path = (part: string) => user.root.querySelector(`[part~=${part}]`)?.getAttribute('d');
    expect(path('last-move')).to.equal('M0 315h45v45h-45zM0 0h45v45h-45z');
    expect(path('check')).to.equal('M180 0h45v45h-45z');
  });

  it('draws a dragged piece apart from the others of its kind', async () => {
    await setup(start);
    const pawns = () => user.root.querySelector('g[part="piece white"] path')?.getAttribute('d') ?? '';
    const all = pawns().length;
    await user.down('e2');
    await user.moveTo(user.middle('e4'));
    const dragged = () => {
      const {left, right, top, bottom} =
        user.root.querySelector('[popover]')?.getBoundingClientRect() ?? new DOMRect();
      return [(left + right) / 2, (top + bottom) / 2, right - left] as const;
    };
    const [[x, y], {width}] = [user.middle('e4'), user.cell('e4').getBoundingClientRect()];
    const [left, top, size] = dragged();
    expect(left).to.be.closeTo(x, 1);
    expect(top).to.be.closeTo(y, 1);
    expect(size).to.be.closeTo(width, 1);
    expect(pawns().length).to.be.lessThan(all);
    await user.up();
    expect(user.root.querySelector('[part~=dragged]') === null).to.equal(true);
    expect(pawns().length).to.be.closeTo(all, 4);
  });

  it('lets a piece glide, also when a script sets the position, and not with animation="none"', async () => {
    await setup(start, {animation: 'auto'});
    const gliding = () => user.root.querySelectorAll('[part~=gliding]').length;
    user.board.fen = 'rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1';
    await user.board.updateComplete;
    expect(gliding()).to.equal(1);
    while (gliding()) await new Promise(requestAnimationFrame);
    user.board.fen = smirf;
    await user.board.updateComplete;
    expect(gliding(), 'another position').to.equal(0);
    user.board.animation = 'none';
    user.board.fen = smirfCastled;
    await user.board.updateComplete;
    expect(gliding(), 'no animation').to.equal(0);
  });

  it('lets no piece glide that was dragged, but the same piece when the move is undone and made again', async () => {
    await setup(start, {animation: 'auto'});
    const gliding = () => user.root.querySelectorAll('[part~=gliding]').length;
    const glidesAfter = async (act: () => Promise<unknown>) => {
      while (gliding()) await new Promise(requestAnimationFrame);
      // What glides is drawn with the change, and may be there before the act has ended.
      let most = 0;
      const count = new MutationObserver(() => (most = Math.max(most, gliding())));
      count.observe(user.root, {childList: true, subtree: true});
      await act();
      await user.settled();
      count.disconnect();
      return most;
    };
    expect(await glidesAfter(() => user.drag('e2', 'e4')), 'dragged').to.equal(0);
    expect(await glidesAfter(() => user.press('Control+z')), 'undone').to.equal(1);
    expect(await glidesAfter(() => user.press('Control+y')), 'redone').to.equal(1);
    expect(await glidesAfter(() => user.press('Control+z')), 'undone again').to.equal(1);
    expect(await glidesAfter(() => user.board.move('e4')), 'by a script').to.equal(1);
  });

  it('lets nothing glide where the reader wants less motion', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {features: {'prefers-reduced-motion': 'reduce'}});
    await setup(smirf, {animation: 'auto'});
    user.board.fen = smirfCastled;
    await user.board.updateComplete;
    expect(user.root.querySelectorAll('[part~=gliding]').length).to.equal(0);
    await executeServerCommand('media', {});
  });
});

describe('undo', () => {
  it('goes back and forth, and announces it', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    await user.drag('e7', 'e5');
    const [one, two] = user.changes.map(({fen}) => fen);
    await user.press('Control+z');
    expect(user.board.fen).to.equal(one);
    expect(user.lastChange).to.deep.equal({fen: one, previousFen: two, move: null});
    expect(user.announced).to.equal('Undone: Pawn e7 to e5. Black to move.');
    await user.press('Control+z', 'Control+z');
    expect(user.board.fen).to.equal(start);
    await user.press('Control+Shift+z', 'Control+y');
    expect(user.board.fen).to.equal(two);
    expect(user.changes).to.have.length(6);
  });

  it('reaches over 200 steps', async () => {
    await setup(start);
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

  it('ends where a script has set the position', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    user.board.fen = smirf;
    await user.settled();
    user.cell('e4').focus();
    await user.press('Control+z');
    expect(user.board.fen).to.equal(smirf);
  });
});

describe('scripts', () => {
  it('get no event when they set the position or move', async () => {
    await setup(start);
    expect(await user.board.move('Nf3')).to.deep.include({ok: true});
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1');
    const wrong = await user.board.move('Nf3');
    expect(wrong.ok).to.equal(false);
    user.board.fen = smirf;
    await user.settled();
    expect(user.changes).to.deep.equal([]);
  });

  const lastMove = () => user.root.querySelector('[part~=last-move]')?.getAttribute('d');
  const undoAll = async () => {
    user.cell('e4').focus();
    await user.press('Control+z', 'Control+z', 'Control+z');
  };

  it('move on as a person does: the last move is shown, announced, and undone', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    await user.board.move('e5');
    await user.settled();
    expect(lastMove()).to.equal('M180 45h45v45h-45zM180 135h45v45h-45z');
    expect(user.announced).to.equal('Pawn e7 to e5. White to move.');
    await undoAll();
    expect(user.board.fen).to.equal(start);
    expect(user.changes.map(({move}) => move?.san)).to.deep.equal(['e4', undefined, undefined]);
  });

  it('may reply while the person’s move is dispatched, which then is a move of its own', async () => {
    await setup(start);
    const reply = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
    user.board.addEventListener('change', ({detail}) => {
      if (detail.move?.san === 'e4') user.board.fen = reply;
    });
    await user.drag('e2', 'e4');
    expect(user.announced).to.equal('Pawn e7 to e5. White to move.');
    expect(lastMove()).to.equal('M180 45h45v45h-45zM180 135h45v45h-45z');
    await user.press('Control+z');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    await user.press('Control+z');
    expect(user.board.fen).to.equal(start);
  });

  it('leave no highlight of a move behind when they set another position', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    user.board.fen = smirf;
    await user.settled();
    expect(lastMove()).to.equal('');
  });

  it('get the reason why nothing can be moved in a broken position', async () => {
    await setup(start);
    user.board.fen = 'nonsense';
    const result = await user.board.move('e4');
    expect(result).to.deep.equal({ok: false, error: user.board.error});
  });

  it('can turn the board and focus it', async () => {
    await setup(start);
    user.board.flip();
    expect(user.board.orientation).to.equal('black');
    user.board.flip();
    expect(user.board.orientation).to.equal('white');
    user.board.focus();
    expect(user.focused()).to.equal('e1');
  });

  it('can disable the board', async () => {
    await setup(start);
    user.board.disabled = true;
    await user.settled();
    await user.drag('e2', 'e4');
    user.cell('e2').focus();
    await user.press('Enter');
    expect(user.picked()).to.equal(null);
    expect(user.board.fen).to.equal(start);
    expect(user.root.querySelector('[role=grid]')?.ariaDisabled).to.equal('true');
  });

  it('can make a picture of it again', async () => {
    await setup(start);
    user.board.mode = 'view';
    await user.settled();
    expect(user.root.querySelector('[role=grid]') === null).to.equal(true);
    expect(user.root.querySelector('svg')?.getAttribute('aria-hidden')).to.equal('false');
    expect(user.root.adoptedStyleSheets).to.have.length(1);
  });
});

describe('the notation that is written', () => {
  const games3 = [
    ['x-fen', 'xfen'],
    ['shredder-fen', 'shredder'],
    ['fen', 'fen'],
  ] as const;
  const [game] = games as unknown as {
    start: string;
    plies: Record<'xfen' | 'shredder' | 'fen' | 'san', string>[];
  }[];

  for (const [notation, key] of games3) {
    it(`has every FEN of the SMIRF game in ${notation}, played by clicks, and castles by dragging the king onto its rook`, async function () {
      this.timeout(30_000);
      const first = parseFen(game?.start ?? '', {tolerant: true});
      if (!first.ok || !game) throw new Error('There is no game.');
      await setup(formatFen(first.position, notation), {notation});
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

  it('is the author’s, also when no right is left to show it', async () => {
    await setup('4k3/8/8/8/8/8/4P3/4K2R w H - 0 1');
    await user.click('h1', 'g1');
    await user.click('e8', 'd8');
    await user.click('e2', 'e4');
    expect(user.board.fen).to.equal('3k4/8/8/8/4P3/8/8/4K1R1 b - e3 0 2');
  });
});

describe('a press before the board is loaded', () => {
  it('is not lost', async () => {
    user = await User.setup({mode: 'play', fen: start});
    const late = document.createElement('fen-board');
    late.fen = start;
    late.mode = 'play';
    document.body.prepend(late);
    await late.updateComplete;
    const svg = late.shadowRoot?.querySelector('svg');
    expect(svg?.getAttribute('tabindex')).to.equal('0');
    const {left, top, width} = late.getBoundingClientRect();
    const at = {clientX: left + (width * 6.5) / 8, clientY: top + (width * 7.5) / 8};
    svg?.dispatchEvent(new PointerEvent('pointerdown', {...at, isPrimary: true, bubbles: true}));
    while (!late.shadowRoot?.querySelector('[aria-selected=true]')) await new Promise(requestAnimationFrame);
    expect(late.shadowRoot.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.square).to.equal('g1');
    expect(svg?.hasAttribute('tabindex')).to.equal(false);
    late.remove();
  });

  /** Presses the knight on g1 of a board that is only a picture yet. */
  const pressEarly = async (board: FenBoard) => {
    Object.assign(board, {fen: start, mode: 'play'});
    document.body.prepend(temporary(board));
    await board.updateComplete;
    const {left, top, width} = board.getBoundingClientRect();
    const at = {clientX: left + (width * 6.5) / 8, clientY: top + (width * 7.5) / 8};
    const picture = board.shadowRoot?.querySelector('svg');
    for (const type of ['pointerdown', 'pointerup']) {
      picture?.dispatchEvent(new PointerEvent(type, {...at, isPrimary: true, bubbles: true}));
    }
  };
  const pickedOn = ({shadowRoot}: FenBoard) =>
    shadowRoot?.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.square;

  it('is not lost where the page moves the board meanwhile', async () => {
    const board = document.createElement('fen-board');
    const place = temporary(document.createElement('div'));
    document.body.prepend(place);
    await pressEarly(board);
    place.append(board);
    expect(await until(() => pickedOn(board))).to.equal('g1');
  });

  it('is forgotten where the board leaves the page, and comes back later', async () => {
    const board = document.createElement('fen-board');
    await pressEarly(board);
    board.remove();
    await nextFrame();
    document.body.prepend(board);
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    await board.updateComplete;
    expect(pickedOn(board)).to.equal(undefined);
  });

  it('is not lost if it was a key', async () => {
    user = await User.setup({mode: 'play', fen: start});
    const late = document.createElement('fen-board');
    late.fen = start;
    late.mode = 'play';
    document.body.prepend(late);
    await late.updateComplete;
    const svg = late.shadowRoot?.querySelector('svg');
    svg?.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowUp', bubbles: true}));
    while (!late.shadowRoot?.activeElement) await new Promise(requestAnimationFrame);
    expect((late.shadowRoot.activeElement as HTMLElement).dataset.square).to.equal('e2');
    late.remove();
  });

  it('does nothing beside the squares', async () => {
    user = await User.setup({mode: 'play', fen: start});
    const late = document.createElement('fen-board');
    late.fen = start;
    late.mode = 'play';
    document.body.prepend(late);
    await late.updateComplete;
    const {left, top} = late.getBoundingClientRect();
    const at = {clientX: left - 5, clientY: top + 5};
    late.shadowRoot
      ?.querySelector('svg')
      ?.dispatchEvent(new PointerEvent('pointerdown', {...at, isPrimary: true, bubbles: true}));
    while (!late.shadowRoot?.querySelector('[role=gridcell]')) await new Promise(requestAnimationFrame);
    expect(late.shadowRoot.querySelector('[aria-selected=true]') === null).to.equal(true);
    late.remove();
  });
});

describe('keys that mean nothing', () => {
  it('do nothing: with Alt, used by the page, or for a piece that is not there', async () => {
    await setup(start);
    user.cell('e1').focus();
    await user.press('Alt+ArrowUp', 'c', 'Escape', 'Delete', 'Control+b', 'x');
    const take = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', take, true);
    await user.press('ArrowUp');
    document.removeEventListener('keydown', take, true);
    expect([user.focused(), user.picked(), user.changes.length]).to.deep.equal(['e1', null, 0]);
  });

  it('put a piece back with Enter where it was picked, and announce where it cannot go', async () => {
    await setup(start);
    user.cell('g1').focus();
    await user.press('Enter', 'Enter');
    expect(user.picked()).to.equal(null);
    await user.press('ArrowUp', 'ArrowUp', 'Enter');
    expect([user.picked(), user.changes.length]).to.deep.equal([null, 0]);
  });
});

describe('a board that a script makes narrower or wider', () => {
  it('has its cursor at the king when the square is gone, and lets nothing glide', async () => {
    await setup(capablanca, {animation: 'auto'});
    await user.click('j2');
    user.board.fen = start;
    await user.settled();
    expect(user.root.querySelectorAll('[part~=gliding]').length).to.equal(0);
    expect(user.root.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.dataset.square).to.equal(
      'e1',
    );
  });
});

describe('a listener', () => {
  it('can keep a step from being undone', async () => {
    await setup(start);
    await user.drag('e2', 'e4');
    const {fen} = user.board;
    user.board.addEventListener('beforechange', (event) => event.preventDefault());
    await user.press('Control+z');
    expect(user.board.fen).to.equal(fen);
  });
});

describe('copying and pasting beside a board’s FEN', () => {
  const clipboard = (type: string) =>
    new ClipboardEvent(type, {bubbles: true, composed: true, cancelable: true});

  it('leaves a paste onto a board that is played on to the page', async () => {
    await setup(start);
    user.cell('e2').focus();
    const paste = clipboard('paste');
    user.cell('e2').dispatchEvent(paste);
    expect([paste.defaultPrevented, user.board.fen]).to.deep.equal([false, start]);
  });

  it('leaves the copying of selected text to the browser', async () => {
    await setup(start);
    const text = document.createElement('p');
    text.textContent = 'selected';
    document.body.append(text);
    user.cell('e2').focus();
    getSelection()?.selectAllChildren(text);
    const copy = clipboard('copy');
    user.cell('e2').dispatchEvent(copy);
    getSelection()?.removeAllRanges();
    text.remove();
    expect(copy.defaultPrevented).to.equal(false);
  });
});

describe('the squares', () => {
  it('are under the pieces with coordinates and the turn marker outside', async () => {
    await setup(start, {coordinates: 'outside', 'turn-marker': ''});
    await user.drag('e2', 'e4');
    expect(user.lastChange?.move?.san).to.equal('e4');
  });
});

describe('between two positions', () => {
  const changes: readonly (readonly [
    what: string,
    before: string,
    after: string,
    glides: readonly string[],
  ])[] = [
    ['a move', '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1', '4k3/8/8/8/4P3/8/8/4K3 b - - 0 1', ['P e2 e4']],
    ['White’s promotion', '4k3/P7/8/8/8/8/8/4K3 w - - 0 1', 'Q3k3/8/8/8/8/8/8/4K3 b - - 0 1', ['Q a7 a8']],
    ['Black’s promotion', '4k3/8/8/8/8/8/p7/4K3 b - - 0 1', '4k3/8/8/8/8/8/8/q3K3 w - - 0 2', ['q a2 a1']],
    [
      'no promotion of the other colour',
      '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
      'q3k3/8/8/8/8/8/8/4K3 b - - 0 1',
      [],
    ],
    [
      'none of the other colour at the bottom',
      '4k3/8/8/8/8/8/p7/4K3 b - - 0 1',
      '4k3/8/8/8/8/8/8/Q3K3 w - - 0 2',
      [],
    ],
    ['none short of the last rank', '4k3/P7/8/8/8/8/p7/4K3 w - - 0 1', '4k3/8/Q7/8/8/q7/8/4K3 b - - 0 1', []],
    ['another width', start, capablanca, []],
  ];
  for (const [what, before, after, glides] of changes) {
    it(`glides what has moved: ${what}`, () => {
      const [from, to] = [before, after].map((fen) => {
        const read = parseFen(fen);
        if (!read.ok) throw new Error(read.error.message);
        return read.position;
      });
      if (!from || !to) throw new Error('There are two.');
      const found = glidesBetween(from, to).map(({piece, from, to}) => `${piece} ${from} ${to}`);
      expect(found).to.deep.equal(glides);
    });
  }
});
