import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../src/index.js';
import type {FenBoard} from '../../src/index.js';
import {afterE4, start} from '../fixtures/positions.js';
import {descriptionOf, until} from '../user.js';

const isDescribed = (board: FenBoard) => descriptionOf(board).includes('e4');

/** A diagram that shows another position than its first, without waiting for it. */
async function changed(): Promise<FenBoard> {
  const board = await fixture<FenBoard>(
    html`<fen-board animation="none" tabindex="0" fen=${start}></fen-board>`,
  );
  board.fen = afterE4;
  return board;
}

describe('the description of a diagram', () => {
  it('follows its next position by itself', async () => {
    const board = await changed();
    await until(() => isDescribed(board));
  });

  it('is that of its position for a script that waits for the board', async () => {
    const board = await changed();
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(true);
  });

  it('is that of its position at once where the focus is on it', async () => {
    const board = await changed();
    board.focus();
    await nextFrame();
    expect(isDescribed(board)).to.equal(true);
  });

  it('is that of its first position again, when the board goes back to that with the focus on it', async () => {
    const board = await changed();
    await until(() => isDescribed(board));
    board.focus();
    board.fen = start;
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(false);
  });

  it('is that of its first position again, when the board goes back to that outside of the page', async () => {
    const board = await changed();
    await until(() => isDescribed(board));
    const page = board.parentElement;
    board.remove();
    board.fen = start;
    page?.append(board);
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(false);
  });

  it('is that of its position as soon as anything gets the focus', async () => {
    const board = await changed();
    await nextFrame();
    board.focus();
    expect(isDescribed(board)).to.equal(true);
  });

  it('is that of its position in a file made of it', async () => {
    const board = await changed();
    expect(await board.toSvg()).to.contain('e4');
  });

  it('stays that of its position when the board is drawn for another reason', async () => {
    const board = await changed();
    await board.updateComplete;
    board.theme = 'blue';
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(true);
    board.fen = start;
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(false);
  });
});
