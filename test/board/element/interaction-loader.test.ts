import {expect, fixture, html, nextFrame} from '@open-wc/testing';
import '../../../src/index.js';
import type {FenBoard} from '../../../src/index.js';
import {recordWarnings} from '../../tools/warnings.js';

/** Puts a puzzle far below the viewport, so that none of its parts are loaded yet. */
async function farPuzzle(solution: string): Promise<FenBoard> {
  const page = await fixture<HTMLElement>(
    html`<div>
      <div style="height: 10000px"></div>
      <fen-board
        mode="solve"
        fen="6k1/5ppp/8/8/8/8/8/R6K w - - 0 1"
        solution=${solution}
        animation="none"
      ></fen-board>
    </div>`,
  );
  return page.querySelector('fen-board') as FenBoard;
}
/** Puts a board to play on far below the viewport, and a button after it. */
async function farBoard(): Promise<FenBoard> {
  const page = await fixture<HTMLElement>(
    html`<div>
      <div style="height: 10000px"></div>
      <fen-board mode="play" fen="start" animation="none"></fen-board><button>Next</button>
    </div>`,
  );
  const board = page.querySelector('fen-board') as FenBoard;
  await board.updateComplete;
  return board;
}
const grid = ({shadowRoot}: FenBoard) => shadowRoot?.querySelector('[role=grid]') ?? null;

describe('a puzzle that nobody has looked at', () => {
  it('is loaded for a hint that a script asks for', async () => {
    const board = await farPuzzle('1. Ra8#');
    expect(grid(board)).to.equal(null);
    await board.hint();
    while (!grid(board)) await nextFrame();
    const text = () => board.shadowRoot?.querySelector('[part=feedback]')?.textContent;
    while (!text() || text() === 'White to move.') await nextFrame();
    expect(text()).to.match(/rook/i);
  });

  it('gives no hint if its solution cannot be played', async () => {
    const board = await farPuzzle('1. Qh9');
    await board.hint();
    await board.updateComplete;
    expect(grid(board)).to.equal(null);
    expect(board.warnings).to.have.length(1);
    await board.hint();
    expect(grid(board)).to.equal(null);
  });
});

describe('a diagram', () => {
  it('has no hint', async () => {
    const board = await fixture<FenBoard>(html`<fen-board fen="start"></fen-board>`);
    const before = board.fen;
    for (let times = 0; times < 3; times++) await board.hint();
    expect(board.fen).to.equal(before);
    expect(grid(board)).to.equal(null);
  });
});

describe('a board whose mode changes while its part is being loaded', () => {
  const warnings = recordWarnings();

  it('has the new mode, without a warning', async () => {
    const board = await farBoard();
    board.shadowRoot?.querySelector<SVGElement>('svg[tabindex]')?.focus({preventScroll: true});
    board.mode = 'edit';
    while (!board.shadowRoot?.querySelector('[part=panel]')) await nextFrame();
    expect(warnings).to.deep.equal([]);
  });
});

describe('a key pressed on a board whose part is not loaded yet', () => {
  for (const key of ['Tab', 'Shift']) {
    it(`${key} does not stop the person from moving the focus`, async () => {
      const board = await farBoard();
      const next = board.nextElementSibling as HTMLButtonElement;
      expect(grid(board)).to.equal(null);
      const picture = board.shadowRoot?.querySelector<SVGElement>('svg[tabindex]');
      picture?.focus({preventScroll: true});
      expect(document.activeElement?.localName).to.equal('fen-board');
      picture?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, composed: true}));
      next.focus({preventScroll: true});
      while (!grid(board)) await nextFrame();
      await board.updateComplete;
      await nextFrame();
      expect(document.activeElement?.localName).to.equal('button');
    });
  }
});
