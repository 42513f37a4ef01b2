import {expect} from '@open-wc/testing';
import {executeServerCommand, sendMouse} from '@web/test-runner-commands';
import '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';
import {can, User} from '../../tools/user.js';

let user: User;
let changes: string[];
const setup = async (mode: string, others: Readonly<Record<string, string>> = {}) => {
  user = await User.setup({mode, animation: 'none', fen: start, ...others});
  changes = [];
  user.board.addEventListener('markschange', ({detail}) => changes.push(detail.marks));
};

/** Draws a mark with the right button, or tries to with another one. */
async function draw(from: string, to: string, button: 'right' | 'middle' = 'right'): Promise<void> {
  await sendMouse({type: 'move', position: user.middle(from)});
  await sendMouse({type: 'down', button});
  await user.moveTo(user.middle(to));
  await sendMouse({type: 'up', button});
  await user.settled();
}
/** Whether there is an arrow, and whether there is a marked square. */
const shown = () =>
  ['arrow', 'marked-square'].map((part) => user.root.querySelector(`[part~=${part}]`) !== null);

describe('marks drawn with the right button', () => {
  before(async function () {
    if (!(await can('right-button'))) this.skip();
  });

  it('go into the attribute marks in the editor, with an event for each', async () => {
    await setup('edit', {marks: 'Rd5'});
    await draw('g1', 'f3');
    await draw('e4', 'e4');
    expect(user.board.marks).to.equal('Rd5 Gg1f3 Ge4');
    expect(changes).to.deep.equal(['Rd5 Gg1f3', 'Rd5 Gg1f3 Ge4']);
    expect(user.board.fen).to.equal(start);
    expect(user.announced).to.contain('g1 to f3');
  });

  it('are removed when they are drawn again', async () => {
    await setup('edit', {marks: 'Ge4'});
    await draw('e4', 'e4');
    expect(user.board.marks).to.equal('');
    expect(user.announced).to.equal('No marks.');
  });

  it('are the reader’s own in play, and vanish with the next move', async () => {
    await setup('play');
    await draw('g1', 'f3');
    await draw('e4', 'e4');
    expect(shown()).to.deep.equal([true, true]);
    expect([user.board.marks, changes]).to.deep.equal([null, []]);
    await user.drag('e2', 'e4');
    expect(shown()).to.deep.equal([false, false]);
  });

  it('are not drawn with the middle button', async () => {
    await setup('play');
    await draw('g1', 'f3', 'middle');
    await draw('e4', 'e4', 'middle');
    expect(shown()).to.deep.equal([false, false]);
  });

  it('open no context menu, which keys still open; a right button that puts a piece back draws nothing', async () => {
    await setup('play');
    const menus: boolean[] = [];
    const note = (event: Event) => menus.push(event.defaultPrevented);
    document.addEventListener('contextmenu', note);
    await draw('e4', 'e5');
    await user.click('e2');
    await draw('d4', 'd4');
    // The menu key dispatches this event.
    user
      .cell('d4')
      .dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, composed: true, cancelable: true}));
    document.removeEventListener('contextmenu', note);
    expect(menus).to.deep.equal([true, true, false]);
    expect(shown()).to.deep.equal([true, false]);
    expect(user.picked()).to.equal(null);
  });
});

/** The button “Draw marks” or one of its colours, in the toolbar or below the board. */
const button = (name: string) => {
  const found = [...user.root.querySelectorAll('button')].find(
    ({textContent, title}) => textContent.trim() === name || title === name,
  );
  if (!found) throw new Error(`There is no “${name}”.`);
  return found;
};
const touch = async (...squares: readonly string[]) => {
  await executeServerCommand('touch-drag', {points: squares.map((square) => user.middle(square))});
  await user.settled();
};
const colors = () =>
  [...user.root.querySelectorAll('[part=board] svg [part~=mark]')].map((mark) => mark.getAttribute('part'));

