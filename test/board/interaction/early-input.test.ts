import {expect, nextFrame} from '@open-wc/testing';
import type {FenBoard} from '../../../src/index.js';
import '../../../src/index.js';
import {executeServerCommand} from '@web/test-runner-commands';
import {afterNf3, start} from '../../tools/fixtures/positions.js';
import {lengthenPage, temporary, until} from '../../tools/user.js';

/** Sets up a board that is drawn, but whose part for interaction has not loaded yet. */
async function setupEarly(): Promise<FenBoard> {
  const board = temporary(document.createElement('fen-board'));
  Object.assign(board, {fen: start, mode: 'play', animation: 'none'});
  board.style.setProperty('--fen-board-max-size', '400px');
  document.body.prepend(board);
  await board.updateComplete;
  return board;
}

const pictureOf = (board: FenBoard) => board.shadowRoot?.querySelector('svg') as SVGSVGElement;

function placeOf(board: FenBoard, square: string): [x: number, y: number] {
  const {left, top, width} = board.getBoundingClientRect();
  const [column, row] = [square.charCodeAt(0) - 96.5, 8.5 - Number(square.charAt(1))];
  return [left + (width * column) / 8, top + (width * row) / 8];
}

function point(board: FenBoard, type: string, [clientX, clientY]: [x: number, y: number]): void {
  const event = {clientX, clientY, isPrimary: true, pointerId: 9, bubbles: true};
  pictureOf(board).dispatchEvent(new PointerEvent(type, event));
}

function tap(board: FenBoard, square: string): void {
  point(board, 'pointerdown', placeOf(board, square));
  point(board, 'pointerup', placeOf(board, square));
}

const pickedOn = ({shadowRoot}: FenBoard) =>
  shadowRoot?.querySelector<HTMLElement>('[aria-selected=true]')?.dataset.square;

const pressKey = (board: FenBoard, key: string) =>
  pictureOf(board).dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));

describe('a board whose part for interaction has not loaded yet', () => {
  it('can itself be focused, until its squares can', async () => {
    const board = await setupEarly();
    expect(pictureOf(board).getAttribute('tabindex')).to.equal('0');
    point(board, 'pointerdown', placeOf(board, 'g1'));
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    expect(pictureOf(board).hasAttribute('tabindex')).to.equal(false);
  });

  it('replays a press on a piece', async () => {
    const board = await setupEarly();
    point(board, 'pointerdown', placeOf(board, 'g1'));
    expect(await until(() => pickedOn(board))).to.equal('g1');
  });

  it('replays a key', async () => {
    const board = await setupEarly();
    pressKey(board, 'ArrowUp');
    const focused = await until(() => board.shadowRoot?.activeElement as HTMLElement | null);
    expect(focused.dataset.square).to.equal('e2');
  });

  it('replays a press even if the page moves the board before the part has loaded', async () => {
    const board = await setupEarly();
    tap(board, 'g1');
    const place = document.body.appendChild(temporary(document.createElement('div')));
    place.append(board);
    expect(await until(() => pickedOn(board))).to.equal('g1');
  });

  it('forgets a press if the board leaves the page and comes back later', async () => {
    const board = await setupEarly();
    tap(board, 'g1');
    board.remove();
    await nextFrame();
    document.body.prepend(board);
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    await board.updateComplete;
    expect(pickedOn(board)).to.equal(undefined);
  });

  it('does not replay a press beside the squares', async () => {
    const board = await setupEarly();
    const {left, top} = board.getBoundingClientRect();
    point(board, 'pointerdown', [left - 5, top + 5]);
    await until(() => board.shadowRoot?.querySelector('[role=gridcell]'));
    expect(pickedOn(board)).to.equal(undefined);
  });

  it('replays two taps', async () => {
    const board = await setupEarly();
    tap(board, 'g1');
    tap(board, 'f3');
    await until(() => board.fen !== start);
    expect(board.fen).to.equal(afterNf3);
  });

  it('replays a drag', async () => {
    const board = await setupEarly();
    point(board, 'pointerdown', placeOf(board, 'g1'));
    point(board, 'pointerup', placeOf(board, 'f3'));
    await until(() => board.fen !== start);
    expect(board.fen).to.equal(afterNf3);
  });

  it('replays keys that make a move', async () => {
    const board = await setupEarly();
    for (const key of ['n', 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'Enter']) pressKey(board, key);
    await until(() => board.fen !== start);
    expect(board.fen).to.equal(afterNf3);
  });

  describe('and loads when a finger presses it', () => {
    const {IntersectionObserver: real} = window;
    class NeverNear {
      observe = () => undefined;
      disconnect = () => undefined;
    }
    beforeEach(() => Object.assign(window, {IntersectionObserver: NeverNear}));
    afterEach(() => {
      window.IntersectionObserver = real;
      window.scrollTo(0, 0);
    });

    /** Drags a finger, and waits until the board can be used. */
    async function touchDrag(board: FenBoard, from: string, to: string): Promise<void> {
      const [[x1, y1], [x2, y2]] = [placeOf(board, from), placeOf(board, to)];
      const points = [0, 0.2, 0.5, 0.8, 1].map((part) =>
        [x1 + part * (x2 - x1), y1 + part * (y2 - y1)].map(Math.round),
      );
      await executeServerCommand('touch-drag', {points});
      await until(() => board.shadowRoot?.querySelector('[role=grid]'));
      await board.updateComplete;
    }

    it('replays the drag of a piece, and the page does not scroll', async () => {
      lengthenPage();
      const board = await setupEarly();
      const moves: (string | undefined)[] = [];
      board.addEventListener('change', ({detail}) => moves.push(detail.move?.san));
      await touchDrag(board, 'g1', 'f3');
      await until(() => moves.length > 0);
      expect(moves).to.deep.equal(['Nf3']);
      expect(window.scrollY).to.equal(0);
    });

    it('does not replay a drag that began on an empty square', async () => {
      lengthenPage();
      const board = await setupEarly();
      const moves: unknown[] = [];
      board.addEventListener('change', ({detail}) => moves.push(detail.move));
      await touchDrag(board, 'e5', 'e3');
      expect(board.fen).to.equal(start);
      expect(moves).to.deep.equal([]);
    });
  });
});
