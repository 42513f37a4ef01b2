// Memory that boards leave behind, and the load that a page stands. Counts are the browser's own, after a collection of
// garbage.
import {expect} from 'chai';
import {start} from '../../tools/fixtures/positions.ts';
import {startPages} from '../../package/page.mjs';
import {buildEngine} from '../../tools/runner/engine-plugin.mjs';

const script =
  '<!doctype html><title>Boards</title><body><script type="module" src="/dist/fen-board.min.js"></script>';
const megabyte = 2 ** 20;

let pages;
before(async () => (pages = await startPages({'/engine.js': await buildEngine()})));
after(() => pages?.close());

/** An empty page that knows boards, and how to measure it. */
async function openPage() {
  const {page, pageErrors} = await pages.open(script);
  const devtools = await page.createCDPSession();
  const prototype = await page.evaluateHandle(async () => {
    await customElements.whenDefined('fen-board');
    return customElements.get('fen-board').prototype;
  });
  const measure = async () => {
    // Diagrams that wait to be described are described when the focus moves.
    await page.evaluate(() => document.dispatchEvent(new FocusEvent('focusin')));
    // Twice: what finalizers let go of is collected the next time.
    for (let i = 0; i < 2; i++) await devtools.send('HeapProfiler.collectGarbage');
    const {nodes, jsEventListeners} = await devtools.send('Memory.getDOMCounters');
    const {usedSize} = await devtools.send('Runtime.getHeapUsage');
    const boards = await page.queryObjects(prototype);
    const alive = await page.evaluate((boards) => boards.length, boards);
    await boards.dispose();
    return {nodes, listeners: jsEventListeners, heap: usedSize, boards: alive};
  };
  return {page, pageErrors, measure};
}

/** Expects that `boards` are left, and that nothing grows from round to round. */
function expectNoLeak(rounds, boards = 0) {
  const least = (kind, from) => Math.min(...rounds.slice(from, from + 3).map((counts) => counts[kind]));
  // A leak grows all the time, not once.
  const growth = (kind) => {
    const [early, middle, late] = [1, 4, 7].map((from) => least(kind, from));
    return Math.min(middle - early, late - middle);
  };
  expect(least('boards', 7), 'boards').to.equal(boards);
  expect(growth('nodes'), 'nodes').to.be.at.most(0);
  expect(growth('listeners'), 'listeners').to.be.at.most(0);
  expect(growth('heap'), 'heap').to.be.below(megabyte / 8);
}

