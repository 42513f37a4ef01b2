import {expect} from 'chai';
import {renderSvg} from 'fen-board/svg';
import {startPages} from './page.mjs';

const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const broken = 'rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const script = '<script type="module" src="/dist/fen-board.min.js"></script>';
const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
const strict = "default-src 'self'; require-trusted-types-for 'script'";
const ready = () =>
  customElements.whenDefined('fen-board').then(() => document.querySelector('fen-board').updateComplete);

/** What the browser tells assistive technology, as the pictures' names in the order of the page. */
async function pictures(page) {
  const session = await page.createCDPSession();
  await session.send('Accessibility.enable');
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter(({ignored, role}) => !ignored && (role?.value === 'image' || role?.value === 'img'))
    .map(({name, description}) => ({name: name?.value, description: description?.value}));
}

describe('the drop-in', function () {
  this.timeout(30_000);
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  it('draws a board from a bare page with one script tag, in one request', async () => {
    const {page, complaints, requests} = await pages.open(`${script}<fen-board fen="${start}"></fen-board>`);
    await page.evaluate(ready);
    const drawn = await page.$eval(
      'fen-board',
      (board) => board.shadowRoot.querySelectorAll('path[d^=M]').length,
    );
    expect(drawn).to.equal(1 + 24);
    expect(complaints).to.deep.equal([]);
    expect(requests.filter((path) => path.endsWith('.js'))).to.deep.equal(['/dist/fen-board.min.js']);
  });

  it('works under a strict policy with Trusted Types, classic pieces and errors included', async () => {
    const {page, complaints} = await pages.open(
      `<!doctype html><title>x</title>${sheet}${script}
      <fen-board fen="${start}"></fen-board><fen-board fen="${capablanca}" pieces="classic" coordinates="outside"></fen-board>
      <fen-board fen="${broken}"></fen-board>`,
      {headers: {'Content-Security-Policy': strict}},
    );
    await page.evaluate(ready);
    const sides = await page.$$eval('fen-board', (boards) =>
      boards.map((board) => Math.round(board.clientWidth)),
    );
    expect(sides).to.deep.equal([480, 480, 480]);
    const colour = await page.$eval(
      'fen-board',
      (board) => getComputedStyle(board.shadowRoot.querySelector('rect')).fill,
    );
    expect(colour).to.equal('rgb(240, 228, 208)');
    expect(await page.evaluate(() => window.violations)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('works where the only trusted types allowed are those of lit', async () => {
    const {page, complaints} = await pages.open(`${script}<fen-board fen="${start}"></fen-board>`, {
      headers: {
        'Content-Security-Policy':
          "default-src 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
      },
    });
    await page.evaluate(ready);
    expect(await page.evaluate(() => window.violations)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('fetches the classic pieces once, from beside itself, and without itself', async () => {
    const board = `<fen-board pieces="classic" fen="${start}"></fen-board>`;
    const {page, requests} = await pages.open(
      `<script type="module" src="/dist/fen-board.min.js?ver=1"></script>${board.repeat(3)}`,
    );
    await page.waitForFunction(
      () =>
        document.querySelector('fen-board').shadowRoot.querySelector('g').getAttribute('stroke-width') ===
        '1.5',
    );
    expect(requests.filter((path) => path.endsWith('.js'))).to.deep.equal([
      '/dist/fen-board.min.js',
      '/dist/fen-board.classic.min.js',
    ]);
  });

  it('fetches nothing more for a page of diagrams', async () => {
    const {requests} = await pages.open(`${script}${`<fen-board fen="${start}"></fen-board>`.repeat(20)}`);
    expect(requests.filter((path) => path.endsWith('.js'))).to.deep.equal(['/dist/fen-board.min.js']);
  });

  it('fetches what play needs once, when a board that asks for it comes near, and lit and itself never again', async () => {
    const play = `<fen-board mode="play" fen="${start}"></fen-board>`;
    const {page, requests, complaints} = await pages.open(
      `<!doctype html><script type="module" src="/dist/fen-board.min.js?ver=1"></script>
      <fen-board fen="${start}"></fen-board><div style="height: 5000px"></div>${play}${play}`,
      {headers: {'Content-Security-Policy': strict + "; style-src 'self' 'unsafe-inline'"}},
    );
    const scripts = () => requests.filter((path) => path.endsWith('.js'));
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js']);
    await page.evaluate(() => window.scrollTo(0, 5000));
    await page.waitForFunction(() =>
      document.querySelector('[mode=play]').shadowRoot.querySelector('[role=gridcell]'),
    );
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js', '/dist/fen-board.interaction.min.js']);
    const copies = await page.evaluate(() => [
      globalThis.litHtmlVersions.length,
      globalThis.litElementVersions.length,
    ]);
    expect(copies).to.deep.equal([1, 1]);
    expect(await page.evaluate(() => window.violations)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('fetches it as well for a person who reaches for the board by keyboard first, and loses no key', async () => {
    const {page} = await pages.open(
      `${script}<button>before</button><div style="height: 5000px"></div><fen-board mode="play" fen="${start}"></fen-board>`,
    );
    await page.focus('button');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const name = await page.waitForFunction(() =>
      document
        .querySelector('fen-board')
        .shadowRoot.activeElement?.closest('[role=gridcell]')
        ?.getAttribute('aria-label'),
    );
    expect(await name.jsonValue()).to.contain('e1, white king');
  });

  it('is played on under the strictest policy', async () => {
    const {page, complaints} = await pages.open(
      `<!doctype html>${script}<fen-board mode="play" fen="7k/P7/8/8/8/8/8/K7 w - - 0 1"></fen-board>`,
      {headers: {'Content-Security-Policy': strict}},
    );
    const at = async (square) => {
      const cell = await page.waitForFunction(
        (name) => document.querySelector('fen-board').shadowRoot.querySelector(`[data-square=${name}]`),
        {},
        square,
      );
      await cell.asElement().click();
    };
    await at('a7');
    await at('a8');
    await page.waitForFunction(
      () => document.querySelector('fen-board').shadowRoot.activeElement?.ariaLabel === 'queen',
    );
    await page.keyboard.press('Enter');
    expect(await page.$eval('fen-board', (board) => board.fen)).to.equal('Q6k/8/8/8/8/8/8/K7 b - - 0 1');
    expect(await page.evaluate(() => window.violations)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  it('marks empty targets and those that are taken, as built', async () => {
    const {page} = await pages.open(
      `${script}<fen-board mode="play" fen="4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"></fen-board>`,
    );
    const cell = await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('[data-square=e4]'),
    );
    await cell.asElement().click();
    const marks = await page.waitForFunction(() => {
      const paths = document.querySelector('fen-board').shadowRoot.querySelectorAll('[part~=target] > path');
      return paths.length > 0 && [...paths].map((path) => path.getAttribute('d').split('M').length - 1);
    });
    expect(await marks.jsonValue()).to.deep.equal([1, 1]);
  });

  it('leaves no node and no listener behind after 50 boards were played on and removed', async () => {
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

  it('may be loaded twice', async () => {
    const {page, complaints} = await pages.open(
      `${script}<script type="module" src="/dist/fen-board.min.js?again"></script><fen-board fen="${start}"></fen-board>`,
    );
    await page.evaluate(ready);
    expect(complaints).to.deep.equal([]);
  });

  it('does not move the page, with the sheet and a script that comes late', async () => {
    const board = (fen) => `<p>before</p><fen-board fen="${fen}"></fen-board><p>after</p>`;
    const {page} = await pages.open(
      `<!doctype html>${sheet}<body>${[start, capablanca, 'r9/10/10/10/10/10/10/9K w - - 0 1', 'rnabqkbcnr/ppppp1pppp/4p5/9A/2P7/3C6/PP1PPPPPPP/RN1BQKB1NR w KQkq - 0 1'].map(board).join('')}
      <div style="float:left">${board(start)}</div><div style="display:flex">${board(capablanca)}</div>
      <table><tr><td>${board(start)}</td></tr></table>`,
      {viewport: {width: 1000, height: 5000}},
    );
    const places = () => page.$$eval('p', (all) => all.map((p) => Math.round(p.getBoundingClientRect().top)));
    const before = await places();
    await page.addScriptTag({type: 'module', url: '/dist/fen-board.min.js'});
    await page.evaluate(ready);
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await places()).to.deep.equal(before);
    expect(await page.evaluate(() => window.shifts)).to.equal(0);
  });

  it('shows all of 60 boards down a long page to assistive technology that comes after load', async () => {
    const boards = Array.from(
      {length: 60},
      (_, i) => `<fen-board fen="8/8/8/8/8/8/8/K6k w - - 0 ${i + 1}"></fen-board>`,
    );
    const {page} = await pages.open(script + boards.join('<p>text</p>'));
    await page.evaluate(ready);
    const found = await pictures(page);
    expect(found).to.have.length(60);
    for (const {name, description} of found) {
      expect(name).to.equal('Chess position, White to move');
      expect(description).to.equal('White: king a1. Black: king h1. White to move.');
    }
  });

  it('has at most 48 elements for Capablanca’s start with its coordinates', async () => {
    const {page} = await pages.open(`${script}<fen-board fen="${capablanca}"></fen-board>`);
    await page.evaluate(ready);
    expect(
      await page.$eval('fen-board', (board) => board.shadowRoot.querySelectorAll('*').length),
    ).to.be.at.most(48);
  });

  it('can be selected, copied and printed as text where a FEN is broken', async () => {
    const {page} = await pages.open(`${script}<fen-board fen="${broken}"></fen-board>`);
    await page.evaluate(ready);
    const selected = await page.evaluate(() => {
      const error = document.querySelector('fen-board').shadowRoot.querySelector('[part=error]');
      getSelection().selectAllChildren(error);
      return getSelection().toString();
    });
    expect(selected).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
  });
});

describe('files of SVG', function () {
  this.timeout(30_000);
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  for (const fen of [start, capablanca, broken, '<svg>&"\0', '']) {
    it(`are well-formed, as built: ${JSON.stringify(fen)}`, async () => {
      const {page} = await pages.open('<title>x</title>');
      for (const options of [{}, {coordinates: 'outside', orientation: 'black'}, {label: '<&"\u0007'}]) {
        const wrong = await page.evaluate(
          (text) =>
            new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')?.textContent,
          renderSvg(fen, options),
        );
        expect(wrong).to.equal(undefined);
      }
    });
  }
});

describe('the demo', function () {
  this.timeout(30_000);
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  const shown = async () => {
    const {page, complaints} = await pages.open('<iframe src="/demo/" width="1000" height="3000"></iframe>', {
      viewport: {width: 1100, height: 3100},
    });
    const frame = await (await page.$('iframe')).contentFrame();
    await frame.waitForFunction(() => document.querySelector('#said')?.textContent !== '');
    return {page, frame, complaints};
  };

  it('draws every position from the text that stands beside it, and names the broken one', async () => {
    const {frame, complaints} = await shown();
    const figures = await frame.$$eval('.gallery figure', (all) =>
      all.map((figure) => {
        const board = figure.querySelector('fen-board');
        return {
          beside: figure.querySelector('code').textContent,
          fen: board.getAttribute('fen'),
          error: board.error?.message ?? null,
          warnings: board.warnings.length,
          drawn: board.shadowRoot.querySelectorAll('g path[d^=M]').length > 0,
        };
      }),
    );
    expect(figures).to.have.length(9);
    for (const {beside, fen, error, warnings, drawn} of figures) {
      expect(beside).to.equal(fen);
      expect(drawn, fen).to.equal(error === null);
      expect(warnings, fen).to.equal(0);
    }
    expect(figures.filter(({error}) => error)).to.have.length(1);
    expect(complaints).to.deep.equal([]);
  });

  it('redraws at every key stroke in the box, and says what is wrong', async () => {
    const {page, frame} = await shown();
    await frame.$eval('#fen', (box) => (box.value = ''));
    await frame.focus('#fen');
    const states = [];
    for (const key of '8/8/8/8/8/8/8/K6k b') {
      await page.keyboard.sendCharacter(key);
      states.push(
        await frame.evaluate(async () => {
          const board = document.querySelector('#tried');
          await board.updateComplete;
          return [board.fen, document.querySelector('#said').textContent];
        }),
      );
    }
    expect(states.map(([fen]) => fen)).to.deep.equal(
      Array.from('8/8/8/8/8/8/8/K6k b', (_, i, all = '8/8/8/8/8/8/8/K6k b') => all.slice(0, i + 1)),
    );
    expect(await frame.$eval('#tried', (board) => board.position.turn)).to.equal('black');
    for (const [, said] of states) expect(said).to.not.equal('');
  });

  for (const width of [320, 768, 1280]) {
    it(`fits a screen of ${width} px`, async () => {
      const {page} = await pages.open('<title>x</title>', {viewport: {width, height: 800}});
      await page.goto(new URL('/demo/', page.url()).href, {waitUntil: 'networkidle0'});
      const [inner, content] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(content).to.be.at.most(inner);
    });
  }
});
