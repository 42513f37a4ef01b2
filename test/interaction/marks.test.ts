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

/** Draws with the right button. */
async function draw(from: string, to: string): Promise<void> {
  await sendMouse({type: 'move', position: person.middle(from)});
  await sendMouse({type: 'down', button: 'right'});
  await person.moveTo(person.middle(to));
  await sendMouse({type: 'up', button: 'right'});
  await person.settled();
}
/** Whether any arrow and any square is marked. */
const shown = () => ['arrow', 'circle'].map((part) => person.root.querySelector(`[part~=${part}]`) !== null);

const describeRightButton = (await can('right-button')) ? describe : describe.skip;

describeRightButton('marks drawn with the right button', () => {
  it('are the author’s in the editor: written to marks, with an event for each', async () => {
    await sit('edit', {marks: 'Rd5'});
    await draw('g1', 'f3');
    await draw('e4', 'e4');
    expect(person.board.marks).to.equal('Rd5 Gg1f3 Ge4');
    expect(changes).to.deep.equal(['Rd5 Gg1f3', 'Rd5 Gg1f3 Ge4']);
    expect(person.board.fen).to.equal(start);
    expect(person.heard).to.contain('g1 to f3');
  });

  it('are taken away when they are drawn again', async () => {
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

  it('open no menu, and a right button that puts a piece back draws nothing', async () => {
    await sit('play');
    const menus: boolean[] = [];
    const note = (event: Event) => menus.push(event.defaultPrevented);
    document.addEventListener('contextmenu', note);
    await draw('e4', 'e5');
    await person.click('e2');
    await draw('d4', 'd4');
    document.removeEventListener('contextmenu', note);
    expect(menus).to.not.include(false);
    expect(shown()).to.deep.equal([true, false]);
    expect(person.picked()).to.equal(null);
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
    expect(person.board.fen).to.not.equal(start);
  });
});
