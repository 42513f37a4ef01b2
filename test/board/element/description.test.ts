import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {afterE4, start} from '../../tools/fixtures/positions.js';
import {descriptionOf, until} from '../../tools/user.js';

const isDescribed = (board: FenBoard) => descriptionOf(board).includes('e4');

/** Makes a diagram whose position has just changed, and whose description has not. */
async function changedDiagram(): Promise<FenBoard> {
  const board = await fixture<FenBoard>(
    html`<fen-board animation="none" tabindex="0" fen=${start}></fen-board>`,
  );
  board.fen = afterE4;
  return board;
}

describe('the description of a diagram', () => {
  it('changes by itself after a new position', async () => {
    const board = await changedDiagram();
    await until(() => isDescribed(board));
  });

  it('is up to date for a script that waits for the board', async () => {
    const board = await changedDiagram();
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(true);
  });

  it('is up to date at once if the diagram has the focus', async () => {
    const board = await changedDiagram();
    board.focus();
    await nextFrame();
    expect(isDescribed(board)).to.equal(true);
  });

  it('describes the first position again when the board returns to it with the focus', async () => {
    const board = await changedDiagram();
    await until(() => isDescribed(board));
    board.focus();
    board.fen = start;
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(false);
  });

  it('describes the first position again when the board returns to it outside of the page', async () => {
    const board = await changedDiagram();
    await until(() => isDescribed(board));
    const page = board.parentElement;
    board.remove();
    board.fen = start;
    page?.append(board);
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(false);
  });

  it('is up to date as soon as anything gets the focus', async () => {
    const board = await changedDiagram();
    await nextFrame();
    board.focus();
    expect(isDescribed(board)).to.equal(true);
  });

  it('is up to date in a file of the diagram', async () => {
    const board = await changedDiagram();
    expect(await board.toSvg()).to.contain('e4');
  });

  it('stays up to date when the board is drawn for another reason', async () => {
    const board = await changedDiagram();
    await board.updateComplete;
    board.theme = 'blue';
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(true);
    board.fen = start;
    await board.updateComplete;
    expect(isDescribed(board)).to.equal(false);
  });
});
