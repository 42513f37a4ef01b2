import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';
import {broken, start} from '../fixtures/positions.js';

it('a board leaves the page when the square at which its message was shown is long gone', async () => {
  const form = await fixture<HTMLFormElement>(
    html`<form><fen-board mode="play" fen=${start}></fen-board></form>`,
  );
  const board = form.querySelector('fen-board') as FenBoard;
  while (!board.shadowRoot?.querySelector('[role=gridcell]')) await nextFrame();
  board.setCustomValidity('Not this one.');
  expect(form.reportValidity()).to.equal(false);
  board.fen = broken;
  await board.updateComplete;
  // WebKit looks for memory to free after this much, and then crashed at a square that it had freed.
  for (let i = 0; i < 100; i++) {
    expect(new Uint8Array(4_000_000)[i]).to.equal(0);
    await nextFrame();
  }
  form.remove();
  expect(board.isConnected).to.equal(false);
});
