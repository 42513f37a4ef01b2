import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {startPages} from './page.mjs';
import {start} from '../tools/fixtures/positions.ts';

const script = '<script type="module" src="/dist/fen-board.min.js"></script>';
const strict = "default-src 'self'; require-trusted-types-for 'script'";

describe('the drop-in, played on', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  it('fetches the part for animations once, when the position of a board in view mode changes', async () => {
    const board = `<fen-board fen="${start}"></fen-board>`;
    const {page, scripts, pageErrors} = await pages.open(
      `<!doctype html>${script}${board}<div style="height: 5000px"></div>${board}`,
      {headers: {'Content-Security-Policy': strict + "; style-src 'self' 'unsafe-inline'"}},
    );
    const moveOn = (index) =>
      page.evaluate(async (at) => {
        const one = document.querySelectorAll('fen-board')[at];
        await one.updateComplete;
        one.fen = '7k/8/8/8/8/8/8/K7 w - - 0 1';
        await one.updateComplete;
        // A change that comes before pieces can have arrived is drawn at once.
        await new Promise((resolve) => setTimeout(resolve, 200));
        one.fen = '7k/8/8/8/8/8/K7/8 b - - 1 1';
        await one.updateComplete;
        return one.shadowRoot.querySelectorAll('[part~=gliding]').length;
      }, index);
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js']);
    expect(await moveOn(1), 'far below').to.equal(0);
    expect(await moveOn(0), 'in view').to.equal(1);
    expect(scripts().sort()).to.deep.equal(['common.min', 'min'].map((part) => `/dist/fen-board.${part}.js`));
    expect(pageErrors).to.deep.equal([]);
  });

  it('fetches the parts for play mode once, when a board in that mode comes near, and never lit or itself again', async () => {
    const play = `<fen-board mode="play" fen="${start}"></fen-board>`;
    const {page, scripts, problems} = await pages.open(
      `<!doctype html><script type="module" src="/dist/fen-board.min.js?ver=1"></script>
      <fen-board fen="${start}"></fen-board><div style="height: 5000px"></div>${play}${play}`,
      {headers: {'Content-Security-Policy': strict + "; style-src 'self' 'unsafe-inline'"}},
    );
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js']);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await page.waitForFunction(() =>
      document.querySelector('[mode=play]').shadowRoot.querySelector('[role=gridcell]'),
    );
    expect(scripts().sort()).to.deep.equal(
      ['common', 'interaction', '', 'rules']
        .map((part) => `/dist/fen-board.${part && `${part}.`}min.js`)
        .sort(),
    );
    const withLit = scripts().filter((path) => readFileSync(`.${path}`, 'utf8').includes('lit-html'));
    expect(withLit).to.deep.equal(['/dist/fen-board.min.js']);
    expect(await problems()).to.deep.equal([]);
  });

  it('leaves no node and no listener behind after moves on 50 boards and their removal', async () => {
    const {page} = await pages.open(script);
    const session = await page.createCDPSession();
    const count = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const {nodes, jsEventListeners} = await session.send('Memory.getDOMCounters');
      return {nodes, jsEventListeners};
    };
    const play = (boards) =>
      page.evaluate(
        async (fen, number) => {
          for (let i = 0; i < number; i++) {
            const board = document.createElement('fen-board');
            board.mode = 'play';
            board.animation = 'none';
            board.fen = fen;
            document.body.append(board);
            const cell = (square) => board.shadowRoot.querySelector(`[data-square=${square}]`);
            while (!cell('e2')) await new Promise(requestAnimationFrame);
            for (const square of ['e2', 'e4']) {
              const {left, top} = cell(square).getBoundingClientRect();
              const how = {clientX: left + 5, clientY: top + 5, isPrimary: true, pointerId: 1, bubbles: true};
              cell(square).dispatchEvent(new PointerEvent('pointerdown', how));
              cell(square).dispatchEvent(new PointerEvent('pointerup', how));
              await board.updateComplete;
            }
            if (!board.fen.includes('4P3')) throw new Error(board.fen);
            board.remove();
          }
        },
        start,
        boards,
      );
    await play(5);
    const before = await count();
    await play(50);
    const after = await count();
    expect(after.nodes).to.be.at.most(before.nodes + 5);
    expect(after.jsEventListeners).to.be.at.most(before.jsEventListeners);
  });
});
