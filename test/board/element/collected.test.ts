// WebKit forgets or follows what was collected in these places.
import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {broken, start} from '../../tools/fixtures/positions.js';
import {until} from '../../tools/user.js';

/** Makes WebKit look for memory to free: it does after this much. */
async function collect() {
  for (let i = 0; i < 100; i++) {
    expect(new Uint8Array(4_000_000)[i]).to.equal(0);
    await nextFrame();
  }
}

describe('a board whose objects the browser has collected', () => {
  it('leaves the page after the square at which its message was shown', async () => {
    const form = await fixture(html`<form><fen-board mode="play" fen=${start}></fen-board></form>`);
    const board = form.querySelector('fen-board') as FenBoard;
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    board.setCustomValidity('Not this one.');
    expect(board.reportValidity()).to.equal(false);
    board.fen = broken;
    await board.updateComplete;
    await collect();
    form.remove();
    expect(board.isConnected).to.equal(false);
  });

  it('is no longer invalid when its FEN can be read', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen=${broken}></fen-board>`);
    expect(board.matches(':state(invalid)')).to.equal(true);
    await collect();
    board.fen = start;
    await board.updateComplete;
    expect(board.matches(':state(invalid)')).to.equal(false);
  });
});
