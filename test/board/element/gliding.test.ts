import {aTimeout, expect, fixture, html, nextFrame} from '@open-wc/testing';
import {executeServerCommand} from '@web/test-runner-commands';
import type {FenBoard} from '../../../src/index.js';
import '../../../src/index.js';
import {afterNf3, capablanca, castled, castling, start} from '../../tools/fixtures/positions.js';
import {can} from '../../tools/user.js';

const afterPawn = 'rnabqkbcnr/pppppppppp/10/10/4P5/10/PPPP1PPPPP/RNABQKBCNR b KQkq e3 0 1';

const diagram = (fen: string, animation = 'auto') =>
  fixture<FenBoard>(html`<fen-board fen="${fen}" animation="${animation}"></fen-board>`);
const root = (board: FenBoard): ShadowRoot => board.shadowRoot as ShadowRoot;
const gliding = (board: FenBoard) => root(board).querySelectorAll('[part~=gliding]').length;
const whitePieces = (board: FenBoard) =>
  [...root(board).querySelectorAll('g[part="piece white"] path')].map((path) => path.getAttribute('d'));

/** Sets a position, longer after the one before than a glide takes, and waits until it is drawn. */
async function change(board: FenBoard, fen: string): Promise<void> {
  await aTimeout(200);
  await changeAtOnce(board, fen);
}

async function changeAtOnce(board: FenBoard, fen: string): Promise<void> {
  board.fen = fen;
  await board.updateComplete;
}

describe('a diagram whose position changes', () => {
  // A change waits only a moment for the part that makes pieces glide: on a busy machine the first one would not glide.
  before(async () => {
    const board = await diagram(start);
    while (!gliding(board)) await change(board, board.fen === start ? afterNf3 : start);
    board.remove();
  });

  const changes: readonly (readonly [what: string, before: string, after: string, pieces: number])[] = [
    ['a move on 8×8', start, afterNf3, 1],
    ['a move undone', afterNf3, start, 1],
    ['a move on 10×8', capablanca, afterPawn, 1],
    ['castling', castling, castled, 2],
    ['another position', start, '8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1', 0],
    ['a board of another width', start, capablanca, 0],
    ['a FEN that cannot be read', start, 'nonsense', 0],
  ];
  for (const [what, before, after, pieces] of changes) {
    it(`makes ${pieces} pieces glide for ${what}`, async () => {
      const board = await diagram(before);
      expect(gliding(board), 'when it is first drawn').to.equal(0);
      await change(board, after);
      expect(gliding(board)).to.equal(pieces);
      while (gliding(board)) await nextFrame();
      const other = await diagram(after, 'none');
      expect(whitePieces(board)).to.deep.equal(whitePieces(other));
    });
  }

  it('draws a gliding piece once, and in a file on its destination', async () => {
    const board = await diagram(start);
    await change(board, afterNf3);
    // However long the file and the other board take, the piece is still gliding.
    for (const glide of root(board).getAnimations()) glide.pause();
    const file = await board.toSvg();
    expect(file).to.not.contain('gliding');
    const arrived = await diagram(afterNf3, 'none');
    expect(file).to.equal(await arrived.toSvg());
    expect(whitePieces(board)).to.not.deep.equal(whitePieces(arrived));
  });

  it('draws changes at once that come before the pieces have arrived', async () => {
    const board = await diagram(start);
    const expected = new Map<string, unknown>();
    for (const fen of [start, afterNf3]) expected.set(fen, whitePieces(await diagram(fen, 'none')));
    await change(board, afterNf3);
    expect(gliding(board)).to.equal(1);
    for (const fen of [start, afterNf3, start]) {
      await changeAtOnce(board, fen);
      expect(gliding(board)).to.equal(0);
      expect(whitePieces(board)).to.deep.equal(expected.get(fen));
    }
    await change(board, afterNf3);
    expect(gliding(board), 'after a pause').to.equal(1);
  });

  it('makes nothing glide with animation="none"', async () => {
    const board = await diagram(start, 'none');
    await change(board, afterNf3);
    expect(gliding(board)).to.equal(0);
  });

  it('makes nothing glide that cannot be seen', async () => {
    const page = await fixture(html`<div><div style="height: 5000px"></div></div>`);
    const board = document.createElement('fen-board');
    board.fen = start;
    page.append(board);
    await board.updateComplete;
    await change(board, afterNf3);
    expect(gliding(board), 'below the window').to.equal(0);
    board.scrollIntoView();
    // Where it is, is noticed in the next frames.
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    await change(board, start);
    expect(gliding(board), 'in the window').to.equal(1);
    board.hidden = true;
    for (let frames = 0; frames < 3; frames++) await nextFrame();
    await change(board, afterNf3);
    expect(gliding(board), 'hidden').to.equal(0);
    window.scrollTo(0, 0);
  });

  it('makes nothing glide if more than ten boards change at once', async () => {
    const boards = await Promise.all(Array.from({length: 11}, () => diagram(start)));
    // All of them are in the window.
    for (const board of boards) board.style.width = '40px';
    await Promise.all(boards.map((board) => changeAtOnce(board, afterNf3)));
    expect(boards.map(gliding)).to.deep.equal(boards.map(() => 0));
    const arrived = whitePieces(await diagram(afterNf3, 'none'));
    for (const board of boards) expect(whitePieces(board)).to.deep.equal(arrived);
  });

  it('makes nothing glide if the reader prefers less motion', async function () {
    if (!(await can('media'))) this.skip();
    await executeServerCommand('media', {features: {'prefers-reduced-motion': 'reduce'}});
    const board = await diagram(start);
    await change(board, afterNf3);
    expect(gliding(board)).to.equal(0);
    await executeServerCommand('media', {});
  });

  it('makes each piece glide only once if readers can draw on it', async () => {
    const board = await diagram(start);
    board.drawable = true;
    while (!root(board).querySelector('[role=gridcell]')) await nextFrame();
    await change(board, afterNf3);
    expect(root(board).querySelector('[part~=gliding]')?.getAnimations()).to.have.length(1);
  });

  it('continues to glide when its mode changes to play and back', async () => {
    const board = await diagram(start);
    board.mode = 'play';
    while (!root(board).querySelector('[role=gridcell]')) await nextFrame();
    await change(board, afterNf3);
    expect(gliding(board), 'in play').to.equal(1);
    while (gliding(board)) await nextFrame();
    board.mode = 'view';
    await board.updateComplete;
    await change(board, start);
    expect(gliding(board), 'in view').to.equal(1);
  });
});
