import {expect, fixture, html} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {start} from '../../tools/fixtures/positions.js';

const other = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1';
const afterE5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';

const board = (content = html``) => fixture<FenBoard>(html`<fen-board fen=${start}>${content}</fen-board>`);

describe('move()', () => {
  it('is refused if another position has been set before the move could be made', async () => {
    const one = await board();
    const moved = one.move('e4');
    one.fen = other;
    const result = await moved;
    expect(result.ok).to.equal(false);
    if (!result.ok) {
      expect(result.error.code).to.equal('position-replaced');
      expect(result.error.message).to.equal(
        'The position has been replaced: the move was asked for in another.',
      );
    }
    expect(one.fen).to.equal(other);
  });

  it('plays on the new position if it is called after that was set', async () => {
    const one = await board();
    const [first, second] = [one.move('e4'), ((one.fen = other), one.move('e4'))];
    expect([(await first).ok, (await second).ok]).to.deep.equal([false, true]);
    expect(one.fen).to.equal('4k3/8/8/8/4P3/8/8/4K3 b - - 0 1');
  });

  it('waits for earlier calls, of which an illegal move changes nothing for the next call', async () => {
    const one = await board();
    const results = await Promise.all(['e4', 'Ke3', 'e5'].map((text) => one.move(text)));
    expect(results.map(({ok}) => ok)).to.deep.equal([true, false, true]);
    expect(one.fen).to.equal(afterE5);
    one.reset();
    expect(one.fen).to.equal(start);
  });

  it('is refused if a script has set a FEN that is not text', async () => {
    const one = await board();
    for (const value of [Symbol('start'), 7, {}, Object.create(null)] as unknown[]) {
      one.fen = value as string;
      expect(await one.move('e4'), typeof value).to.deep.equal({ok: false, error: one.error});
    }
  });

  it('plays the move if the page has only written back the current FEN', async () => {
    const one = await board();
    await one.move('e4');
    const moved = one.move('e5');
    one.fen = one.fen;
    expect((await moved).ok).to.equal(true);
    expect(one.fen).to.equal(afterE5);
  });

  it('is refused if the text inside, which is the FEN, has changed meanwhile', async () => {
    const one = await fixture<FenBoard>(html`<fen-board></fen-board>`);
    one.textContent = start;
    await Promise.resolve();
    await one.updateComplete;
    const moved = one.move('e4');
    one.textContent = other;
    expect((await moved).ok).to.equal(false);
    expect(one.fen).to.equal(other);
  });
});
