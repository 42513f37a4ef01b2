import {expect} from '@open-wc/testing';
import {executeServerCommand, resetMouse, sendMouse} from '@web/test-runner-commands';
import '../../src/index.js';
import {can, Person} from './person.js';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

let person: Person;
let changes: string[];
const sit = async (mode: string, others: Readonly<Record<string, string>> = {}) => {
  person = await Person.before({mode, animation: 'none', fen: start, ...others});
  changes = [];
  person.board.addEventListener('markschange', ({detail}) => changes.push(detail.marks));
};

afterEach(async () => {
  person.leave();
  await resetMouse();
});

/** Draws with the right button, or tries with another. */
async function draw(from: string, to: string, button: 'right' | 'middle' = 'right'): Promise<void> {
  await sendMouse({type: 'move', position: person.middle(from)});
  await sendMouse({type: 'down', button});
  await person.moveTo(person.middle(to));
  await sendMouse({type: 'up', button});
  await person.settled();
}
/** Whether any arrow and any square is marked. */
const shown = () => ['arrow', 'circle'].map((part) => person.root.querySelector(`[part~=${part}]`) !== null);

describe('marks drawn with the right button', () => {
  before(async function () {
    if (!(await can('right-button'))) this.skip();
  });

  it('are the author’s in the editor: written to marks, with an event for each', async () => {
    await sit('edit', {marks: 'Rd5'});
    await draw('g1', 'f3');
    await draw('e4', 'e4');
    expect(person.board.marks).to.equal('Rd5 Gg1f3 Ge4');
    expect(changes).to.deep.equal(['Rd5 Gg1f3', 'Rd5 Gg1f3 Ge4']);
    expect(person.board.fen).to.equal(start);
    expect(person.heard).to.contain('g1 to f3');
  });

  it('are removed when they are drawn again', async () => {
    await sit('edit', {marks: 'Ge4'});
    await draw('e4', 'e4');
    expect(person.board.marks).to.equal('');
    expect(person.heard).to.equal('No marks.');
  });

  it('are the reader’s own in play, and vanish with the next move', async () => {
    await sit('play');
    await draw('g1', 'f3');
    await draw('e4', 'e4');
    expect(shown()).to.deep.equal([true, true]);
    expect([person.board.marks, changes]).to.deep.equal([null, []]);
    await person.drag('e2', 'e4');
    expect(shown()).to.deep.equal([false, false]);
  });

  it('are not drawn with the middle button', async () => {
    await sit('play');
    await draw('g1', 'f3', 'middle');
    await draw('e4', 'e4', 'middle');
    expect(shown()).to.deep.equal([false, false]);
  });

  it('open no menu, which keys still do, and a right button that puts a piece back draws nothing', async () => {
    await sit('play');
    const menus: boolean[] = [];
    const note = (event: Event) => menus.push(event.defaultPrevented);
    document.addEventListener('contextmenu', note);
    await draw('e4', 'e5');
    await person.click('e2');
    await draw('d4', 'd4');
    // As the menu key does.
    person
      .cell('d4')
      .dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, composed: true, cancelable: true}));
    document.removeEventListener('contextmenu', note);
    expect(menus).to.deep.equal([true, true, false]);
    expect(shown()).to.deep.equal([true, false]);
    expect(person.picked()).to.equal(null);
  });
});

/** The pen or one of its colours, in the toolbar or below the board. */
const button = (name: string) => {
  const found = [...person.root.querySelectorAll('button')].find(
    ({textContent, title}) => (title || textContent.trim()) === name,
  );
  if (!found) throw new Error(`There is no “${name}”.`);
  return found;
};
const touch = async (...squares: readonly string[]) => {
  await executeServerCommand('touch-drag', {points: squares.map((square) => person.middle(square))});
  await person.settled();
};
const colors = () =>
  [...person.root.querySelectorAll('.board svg [part~=mark]')].map((mark) => mark.getAttribute('part'));

