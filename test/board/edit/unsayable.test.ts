import {expect} from '@open-wc/testing';
import '../../../src/index.js';
import {afterE4, kings, shredderStart, start} from '../../tools/fixtures/positions.js';
import {User} from '../../tools/user.js';

let user: User;
const setup = async (fen: string, others: Readonly<Record<string, string>> = {}) => {
  user = await User.setup({mode: 'edit', animation: 'none', fen, ...others});
};
const field = (name: string) => {
  const label = [...user.root.querySelectorAll('label')].find(
    (one) => one.querySelector('span')?.textContent === name,
  );
  const control = label?.querySelector<HTMLSelectElement>('select, input, textarea');
  if (!control) throw new Error(`There is no “${name}”.`);
  return control;
};
const options = (name: string) => [...field(name).options].map(({value}) => value);
const enter = async (name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event('change', {bubbles: true}));
  await user.settled();
};
const press = async (name: string) => {
  [...user.root.querySelectorAll('button')].find((one) => one.textContent.trim() === name)?.click();
  await user.settled();
};

describe('an option that FEN cannot express', () => {
  it('is not offered: an en passant square in X-FEN if no pawn can capture there', async () => {
    await setup(afterE4);
    expect(options('En passant')).to.deep.equal(['']);
    user.board.notation = 'fen';
    await user.settled();
    expect(options('En passant')).to.deep.equal(['', 'e3']);
    await enter('En passant', 'e3');
    expect(user.board.fen).to.equal(afterE4.replace('KQkq -', 'KQkq e3'));
    expect(user.board.position?.enPassant).to.equal('e3');
  });

  it('is shown if it is in the author’s FEN, and can be removed', async () => {
    await setup(afterE4.replace('KQkq -', 'KQkq e3'));
    expect(field('En passant').value).to.equal('e3');
    await enter('En passant', '');
    expect(user.board.fen).to.equal(afterE4);
    expect(options('En passant')).to.deep.equal(['']);
  });

  const hasType = () => user.root.querySelector('.panel')?.textContent.includes('Castling type');

  it('is not offered: a type of castling that no castling right depends on', async () => {
    await setup(kings);
    expect(hasType()).to.equal(false);
    user.board.fen = start;
    await user.settled();
    expect(options('Castling type')).to.deep.equal(['standard', 'symmetric']);
  });

  it('is not kept: the type of castling after the last right is gone', async () => {
    await setup('4k3/8/8/8/8/8/8/R3K3 w sQ - 0 1');
    expect(field('Castling type').value).to.equal('symmetric');
    user.cell('a1').focus();
    await user.press('Delete');
    expect(hasType()).to.equal(false);
    await press('Undo');
    expect(user.board.fen).to.equal('4k3/8/8/8/8/8/8/R3K3 w sQ - 0 1');
    expect(field('Castling type').value).to.equal('symmetric');
    await press('Redo');
    expect(hasType()).to.equal(false);
    expect(user.board.position?.castling.type).to.equal('standard');
  });
});

describe('a change that changes nothing', () => {
  for (const [what, act] of [
    ['a counter that is typed with an extra zero', () => enter('Half-moves', '00')],
    ['the start position on a board that has it already', () => enter('Start position', 'start')],
  ] as const) {
    it(`dispatches no event, and adds no step to undo: ${what}`, async () => {
      await setup(start);
      const before: unknown[] = [];
      user.board.addEventListener('beforechange', ({detail}) => before.push(detail));
      await act();
      expect(user.announced).to.equal('Not changed.');
      expect([user.changes, before]).to.deep.equal([[], []]);
      expect(user.board.fen).to.equal(start);
      await user.click('e2', 'e4');
      await press('Undo');
      expect(user.board.fen).to.equal(start);
      await press('Undo');
      expect(user.changes).to.have.length(2);
    });
  }
});

describe('the FEN field', () => {
  const text = () => field('FEN').value;

  it('shows a FEN if the author has written a word for it', async () => {
    await setup('start');
    expect(text()).to.equal(start);
    await user.drag('e2', 'e4');
    await press('Undo');
    expect(text()).to.equal(start);
    user.board.notation = 'shredder-fen';
    await user.settled();
    expect(text()).to.equal(shredderStart);
  });

  it('shows the repaired FEN of a text that had to be repaired', async () => {
    await setup('“4k3/8/8/8/8/8/8/4K3 w”');
    expect(text()).to.equal('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
  });

  it('shows a text that cannot be read as it is, and nothing without a text', async () => {
    await setup('nonsense');
    expect(text()).to.equal('nonsense');
    user.board.fen = '';
    await user.settled();
    expect(text()).to.equal('');
  });

  it('keeps the typed text while it is another FEN of the position shown', async () => {
    await setup(start);
    field('FEN').value = start.slice(0, -4);
    field('FEN').dispatchEvent(new Event('input', {bubbles: true}));
    await user.settled();
    expect(text()).to.equal(start.slice(0, -4));
    expect(user.changes).to.deep.equal([]);
  });
});