describe('a reader’s own marks on a diagram with the attribute drawable', () => {
  it('are drawn by finger with the pen, in the chosen colour, and vanish with the next change', async () => {
    await setup('view', {drawable: ''});
    await touch('b1', 'b2', 'c3');
    expect(shown(), 'before the pen is chosen').to.deep.equal([false, false]);
    button('Draw marks').click();
    await user.settled();
    await touch('b1', 'b2', 'c3');
    button('Red').click();
    await user.settled();
    await user.tap('e4');
    expect(colors()).to.deep.equal(['mark marked-square red', 'mark arrow green']);
    expect([user.board.fen, user.board.marks, changes]).to.deep.equal([start, null, []]);
    user.board.fen = start.replace(' w ', ' b ');
    await user.settled();
    expect(colors()).to.deep.equal([]);
  });

  it('are drawn by key, from the square where Enter is pressed to the one where it is pressed again', async () => {
    await setup('view', {drawable: ''});
    button('Draw marks').click();
    await user.settled();
    user.cell('g1').focus();
    await user.press('Enter', 'ArrowUp', 'ArrowUp');
    expect(colors(), 'while it is drawn').to.deep.equal(['mark arrow green']);
    await user.press('ArrowLeft', 'Enter');
    expect(user.announced).to.equal('Arrows: green g1 to f3.');
    await user.press('Enter', 'Escape');
    expect(colors()).to.deep.equal(['mark arrow green']);
    await user.press('Escape');
    expect(button('Draw marks').getAttribute('aria-pressed')).to.equal('false');
  });

  it('can be drawn with the right button alone', async function () {
    if (!(await can('right-button'))) this.skip();
    await setup('view', {drawable: ''});
    await draw('g1', 'f3');
    expect(shown()).to.deep.equal([true, false]);
  });

  it('can be drawn with the right button after “Draw marks” too, in the chosen colour', async function () {
    if (!(await can('right-button'))) this.skip();
    for (const mode of ['view', 'edit']) {
      await setup(mode, {drawable: ''});
      button('Draw marks').click();
      await user.settled();
      button('Red').click();
      await user.settled();
      await draw('g1', 'f3');
      expect(colors(), mode).to.deep.equal(['mark arrow red']);
      expect(button('Draw marks').getAttribute('aria-pressed'), mode).to.equal('true');
    }
  });

  it('leave the position alone: nothing is picked, placed, undone or pasted', async () => {
    await setup('view', {drawable: ''});
    await user.drag('e2', 'e4');
    await user.click('e2', 'e4');
    user.cell('e2').focus();
    await user.press('Enter', 'Delete', 'Q', 'Control+z');
    expect([user.board.fen, user.picked(), user.changes.length]).to.deep.equal([start, null, 0]);
    await expect(user.board).to.be.accessible();
  });

  it('add no highlight that other diagrams do not have', async () => {
    await setup('view', {drawable: '', fen: '4k3/8/8/8/8/8/8/4R1K1 b - - 0 1'});
    expect(user.root.querySelector('[part~=check]') === null).to.equal(true);
  });

  it('have their pen in the toolbar if the board has controls, also in play', async () => {
    for (const mode of ['view', 'play']) {
      await setup(mode, {drawable: '', controls: ''});
      while (!user.root.querySelector('[part=controls] [aria-pressed]')) await user.settled();
      expect(user.root.querySelectorAll('[part=panel]').length).to.equal(0);
      button('Draw marks').click();
      await user.settled();
      expect(button('Green').getAttribute('aria-pressed')).to.equal('true');
      await touch('e4');
      expect(colors()).to.deep.equal(['mark marked-square green']);
      user.leave();
    }
    await setup('view', {drawable: ''});
  });

  it('cannot be drawn if the author has not allowed it', async () => {
    await setup('play');
    user.board.mode = 'view';
    await user.settled();
    expect(user.root.querySelector('[role=grid]') === null).to.equal(true);
  });
});

describe('marks in the editor', () => {
  it('are drawn by finger after “Draw marks” is chosen in the palette', async () => {
    await setup('edit');
    const choose = async () => {
      user.root.querySelector<HTMLElement>('[data-brush=marks]')?.click();
      await user.settled();
    };
    await choose();
    const points = [user.middle('b1'), user.middle('b2'), user.middle('c3')];
    await executeServerCommand('touch-drag', {points});
    await user.settled();
    await user.tap('e4');
    expect(user.board.marks).to.equal('Gb1c3 Ge4');
    expect(user.board.fen).to.equal(start);
    await choose();
    await user.drag('b1', 'c3');
    expect(user.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1');
  });
});