describe('boards that come and go', function () {
  this.timeout(60_000);

  /** Adds boards, acts on them, and takes them away. */
  async function round(page) {
    await page.evaluate(async (fen) => {
      const modes = ['view', 'play', 'edit'];
      for (let i = 0; i < 12; i++) {
        const board = document.createElement('fen-board');
        board.style.setProperty('--fen-board-max-size', '200px');
        board.fen = fen;
        board.mode = modes[i % modes.length];
        board.pieces = i % 2 ? 'classic' : 'modern';
        board.controls = i % 4 === 0;
        document.body.append(board);
        await board.updateComplete;
      }
      window.scrollTo(0, 0);
    }, start);
    // Not the square itself: the driver would keep it.
    await page.waitForFunction(
      () =>
        document.querySelector('fen-board:nth-of-type(2)').shadowRoot.querySelector('[role=gridcell]') !==
        null,
    );
    for (const [from, to] of [
      ['e2', 'e4'],
      ['e7', 'e5'],
    ]) {
      for (const square of [from, to]) {
        const at = await page.evaluate((square) => {
          const board = document.querySelector('fen-board:nth-of-type(2)');
          board.scrollIntoView({block: 'nearest'});
          const {left, top, width} = board.shadowRoot
            .querySelector(`[data-square=${square}]`)
            .getBoundingClientRect();
          return [left + width / 2, top + width / 2];
        }, square);
        await page.mouse.click(...at);
      }
    }
    const fen = await page.evaluate(async () => {
      const [, board] = document.querySelectorAll('fen-board');
      const {fen} = board;
      await board.move('Nf3');
      await board.updateComplete;
      board.mode = 'edit';
      await board.updateComplete;
      const other = document.createElement('div');
      document.body.append(other);
      other.append(board);
      await board.updateComplete;
      return fen;
    });
    expect(fen).to.match(/4p3\/4P3/);
    await page.evaluate(() => {
      for (const board of document.querySelectorAll('fen-board, body > div')) board.remove();
    });
    // A drag, a flight and a frame may still be under way.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  }

  it('leave no node, no listener, no board and no heap behind', async () => {
    const {page, pageErrors, measure} = await openPage();
    const rounds = [];
    for (let i = 0; i < 10; i++) {
      await round(page);
      rounds.push(await measure());
    }
    if (process.env.FEN_BOARD_ROUNDS) console.table(rounds);
    expect(pageErrors).to.deep.equal([]);
    expectNoLeak(rounds);
  });
});

describe('games that come and go', function () {
  this.timeout(60_000);

  it('leave no node, no listener, no board and no heap behind', async () => {
    const {page, pageErrors, measure} = await openPage();
    const rounds = [];
    for (let i = 0; i < 10; i++) {
      await page.evaluate(async () => {
        const pgn =
          '[White "A"]\n[Black "B"]\n\n1. e4 {[%cal Ge2e4]} e5 (1... c5 2. Nf3 {[#]}) 2. Nf3 Nc6 3. Bb5 *';
        for (let n = 0; n < 6; n++) {
          const game = document.createElement('fen-game');
          game.pgn = pgn;
          game.hash = n % 2 === 0;
          document.body.append(game);
          await game.goTo('1b/1/2');
          game.shadowRoot.querySelector('button[aria-label="Previous move"]').click();
          // Plays on by itself until it is taken away.
          game.shadowRoot.querySelector('button[aria-label="Play"]').click();
          await game.updateComplete;
        }
        for (const game of document.querySelectorAll('fen-game')) game.remove();
        // The move that “Play” has begun ends, and is not announced any more.
        await new Promise((resolve) => setTimeout(resolve, 300));
      });
      rounds.push(await measure());
    }
    if (process.env.FEN_BOARD_ROUNDS) console.table(rounds);
    expect(pageErrors).to.deep.equal([]);
    expectNoLeak(rounds);
  });
});

describe('more than a page should ask for', function () {
  this.timeout(120_000);

  it('loads 10,000 boards, every one of them drawn', async () => {
    const {page, pageErrors} = await openPage();
    const seen = await page.evaluate(async (fen) => {
      const boards = document.createElement('div');
      // As a parser makes them; that they are one tree is no matter.
      for (let i = 0; i < 10_000; i++) {
        const board = document.createElement('fen-board');
        board.setAttribute('fen', fen.replace('w', 'wb'[i % 2]));
        boards.append(board);
      }
      document.body.append(boards);
      const all = [...boards.children];
      await Promise.all(all.map(({updateComplete}) => updateComplete));
      const drawn = (board) => board.shadowRoot.querySelectorAll('svg [part^=piece] path[d^=M]').length;
      return {
        drawn: all.filter((board) => drawn(board) === 6).length,
        valid: all.filter(({error}) => error === null).length,
        height: boards.getBoundingClientRect().height,
      };
    }, start);
    expect(seen.drawn).to.equal(10_000);
    expect(seen.valid).to.equal(10_000);
    expect(seen.height).to.be.above(1_000_000);
    expect(pageErrors).to.deep.equal([]);
    await page.close();
  });

  it('shows the last of 100,000 FENs, half of them broken, and keeps none of the others', async () => {
    const {page, pageErrors, measure} = await openPage();
    await page.evaluate(async () => {
      const board = document.createElement('fen-board');
      document.body.append(board);
      // The tolerant reader has come before the first error counts.
      board.fen = 'x';
      await board.updateComplete;
      // Always the same numbers: the generator of Park and Miller.
      let seed = 1;
      const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
      const row = () => Array.from({length: 8}, () => 'pnbrqPNBRQ1'[random(11)]).join('');
      window.wrong = 0;
      window.change = async (times) => {
        for (let i = 0; i < times; i++) {
          const broken = i % 2 === 0;
          // A capital at the start may be a phone's, which is an error of its own.
          const rows = [
            `p${row().slice(1)}`,
            row(),
            row(),
            row(),
            row(),
            row(),
            row(),
            broken ? `${row()}p` : row(),
          ];
          board.fen = `${rows.join('/').replace(/1+/g, ({length}) => length)} ${'wb'[random(2)]} - - 0 ${1 + (i % 999)}`;
          if ((board.error !== null) !== broken) window.wrong++;
          // Reading is at once. Drawing is seen to in every tenth, as when a page sets several before a frame.
          if (i % 10 === 9 || i % 10 === 4) {
            await board.updateComplete;
            if (board.matches(':state(invalid)') !== broken) window.wrong++;
          }
        }
      };
    });
    await page.evaluate(() => window.change(10_000));
    const before = await measure();
    await page.evaluate(() => window.change(90_000));
    const after = await measure();
    const {wrong, same} = await page.evaluate(async () => {
      const [board] = document.querySelectorAll('fen-board');
      const fresh = document.createElement('fen-board');
      fresh.fen = board.fen;
      document.body.append(fresh);
      await fresh.updateComplete;
      const paths = ({shadowRoot}) =>
        [...shadowRoot.querySelectorAll('path')].map((path) => path.getAttribute('d')).join();
      return {wrong: window.wrong, same: paths(board) === paths(fresh)};
    });
    expect(wrong).to.equal(0);
    expect(same).to.equal(true);
    expect(pageErrors).to.deep.equal([]);
    expect(after.nodes, 'nodes').to.be.at.most(before.nodes);
    expect(after.heap - before.heap, 'heap').to.be.below(megabyte / 4);
  });
});

describe('a hundred games against an engine on one page', function () {
  this.timeout(300_000);

  it('leave no node, no listener and no heap behind', async () => {
    const {page, pageErrors, measure} = await openPage();
    await page.evaluate(async () => {
      const board = document.createElement('fen-board');
      Object.assign(board, {mode: 'play', engine: '/engine.js?seed=1', engineTime: 0.01, animation: 'none'});
      board.style.setProperty('--fen-board-max-size', '300px');
      document.body.append(board);
      await board.updateComplete;
      const {chess960, formatUci, legalMoves} = await import('/dist/rules.js');
      const {formatFen} = await import('/dist/notation.js');
      const next = () => new Promise((resolve) => setTimeout(resolve));
      /** Ten moves of each side: the person plays whatever is in the middle of the list. */
      window.playGame = async (number) => {
        // Each game has another start: of one start, a board remembers all positions that a page may still set again.
        board.fen = formatFen(chess960(number));
        await board.updateComplete;
        for (let count = 0; count < 20 && !board.outcome; count += 2) {
          const moves = legalMoves(board.position);
          await board.move(formatUci(board.position, moves[Math.floor(moves.length / 2)]));
          while (board.playedMoves.length < count + 2 && !board.outcome) await next();
        }
        const {length} = board.playedMoves;
        return length;
      };
    });
    const rounds = [];
    for (let round = 0; round < 10; round++) {
      for (let game = 0; game < 10; game++)
        expect(await page.evaluate((n) => window.playGame(n), 10 * round + game)).to.be.greaterThan(1);
      rounds.push(await measure());
    }
    if (process.env.FEN_BOARD_ROUNDS) console.table(rounds);
    expect(pageErrors).to.deep.equal([]);
    expectNoLeak(rounds, 1);
  });
});