describe('a reader’s own marks on a diagram that is drawable', () => {
  it('are drawn by finger with the pen, in a colour that is chosen, and vanish with the next change', async () => {
    await sit('view', {drawable: ''});
    await touch('b1', 'b2', 'c3');
    expect(shown(), 'before the pen is chosen').to.deep.equal([false, false]);
    button('Draw marks').click();
    await person.settled();
    await touch('b1', 'b2', 'c3');
    button('Red').click();
    await person.settled();
    await person.tap('e4');
    expect(colors()).to.deep.equal(['mark circle red', 'mark arrow green']);
    expect([person.board.fen, person.board.marks, changes]).to.deep.equal([start, null, []]);
    person.board.fen = start.replace(' w ', ' b ');
    await person.settled();
    expect(colors()).to.deep.equal([]);
  });

  it('are drawn by key: from the square of one Enter to that of the next', async () => {
    await sit('view', {drawable: ''});
    button('Draw marks').click();
    await person.settled();
    person.cell('g1').focus();
    await person.press('Enter', 'ArrowUp', 'ArrowUp');
    expect(colors(), 'while it is drawn').to.deep.equal(['mark arrow green']);
    await person.press('ArrowLeft', 'Enter');
    expect(person.heard).to.equal('Arrows: green g1 to f3.');
    await person.press('Enter', 'Escape');
    expect(colors()).to.deep.equal(['mark arrow green']);
    await person.press('Escape');
    expect(button('Draw marks').getAttribute('aria-pressed')).to.equal('false');
  });

  it('need nothing but the right button, where there is one', async function () {
    if (!(await can('right-button'))) this.skip();
    await sit('view', {drawable: ''});
    await draw('g1', 'f3');
    expect(shown()).to.deep.equal([true, false]);
  });

  it('leave the position alone: nothing is picked, placed, undone or pasted', async () => {
    await sit('view', {drawable: ''});
    await person.drag('e2', 'e4');
    await person.click('e2', 'e4');
    person.cell('e2').focus();
    await person.press('Enter', 'Delete', 'Q', 'Control+z');
    expect([person.board.fen, person.picked(), person.changes.length]).to.deep.equal([start, null, 0]);
    await expect(person.board).to.be.accessible();
  });

  it('show no highlight that other diagrams do not have', async () => {
    await sit('view', {drawable: '', fen: '4k3/8/8/8/8/8/8/4R1K1 b - - 0 1'});
    expect(person.root.querySelector('[part~=check]') === null).to.equal(true);
  });

  it('have their pen in the toolbar of a board with controls, in play as well', async () => {
    for (const mode of ['view', 'play']) {
      await sit(mode, {drawable: '', controls: ''});
      while (!person.root.querySelector('.controls [aria-pressed]')) await person.settled();
      expect(person.root.querySelectorAll('.panel').length).to.equal(0);
      button('Draw marks').click();
      await person.settled();
      expect(button('Green').getAttribute('aria-pressed')).to.equal('true');
      await touch('e4');
      expect(colors()).to.deep.equal(['mark circle green']);
      person.leave();
    }
    await sit('view', {drawable: ''});
  });

  it('cannot be drawn where the author has not asked for it', async () => {
    await sit('play');
    person.board.mode = 'view';
    await person.settled();
    expect(person.root.querySelector('[role=grid]') === null).to.equal(true);
  });
});

describe('a finger draws marks', () => {
  it('once that is chosen in the palette', async () => {
    await sit('edit');
    const choose = async () => {
      person.root.querySelector<HTMLElement>('[data-brush=marks]')?.click();
      await person.settled();
    };
    await choose();
    const points = [person.middle('b1'), person.middle('b2'), person.middle('c3')];
    await executeServerCommand('touch-drag', {points});
    await person.settled();
    await person.tap('e4');
    expect(person.board.marks).to.equal('Gb1c3 Ge4');
    expect(person.board.fen).to.equal(start);
    await choose();
    await person.drag('b1', 'c3');
    expect(person.board.fen).to.equal('rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 1');
  });
});
