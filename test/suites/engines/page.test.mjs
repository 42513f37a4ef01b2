// A person plays Capablanca chess against Fairy-Stockfish, on an isolated page, as threads need one.
import {expect} from 'chai';
import {parseFen} from '../../../src/core/notation/index.js';
import {startPages} from '../../package/page.mjs';
import {goodMove, safePremove} from '../../tools/good-move.js';

const folder = '/test/suites/engines/node_modules/fairy-stockfish-nnue.wasm';
const isolating = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** The page that docs/engines.md describes. */
const markup = (attributes) => `<!doctype html><title>Capablanca chess</title>
<script src="${folder}/stockfish.js"></script>
<script type="module" src="/dist/fen-board.min.js"></script>
<fen-board mode="play" ${attributes} animation="none" controls engine-time="0.05" level="1"></fen-board>
<script type="module">
  import {Engine} from '/dist/engine.js';
  window.ends = [];
  const board = document.querySelector('fen-board');
  board.addEventListener('gameend', ({detail}) => window.ends.push(detail.outcome.reason));
  if (crossOriginIsolated) board.engine = new Engine(await Stockfish());
  window.isReady = true;
</script>`;

describe('Capablanca chess against Fairy-Stockfish, on a page', function () {
  this.timeout(300_000);
  let pages;
  before(async () => (pages = await startPages({}, process.cwd(), isolating)));
  after(() => pages?.close());

  /** Opens a page with a board; skips the test where pages cannot have threads. */
  async function sit(test, attributes) {
    const {page, pageErrors} = await pages.open(markup(attributes), {until: 'load'});
    const hasThreads = await page.evaluate(
      () => crossOriginIsolated && typeof SharedArrayBuffer === 'function',
    );
    if (!hasThreads) test.skip();
    await page.waitForFunction(
      () =>
        window.isReady && document.querySelector('fen-board').shadowRoot?.querySelector('[role=gridcell]'),
    );
    const root = () => page.evaluateHandle(() => document.querySelector('fen-board').shadowRoot);
    const ask = (name) => page.$eval('fen-board', (board, name) => board[name], name);
    const placeOf = async (square) =>
      (await root()).evaluate((shadow, square) => {
        const {left, top, width} = shadow.querySelector(`[data-square=${square}]`).getBoundingClientRect();
        return [left + width / 2, top + width / 2];
      }, square);
    return {
      page,
      pageErrors,
      count: async () => (await ask('playedMoves')).length,
      moves: () => ask('playedMoves'),
      position: async () => parseFen(await ask('fen'), {tolerant: true}).position,
      row: async () =>
        (await root()).evaluate((shadow) => shadow.querySelector('.opponent').textContent.trim()),
      said: async () =>
        (await root()).evaluate((shadow) => shadow.querySelector('[role=status]').textContent),
      ends: () => page.evaluate(() => window.ends),
      async press(name) {
        const button = await page.waitForFunction(
          (name) =>
            [...document.querySelector('fen-board').shadowRoot.querySelectorAll('button')].find(
              (one) => one.textContent.trim() === name || one.title === name,
            ),
          {},
          name,
        );
        // Not by the mouse: the engine may be done before the pointer is there.
        await button.evaluate((one) => one.click());
      },
      async make({from, to, promotion}, way) {
        const [[x1, y1], [x2, y2]] = [await placeOf(from), await placeOf(to)];
        if (way === 'mouse') {
          await page.mouse.move(x1, y1);
          await page.mouse.down();
          await page.mouse.move(x2, y2, {steps: 4});
          await page.mouse.up();
        } else if (way === 'finger') {
          await page.touchscreen.touchStart(x1, y1);
          await page.touchscreen.touchMove((x1 + x2) / 2, (y1 + y2) / 2);
          await page.touchscreen.touchMove(x2, y2);
          await page.touchscreen.touchEnd();
        } else
          for (const square of [from, to]) {
            await (
              await root()
            ).evaluate((shadow) => shadow.querySelector('[role=gridcell][tabindex="0"]').focus());
            // Only eight files have a key.
            const file = square.charCodeAt(0) - 96;
            if (file > 8) {
              await page.keyboard.press('End');
              if (file === 9) await page.keyboard.press('ArrowLeft');
            } else {
              await page.keyboard.down('Shift');
              await page.keyboard.press(`Digit${file}`);
              await page.keyboard.up('Shift');
            }
            await page.keyboard.press(square.slice(1));
            await page.keyboard.press('Enter');
          }
        if (promotion)
          await (
            await page.waitForFunction(() =>
              document.querySelector('fen-board').shadowRoot.querySelector('[data-promotion=Q]'),
            )
          ).click();
      },
      until: (count) =>
        page.waitForFunction(
          (count) =>
            window.ends.length > 0 || document.querySelector('fen-board').playedMoves.length >= count,
          {},
          count,
        ),
    };
  }

  it('is played by mouse, finger and keys, with an undo and a premove, and each move of the engine is legal', async function () {
    const person = await sit(this, 'fen="capablanca" premove');
    // While the engine has all the time, a move in advance.
    await person.page.$eval(
      'fen-board',
      (board) => Object.assign(board, {engineTime: 600, level: 8}) && null,
    );
    await person.make({from: 'e2', to: 'e4'}, 'mouse');
    const premove = safePremove(await person.position());
    await person.make(premove, 'mouse');
    expect(await person.said()).to.match(/^Premove: /);
    await person.page.$eval(
      'fen-board',
      (board) => Object.assign(board, {engineTime: 0.05, level: 1}) && null,
    );
    await person.press('Stop');
    await person.press('Let the engine move');
    await person.until(4);
    const [, , third, ...others] = await person.moves();
    expect(third.uci).to.equal(premove.from + premove.to);
    expect(others).to.have.length(1);

    for (const way of ['mouse', 'finger', 'keys', 'mouse', 'finger', 'keys']) {
      if ((await person.ends()).length > 0) break;
      const count = await person.count();
      await person.make(goodMove(await person.position()), way);
      await person.until(count + 2);
    }
    expect(await person.count()).to.be.greaterThan(8);
    expect((await person.position()).files).to.equal(10);
    const count = await person.count();
    await person.press('Undo');
    await person.page.waitForFunction(
      (count) => document.querySelector('fen-board').playedMoves.length < count,
      {},
      count,
    );
    expect((await person.position()).turn).to.equal('white');
    expect(person.pageErrors).to.deep.equal([]);
  });

  it('ends with mate by either side', async function () {
    const person = await sit(this, 'fen="9k/8pp/7A1K/10/10/10/R9/10 w - - 0 1" player="white"');
    while ((await person.ends()).length === 0) {
      const count = await person.count();
      await person.make(goodMove(await person.position()), 'keys');
      await person.until(count + 2);
    }
    expect(await person.ends()).to.deep.equal(['checkmate']);
    expect(await person.said()).to.contain('Checkmate. White wins.');

    const loser = await sit(this, 'fen="9k/10/10/10/1c8/10/P7PP/9K w - - 0 1" player="white" level="8"');
    await loser.make({from: 'a2', to: 'a3'}, 'mouse');
    await loser.until(99);
    expect(await loser.ends()).to.deep.equal(['checkmate']);
    expect(await loser.said()).to.contain('Checkmate. Black wins.');
  });
});
