import {aTimeout, expect} from '@open-wc/testing';
import type {FenBoard} from '../../../src/index.js';
import {ladder} from '../../tools/fixtures/positions.js';
import {until} from '../../tools/user.js';
import {setup, type Solver} from './solver.js';

let user: Solver;

/** How a page writes back the FEN of `change`. */
type Way = (write: () => void) => Promise<void>;
const atOnce: Way = (write) => {
  write();
  return Promise.resolve();
};
const late: Way = async (write) => {
  await aTimeout(300);
  write();
};
const property = (board: FenBoard, fen: string) => (board.fen = fen);
const attribute = (board: FenBoard, fen: string) => board.setAttribute('fen', fen);
const pages: readonly (readonly [when: string, way: Way, set: (board: FenBoard, fen: string) => void])[] = [
  ['at once', atOnce, property],
  ['in a microtask', (write) => Promise.resolve().then(write), property],
  ['300 ms late', late, property],
  ['at once, as the attribute', atOnce, attribute],
  ['300 ms late, as the attribute', late, attribute],
];

let writes: Promise<void>[] = [];
/** Waits until the page has written back every change. */
const written = async () => {
  await Promise.all(writes);
  await user.settled();
};

/** Sets up a puzzle whose page stores the FEN and writes it back. */
async function controlled(way: Way = atOnce, set: (board: FenBoard, fen: string) => void = property) {
  user = await setup();
  writes = [];
  user.board.addEventListener('change', ({detail}) => {
    writes.push(way(() => set(user.board, detail.fen)));
  });
  await user.turn();
}

describe('a puzzle whose page writes back every change', () => {
  for (const [when, way, set] of pages) {
    it(`can be solved: ${when}`, async () => {
      await controlled(way, set);
      await user.click('a2', 'a7');
      await user.turn();
      await user.click('b1', 'b8');
      await user.solved();
      await written();
      expect(user.placement).to.equal('1R4k1/R7/8/8/8/8/8/7K');
      expect(user.feedback).to.equal('Solved.');
      expect(user.solves).to.deep.equal([{mistakes: 0, hints: 0}]);
      expect(user.board.warnings).to.deep.equal([]);
    });

    it(`undoes a wrong first move and counts it: ${when}`, async () => {
      await controlled(way, set);
      await user.click('b1', 'b7');
      await until(() => user.mistakes.length === 1);
      await user.turn();
      await user.click('a2', 'a7');
      await user.turn();
      await written();
      expect(user.placement).to.equal('6k1/R7/8/8/8/8/8/1R5K');
      await user.click('b1', 'b8');
      await user.solved();
      await written();
      expect(user.solves).to.deep.equal([{mistakes: 1, hints: 0}]);
    });

    it(`goes back to the page’s start with “Try again” and with its form: ${when}`, async () => {
      await controlled(way, set);
      const form = document.createElement('form');
      user.board.before(form);
      for (const begin of [
        () => user.pressButton('Try again'),
        async () => {
          user.board.reset();
          await user.settled();
        },
        async () => {
          // A board that is moved makes a new grid, and belongs to the form only from now on.
          form.append(user.board);
          form.reset();
          form.before(user.board);
          await user.settled();
        },
      ]) {
        await user.turn();
        await user.click('a2', 'a7');
        await user.turn();
        await user.click('b1', 'b8');
        await user.solved();
        await user.button('Try again');
        await written();
        await begin();
        await user.turn();
        expect(user.board.fen).to.equal(ladder);
        expect(user.counts).to.equal('');
      }
      form.remove();
    });
  }

  it('begins a new attempt when the page sets the start', async () => {
    await controlled();
    await user.click('b1', 'b7');
    await user.turn();
    await user.click('a2', 'a7');
    await user.turn();
    user.board.fen = ladder;
    await user.settled();
    await user.turn();
    expect(user.board.fen).to.equal(ladder);
    expect(user.counts).to.equal('');
  });

  it('recognizes its position in the spelling of another program', async () => {
    await controlled(atOnce, (board, fen) => (board.fen = ` ${fen.replace(' - ', '  - ')} `));
    await user.click('a2', 'a7');
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
  });

  it('becomes another puzzle with another solution, from the position that the page sets', async () => {
    await controlled();
    await user.click('a2', 'a7');
    await user.turn();
    // The position on the board is the start of the other puzzle.
    user.board.solution = '1. Rb8#';
    await user.settled();
    await user.turn();
    expect(user.placement).to.equal('6k1/R7/8/8/8/8/8/1R5K');
    await user.click('b1', 'b8');
    await user.solved();
    // An earlier position of the first puzzle, whichever of both attributes is set first.
    user.board.fen = '6k1/R7/8/8/8/8/8/1R5K w - - 2 2';
    user.board.solution = '1. Rg1+ Kf8 2. Rg8+';
    await user.settled();
    await user.turn();
    await user.click('b1', 'g1');
    await user.turn();
    expect(user.placement).to.equal('5k2/R7/8/8/8/8/8/6RK');
    user.board.solution = '1. Rb8#';
    user.board.fen = '6k1/R7/8/8/8/8/8/1R5K w - - 2 2';
    await user.settled();
    await user.turn();
    await user.click('b1', 'b8');
    await user.solved();
    expect(user.board.warnings).to.deep.equal([]);
  });
});
