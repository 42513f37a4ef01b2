// A board on a slow network: the parts for playing and editing arrive long after the picture, which a person already uses.
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {expect} from 'chai';
import {partOf} from '../tools/part.ts';
import {startPages} from './page.mjs';
import {broken, start} from '../tools/fixtures/positions.ts';

const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const isPart = /\/fen-board\.(reader|interaction|edit|solve|pgn|rules|moves)\.min\.js$/;

/** A server that delays the parts until the test releases or refuses them. */
async function startSlowServer() {
  let held = [];
  let answer = null;
  const serve = (path, response) => {
    response.setHeader('Content-Type', 'text/javascript');
    response.end(readFileSync(`.${path}`));
  };
  const refuse = (path, response) => response.writeHead(503).end();
  const settle = (how) => {
    answer = how;
    for (const [path, response] of held) how?.(path, response);
    held = [];
  };
  const server = createServer(({url}, response) => {
    const {pathname, searchParams} = new URL(url, 'http://localhost');
    if (pathname.startsWith('/dist/')) {
      if (!isPart.test(pathname)) serve(pathname, response);
      else if (answer) answer(pathname, response);
      else held.push([pathname, response]);
      return;
    }
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
      <script type="module" src="/dist/fen-board.min.js"></script>
      <fen-board mode="${searchParams.get('mode')}" animation="none" fen="${searchParams.get('fen') ?? start}" solution="1. e4"></fen-board>
      <div style="height: 3000px"></div>`);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    address: (mode, fen = start) =>
      `http://localhost:${server.address().port}/?${new URLSearchParams({mode, fen})}`,
    hold: () => (answer = null),
    letGo: () => settle(serve),
    refuse: () => settle(refuse),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** The middle of a square of the picture, on the page. */
const squareAt = (page, name) =>
  page.$eval(
    'fen-board',
    ({shadowRoot}, [file, rank]) => {
      const {left, top, width} = shadowRoot.querySelector('[part=board] > svg').getBoundingClientRect();
      const side = width / 8;
      return {x: left + (file.charCodeAt(0) - 97 + 0.5) * side, y: top + (8 - rank + 0.5) * side};
    },
    name,
  );

/** Actions of a person on the pawn on e2 while only the picture is there. */
const ways = {
  'two clicks': async ({mouse}, from, to) => {
    await mouse.click(from.x, from.y);
    await mouse.click(to.x, to.y);
  },
  'a drag': async ({mouse}, from, to) => {
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await mouse.move(to.x, to.y);
    await mouse.up();
  },
  'two taps': async ({touchscreen}, from, to) => {
    await touchscreen.tap(from.x, from.y);
    await touchscreen.tap(to.x, to.y);
  },
  'a finger that draws the piece': async ({touchscreen}, from, to) => {
    await touchscreen.touchStart(from.x, from.y);
    await touchscreen.touchMove((from.x + to.x) / 2, (from.y + to.y) / 2);
    await touchscreen.touchMove(to.x, to.y);
    await touchscreen.touchEnd();
  },
};

describe('a board whose parts come late', () => {
  let pages, server;

  before(async () => {
    pages = await startPages();
    server = await startSlowServer();
  });
  after(async () => {
    await pages.close();
    await server.close();
  });
  beforeEach(() => server.hold());
  afterEach(() => server.letGo());

  const open = async (mode, fen) => {
    const {page} = await pages.open(server.address(mode, fen), {until: 'load'});
    await page.waitForFunction(() => document.querySelector('fen-board').shadowRoot?.querySelector('svg'));
    await page.evaluate(() => {
      window.fens = [];
      document.addEventListener('change', ({detail}) => window.fens.push(detail.fen));
    });
    return page;
  };
  const hasGrid = (page) =>
    page.$eval('fen-board', (board) => board.shadowRoot.querySelector('[role=grid]') !== null);
  // Not `waitForSelector`, which looks again only when the page changes, but not when a shadow root does.
  const grid = (page) =>
    page.waitForFunction(() => document.querySelector('fen-board').shadowRoot.querySelector('[role=grid]'));

  for (const mode of ['play', 'edit']) {
    for (const [name, act] of partOf(Object.entries(ways))) {
      it(`replays input from before the parts have loaded, in ${mode} mode: ${name}`, async () => {
        const page = await open(mode);
        await act(page, await squareAt(page, 'e2'), await squareAt(page, 'e4'));
        expect(await hasGrid(page)).to.equal(false);
        server.letGo();
        await page.waitForFunction(() => window.fens.length > 0);
        const fens = await page.evaluate(() => window.fens);
        expect(fens.map((fen) => fen.split(' ')[0])).to.deep.equal([afterE4]);
        await page.close();
      });
    }

    it(`replays it on the squares that were pressed, even if the page has scrolled since, in ${mode} mode`, async () => {
      const page = await open(mode);
      await ways['two clicks'](page, await squareAt(page, 'e2'), await squareAt(page, 'e4'));
      await page.evaluate(() => window.scrollBy(0, 130));
      server.letGo();
      await page.waitForFunction(() => window.fens.length > 0);
      expect(await page.evaluate(() => window.fens[0])).to.contain(afterE4);
      await page.close();
    });

    it(`warns if they cannot be fetched, and tries again at the next press, in ${mode} mode`, async () => {
      const page = await open(mode);
      server.refuse();
      const note = await page.waitForFunction(
        () => document.querySelector('fen-board').shadowRoot.querySelector('[role=status].note')?.textContent,
      );
      expect(await note.jsonValue()).to.match(/is only a picture/);
      server.letGo();
      const from = await squareAt(page, 'e2');
      await page.mouse.click(from.x, from.y);
      // An editor now has a palette above the board.
      await page.waitForFunction(() =>
        document.querySelector('fen-board').shadowRoot.querySelector('[role=gridcell][aria-selected=true]'),
      );
      const to = await squareAt(page, 'e4');
      await page.mouse.click(to.x, to.y);
      await page.waitForFunction(() => window.fens.length > 0);
      expect(await page.evaluate(() => window.fens[0])).to.contain(afterE4);
      const notes = await page.$$eval(
        'fen-board',
        ([{shadowRoot}]) => shadowRoot.querySelectorAll('.note').length,
      );
      expect(notes).to.equal(0);
      await page.close();
    });
  }

  for (const mode of ['edit', 'solve']) {
    it(`leaves no empty room around the picture, whether they arrive or not, in ${mode} mode`, async () => {
      const page = await open(mode);
      const room = () =>
        page.$eval('fen-board', (board) => {
          const {shadowRoot} = board;
          const boxOf = (selector) => shadowRoot.querySelector(selector)?.getBoundingClientRect();
          const [all, picture, note] = [
            board.getBoundingClientRect(),
            boxOf('[part=board] > svg'),
            boxOf('.note'),
          ];
          return {above: picture.top - all.top, below: (note?.top ?? all.bottom) - picture.bottom};
        });
      expect((await room()).below).to.be.greaterThan(40);
      server.refuse();
      await page.waitForFunction(() =>
        document.querySelector('fen-board').shadowRoot.querySelector('[role=status].note'),
      );
      const {above, below} = await room();
      expect(above).to.equal(0);
      expect(below).to.be.lessThan(10);
      server.letGo();
      const from = await squareAt(page, 'e2');
      await page.mouse.click(from.x, from.y);
      await grid(page);
      expect((await room()).below).to.be.greaterThan(40);
      await page.close();
    });
  }

  it('continues the gesture of a finger that is still down when they arrive', async () => {
    const page = await open('play');
    const [from, to] = [await squareAt(page, 'e2'), await squareAt(page, 'e4')];
    const {touchscreen} = page;
    await touchscreen.touchStart(from.x, from.y);
    server.letGo();
    await grid(page);
    await touchscreen.touchMove((from.x + to.x) / 2, (from.y + to.y) / 2);
    await touchscreen.touchMove(to.x, to.y);
    await touchscreen.touchEnd();
    await page.waitForFunction(() => window.fens.length > 0);
    expect(await page.evaluate(() => window.fens[0])).to.contain(afterE4);
    await page.close();
  });

  it('drops the input if the board has become a diagram since', async () => {
    const page = await open('play');
    await ways['two clicks'](page, await squareAt(page, 'e2'), await squareAt(page, 'e4'));
    const setMode = (mode) =>
      page.$eval('fen-board', (board, wanted) => ((board.mode = wanted), board.updateComplete), mode);
    await setMode('view');
    await setMode('play');
    server.letGo();
    await grid(page);
    expect(await page.evaluate(() => window.fens)).to.deep.equal([]);
    await page.close();
  });

  /** The text and the height of the board, and the elements of the page that have moved. */
  const seen = (page) =>
    page.$eval('fen-board', (board) => ({
      pieces: board.shadowRoot.querySelectorAll('[part~=piece] > path[d^=M]').length > 0,
      error: board.shadowRoot.querySelector('[part=error]')?.textContent.trim() ?? '',
      height: Math.round(board.getBoundingClientRect().height),
      shifts: window.shifts,
    }));

  it('shows the error of a FEN when the tolerant reader arrives, and nothing moves', async () => {
    const page = await open('view', broken);
    const before = await seen(page);
    expect(before).to.deep.include({pieces: false, error: ''});
    expect(before.height).to.be.greaterThan(400);
    server.letGo();
    await page.$eval('fen-board', (board) => board.updateComplete);
    const after = await seen(page);
    expect(after.error).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
    expect({...after, error: ''}).to.deep.equal(before);
    await page.close();
  });

  it('works without the tolerant reader, shows no stale position, and warns once in the console', async () => {
    const page = await open('view');
    const notes = [];
    page.on('console', (message) => message.type() === 'warn' && notes.push(message.text()));
    const set = (fen) => page.$eval('fen-board', (board, text) => void (board.fen = text), fen);
    await set(`FEN: ${start}`);
    await page.waitForFunction(() => document.querySelector('fen-board').position === null);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect((await seen(page)).pieces).to.equal(false);
    server.refuse();
    await page.$eval('fen-board', (board) => board.updateComplete);
    expect(notes).to.have.length(1);
    expect(notes[0]).to.contain('a part is missing');
    await set(broken);
    await page.$eval('fen-board', (board) => board.updateComplete);
    expect((await seen(page)).pieces).to.equal(false);
    await set(start);
    await page.$eval('fen-board', (board) => board.updateComplete);
    expect((await seen(page)).pieces).to.equal(true);
    expect(notes).to.have.length(1);
    await page.close();
  });
});

describe('a page over a slow line', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages.close());

  /** 400 kbit/s, in bytes, and a latency of 300 ms. */
  const line = {download: 400_000 / 8, upload: 400_000 / 8, latency: 300};
  const open = async (attributes) => {
    const opened = await pages.open(
      `<!doctype html><link rel="icon" href="data:,"><link rel="stylesheet" href="/dist/fen-board.css">
      <script type="module" src="/dist/fen-board.min.js"></script>
      <p>before</p><fen-board fen="${start}" ${attributes}></fen-board><p>after</p>
      <script>
        window.places = new Set();
        window.fens = [];
        document.addEventListener('change', ({detail}) => window.fens.push(detail.fen));
        const look = () => {window.places.add(Math.round(document.querySelector('p:last-of-type').getBoundingClientRect().top));
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      </script>`,
      {line, until: 'load'},
    );
    await opened.page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot?.querySelector('path[d^=M]'),
    );
    return opened;
  };
  /** How far elements have moved, and the places of the paragraph below the board: one, if it has not moved. */
  const moved = (page) => page.evaluate(() => [window.shifts, window.places.size]);

  it('draws a diagram with one script, and moves nothing', async () => {
    const {page, scripts} = await open('');
    await page.waitForNetworkIdle();
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js']);
    expect(await moved(page)).to.deep.equal([0, 1]);
  });

  it('keeps the place of the row of an engine until its part has come', async () => {
    const {page} = await open('mode="play" engine="/missing.js"');
    const place = () =>
      page.$eval('p:last-of-type', (paragraph) => Math.round(paragraph.getBoundingClientRect().top));
    const hasRow = () =>
      page.$eval('fen-board', ({shadowRoot}) => shadowRoot.querySelector('[part=opponent]') !== null);
    expect(await hasRow()).to.equal(false);
    const before = await place();
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('[part=opponent]'),
    );
    expect(await place()).to.equal(before);
  });

  it('plays the move that was made as soon as the picture was there, and moves nothing on the page', async () => {
    const {page} = await open('mode="play" animation="none"');
    await ways['two clicks'](page, await squareAt(page, 'e2'), await squareAt(page, 'e4'));
    const hasGrid = await page.$eval(
      'fen-board',
      ({shadowRoot}) => shadowRoot.querySelector('[role=grid]') !== null,
    );
    expect(hasGrid, 'before the parts').to.equal(false);
    await page.waitForFunction(() => window.fens.length > 0);
    expect(await page.evaluate(() => window.fens.map((fen) => fen.split(' ')[0]))).to.deep.equal([afterE4]);
    expect(await moved(page)).to.deep.equal([0, 1]);
  });
});
