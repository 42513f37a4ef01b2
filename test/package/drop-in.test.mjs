import {readdirSync, readFileSync} from 'node:fs';
import {expect} from 'chai';
import {classic} from 'fen-board/pieces';
import {renderSvg} from 'fen-board/svg';
import {startPages, accessibilityTreeOf} from './page.mjs';
import {broken, capablanca, start} from '../tools/fixtures/positions.ts';
import {partOf} from '../tools/part.ts';

const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
const afterE4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
/** A file of the drop-in as one of another version: the text of `fen-board.<part>.min.js`. */
const older = (part) =>
  readFileSync(`dist/fen-board.${part ? `${part}.` : ''}min.js`, 'utf8').replaceAll(
    `fen-board ${version}`,
    'fen-board 0.0.9',
  );
const script = '<script type="module" src="/dist/fen-board.min.js"></script>';
const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
const strict = "default-src 'self'; require-trusted-types-for 'script'";
const ready = () =>
  customElements.whenDefined('fen-board').then(() => document.querySelector('fen-board').updateComplete);

describe('the drop-in', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  it('draws a board from a bare page with one script tag, in one request', async () => {
    const {page, pageErrors, scripts} = await pages.open(`${script}<fen-board fen="${start}"></fen-board>`);
    await page.evaluate(ready);
    const drawn = await page.$eval(
      'fen-board',
      (board) => board.shadowRoot.querySelectorAll('path[d^=M]').length,
    );
    // The dark squares, the pieces, and the coordinates.
    expect(drawn).to.equal(1 + 6 + 4);
    expect(pageErrors).to.deep.equal([]);
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js']);
  });

  it('fetches the tolerant reader if a FEN is not strictly valid, once, after the first drawing', async () => {
    const {page, pageErrors, scripts} = await pages.open(
      `${script}${[broken, start.replace(' 0 1', ''), `FEN: ${start}`].map((fen) => `<fen-board fen="${fen}"></fen-board>`).join('')}`,
    );
    const read = await page.$$eval('fen-board', (boards) =>
      Promise.all(
        boards.map(async (board) => {
          await board.updateComplete;
          const {position, error, warnings} = board;
          return [position !== null, error?.code ?? '', warnings.map(({code}) => code).join()];
        }),
      ),
    );
    expect(read).to.deep.equal([
      [false, 'rank-width', ''],
      [true, '', 'missing-fields'],
      [true, '', 'stray'],
    ]);
    expect(pageErrors).to.deep.equal([]);
    expect(scripts()).to.deep.equal([
      '/dist/fen-board.min.js',
      '/dist/fen-board.reader.min.js',
      '/dist/fen-board.starts.min.js',
    ]);
  });

  it('fetches the part for marks if there are any, and reports which marks are invalid', async () => {
    const {page, pageErrors, scripts} = await pages.open(
      `${script}<fen-board fen="${start}" marks="Ge4 Yg1f3 Zz9"></fen-board><fen-board fen="${start}"></fen-board>`,
    );
    const shown = await page.$$eval('fen-board', (boards) =>
      Promise.all(
        boards.map(async (board) => {
          await board.updateComplete;
          // The description is a moment late, except for a person who moves the focus.
          document.dispatchEvent(new FocusEvent('focusin'));
          const {shadowRoot, warnings} = board;
          return [
            shadowRoot.querySelectorAll('[part~=mark]').length,
            /Marked: green e4\.\s+Arrows: yellow g1 to f3\./.test(shadowRoot.textContent),
            warnings.length,
          ];
        }),
      ),
    );
    expect(shown).to.deep.equal([
      [2, true, 1],
      [0, false, 0],
    ]);
    expect(pageErrors).to.deep.equal([]);
    const files = scripts();
    expect(files.map((path) => path.replace('/dist/fen-board.', '')).sort()).to.deep.equal([
      'marks.min.js',
      'min.js',
    ]);
  });

  it('makes a file of a board before the parts for its FEN and marks have loaded', async () => {
    const {page} = await pages.open(`${script}<fen-board fen="FEN: ${start}" marks="Ge4"></fen-board>`);
    const file = await page.evaluate(() =>
      customElements.whenDefined('fen-board').then(() => document.querySelector('fen-board').toSvg()),
    );
    expect(file).to.contain('king e1').and.to.contain('mark marked-square green');
  });

  it('begins in each file with the hint to compile it while it loads, which browsers accept only there', () => {
    const files = readdirSync('dist').filter(
      (file) => file.endsWith('.min.js') && !/\.(?:all|embed)\.min\.js$/.test(file),
    );
    expect(files.length).to.be.above(15);
    for (const file of files)
      expect(readFileSync(`dist/${file}`, 'utf8').split('\n')[0], file).to.equal(
        '//# allFunctionsCalledOnLoad',
      );
  });

  it('does not paint a picture inside the tag that is far from the window, before the script is there', async () => {
    const board = `<fen-board fen="${start}">${renderSvg(start)}</fen-board>`;
    const {page} = await pages.open(`<!doctype html>${sheet}${board}<hr style="margin-top: 9000px">${board}`);
    const paints = (...expected) =>
      page.waitForFunction(
        (wanted) => {
          const paths = [...document.querySelectorAll('svg')].map((picture) => picture.querySelector('path'));
          return String(paths.map((path) => path.checkVisibility({contentVisibilityAuto: true}))) === wanted;
        },
        {timeout: 10_000},
        String(expected),
      );
    await paints(true, false);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await paints(false, true);
    await page.close();
  });

  it('does not use what old libraries replace: Array.from for lists alone, entries without indices', async () => {
    const replaced =
      '<script>Array.from = (list) => [...Array(list.length || 0).keys()].map((i) => list[i]); Array.prototype.entries = function () { return this.slice(); };</script>';
    const boards = `<style>fen-board { width: 200px }</style><label>Your <b>move</b><fen-board name="a" mode="play" animation="none" fen="${start}"></fen-board></label>
      <fen-board fen="${capablanca}" coordinates="outside" marks="Ge2e4,Rd5" turn-marker></fen-board>
      <fen-board fen="${broken}"></fen-board>
      <fen-board mode="edit" controls fen="r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1"></fen-board>
      <fen-game pgn="1. e4 e5 2. Nf3"></fen-game>`;
    const drawn = [];
    for (const head of ['', replaced]) {
      const {page, pageErrors} = await pages.open(`<!doctype html>${head}${script}${boards}`);
      await page.evaluate(ready);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('fen-board[mode]')].every(({shadowRoot}) =>
          shadowRoot.querySelector('[role=grid]'),
        ),
      );
      await page.waitForFunction(() => document.querySelector('fen-game').games?.length === 1);
      await page.evaluate(async () => {
        const board = document.querySelector('fen-board');
        await board.move('e4');
        await board.updateComplete;
        document.dispatchEvent(new FocusEvent('focusin'));
      });
      drawn.push(
        await page.$$eval('fen-board, fen-game', (tags) =>
          tags.map(({shadowRoot, fen}) => fen + shadowRoot.innerHTML.replace(/lit\$\d+\$|<!--.*?-->/g, '')),
        ),
      );
      expect(pageErrors).to.deep.equal([]);
    }
    expect(drawn[1]).to.deep.equal(drawn[0]);
  });

  it('fetches the classic pieces once, from beside itself, and without itself', async () => {
    const board = `<fen-board pieces="classic" fen="${start}"></fen-board>`;
    const {page, scripts} = await pages.open(
      `<script type="module" src="/dist/fen-board.min.js?ver=1"></script>${board.repeat(3)}`,
    );
    await page.waitForFunction(
      (stroke) =>
        document
          .querySelector('fen-board')
          .shadowRoot.querySelector('[part^=piece]')
          .getAttribute('stroke-width') === stroke,
      {},
      `${classic.bodyStroke / 100}em`,
    );
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js', '/dist/fen-board.classic.min.js']);
  });

  it('fetches the language of the page once, from beside itself, and without itself', async () => {
    const board = `<fen-board fen="${start}"></fen-board>`;
    const {page, scripts, pageErrors} = await pages.open(
      `<!doctype html><html lang="de-AT"><title>x</title>${sheet}<script type="module" src="/dist/fen-board.min.js?ver=1"></script>
      ${board.repeat(3)}<fen-board lang="en-GB" fen="${start}"></fen-board>`,
      {headers: {'Content-Security-Policy': strict}},
    );
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('[lang=de]'),
    );
    const {pictures: found} = await accessibilityTreeOf(page);
    expect(found.map(({name}) => name)).to.deep.equal([
      ...Array.from({length: 3}, () => 'Schachstellung, Weiß am Zug'),
      'Chess position, White to move',
    ]);
    expect(found[0].description).to.match(
      /^Weiß: König e1, Dame d1, .* Schwarz darf kurz und lang rochieren\.$/,
    );
    expect(scripts()).to.deep.equal(['/dist/fen-board.min.js', '/dist/fen-board.de-diagrams.min.js']);
    expect(pageErrors).to.deep.equal([]);
  });

  it('fetches the texts of parts only with a board that is more than a diagram', async () => {
    const {page, requests} = await pages.open(
      `<!doctype html><html lang="de"><title>x</title>${script}<fen-board fen="${start}"></fen-board>`,
    );
    const german = () => requests.filter((path) => path.includes('.de-'));
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot?.querySelector('[lang=de]'),
    );
    expect(german()).to.deep.equal(['/dist/fen-board.de-diagrams.min.js']);
    await page.evaluate(() => (document.querySelector('fen-board').controls = true));
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('[part=controls] button[title=Drehen]'),
    );
    expect(german()).to.deep.equal(['/dist/fen-board.de-diagrams.min.js', '/dist/fen-board.de-parts.min.js']);
  });

  it('stays in English if a language cannot be fetched, and warns once', async () => {
    const board = `<fen-board fen="${start}"></fen-board>`;
    const {page, requests} = await pages.open(`<!doctype html><title>x</title>${script}${board}`);
    const warnings = [];
    page.on('console', (message) => message.type() === 'warn' && warnings.push(message.text()));
    await page.setRequestInterception(true);
    page.on('request', (request) => (request.url().includes('.de-') ? request.abort() : request.continue()));
    await page.evaluate(() => (document.documentElement.lang = 'de'));
    await page.waitForNetworkIdle();
    await page.evaluate(async (more) => {
      document.body.insertAdjacentHTML('beforeend', more);
      await document.body.lastElementChild.updateComplete;
    }, board.repeat(3));
    await page.waitForNetworkIdle();
    expect((await accessibilityTreeOf(page)).pictures.map(({name}) => name)).to.deep.equal(
      Array.from({length: 4}, () => 'Chess position, White to move'),
    );
    expect(requests.filter((path) => path.includes('.de-'))).to.have.length(1);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('a part is missing');
  });

  it('uses a language that the page has registered', async () => {
    const {page, pageErrors} = await pages.open(
      `<!doctype html><html lang="eo"><title>x</title>${script}<fen-board></fen-board>
      <script type="module">import {addLocale} from '/dist/fen-board.min.js';
      addLocale('eo', {diagram: {emptyBoard: 'Malplena tabulo.'}});</script>`,
    );
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot.querySelector('[lang=eo]'),
    );
    const [{name, description}] = (await accessibilityTreeOf(page)).pictures;
    expect([name, description]).to.deep.equal(['Chess position, White to move', 'Malplena tabulo.']);
    expect(pageErrors).to.deep.equal([]);
  });

  const puzzle =
    '<fen-board mode="solve" fen="6k1/5ppp/8/8/8/8/8/R6K w - - 0 1" solution="1. Ra8#"></fen-board>';
  const playing = ['common', 'interaction', 'rules'];
  const pagesAndParts = [
    ['diagrams', `<fen-board fen="${start}"></fen-board>`, 'svg', []],
    ['boards to play on', `<fen-board mode="play" fen="${start}"></fen-board>`, '[role=grid]', playing],
    [
      'boards with premoves',
      `<fen-board mode="play" player="white" premove fen="${start}"></fen-board>`,
      '[role=grid]',
      ['premoves', ...playing],
    ],
    [
      'boards to edit',
      `<fen-board mode="edit" fen="${start}"></fen-board>`,
      '.panel',
      ['buttons', 'edit', 'starts', ...playing],
    ],
    ['puzzles', puzzle, '.puzzle', ['solve', ...playing]],
    [
      'boards with a toolbar',
      `<fen-board controls fen="${start}"></fen-board>`,
      '[role=toolbar]',
      ['buttons', 'common', 'toolbar'],
    ],
    ['games', '<fen-game><pre>1. e4 e5 *</pre></fen-game>', 'fen-board', ['common', 'game', 'pgn', 'rules']],
  ];
  for (const [kind, tag, drawn, parts] of partOf(pagesAndParts)) {
    it(`fetches the parts for ${kind} once, all at the same time, and nothing else`, async () => {
      const {page, requests, scripts, pageErrors} = await pages.open(
        `<!doctype html>${sheet}<script type="module" src="/dist/fen-board.min.js?ver=1"></script>${tag.repeat(3)}`,
        {headers: {'Content-Security-Policy': strict}, viewport: {width: 1000, height: 4000}},
      );
      requests.length = 0;
      await page.setRequestInterception(true);
      const held = [];
      page.on('request', (request) => {
        if (!parts.some((part) => request.url().endsWith(`/fen-board.${part}.min.js`))) {
          request.continue();
          return;
        }
        held.push(request);
        // No part arrives until all have been requested: one that only another part requests would never come.
        if (held.length === parts.length) for (const one of held) one.continue();
      });
      await page.reload({waitUntil: 'domcontentloaded'});
      await page.waitForFunction(
        (selector) =>
          [...document.querySelectorAll('fen-board, fen-game')].every(({shadowRoot}) =>
            shadowRoot?.querySelector(selector),
          ),
        {},
        drawn,
      );
      await page.waitForNetworkIdle();
      const files = scripts().map((path) => path.split('/').at(-1));
      expect(files[0]).to.equal('fen-board.min.js');
      expect(files.slice(1).sort()).to.deep.equal(parts.sort().map((part) => `fen-board.${part}.min.js`));
      expect(pageErrors).to.deep.equal([]);
    });
  }

  it('fetches the reader of PGN for a puzzle whose solution has comments or variations', async () => {
    const {page, requests, pageErrors} = await pages.open(
      `<!doctype html>${script}${puzzle.replace('1. Ra8#', '1. Ra8# {The back rank.}')}`,
    );
    await page.waitForFunction(() =>
      document.querySelector('fen-board')?.shadowRoot?.querySelector('.puzzle button'),
    );
    expect(requests.filter((path) => path.endsWith('/fen-board.pgn.min.js'))).to.have.length(1);
    expect(pageErrors).to.deep.equal([]);
  });

  it('shows a game before it fetches the messages of its errors and its marks, and without them if that fails', async () => {
    for (const fails of [false, true]) {
      const {page, requests} = await pages.open(
        `<!doctype html>${script}<fen-game at="1"><pre>1. e4 {Best. [%cal Ge2e4]} e5 $999 *</pre></fen-game>`,
      );
      const held = [];
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        /[.](issues|marks)[.]/.test(request.url()) ? held.push(request) : request.continue(),
      );
      await page.reload({waitUntil: 'domcontentloaded'});
      const seen = (selector) =>
        page.waitForFunction(
          (one) => document.querySelector('fen-game')?.shadowRoot?.querySelector(one),
          {},
          selector,
        );
      await seen('fen-board');
      await seen('[part~=move]');
      while (held.length < 2) await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await page.evaluate(() => document.querySelector('fen-game').issues.length)).to.equal(0);
      const complete = page.evaluate(() => document.querySelector('fen-game').updateComplete.then(() => {}));
      for (const request of held) await (fails ? request.abort() : request.continue());
      await complete;
      const shown = await page.evaluate(() => {
        const game = document.querySelector('fen-game');
        const listed = game.shadowRoot.querySelector('[part=issues]')?.textContent.trim();
        const [{text, marks}] = game.games[0].moves[0].commentsAfter;
        return [game.issues[0]?.message, listed, text, marks.length, game.board.marks, game.board.fen];
      });
      expect(shown.slice(2)).to.deep.equal(['Best.', ...(fails ? [0, ''] : [1, 'Ge2e4']), afterE4]);
      if (fails) expect(shown.slice(0, 2)).to.deep.equal([null, null]);
      else {
        expect(shown[0]).to.equal('“$999” is not an annotation; expected $1 to $255.');
        expect(shown[1]).to.equal(`Line 1, column 31: ${shown[0]}`);
      }
      expect(requests.some((path) => path.endsWith('/fen-board.issues.min.js'))).to.equal(true);
    }
  });

  it('stays a diagram with a note if a cache has a part of another version', async () => {
    const files = Object.fromEntries(
      ['interaction', 'common', 'rules'].map((part) => [`/old/fen-board.${part}.min.js`, older(part)]),
    );
    files['/old/fen-board.min.js'] = readFileSync('dist/fen-board.min.js', 'utf8');
    const others = await startPages(files);
    try {
      const {page} = await others.open(
        `<!doctype html><script type="module" src="/old/fen-board.min.js"></script>`,
      );
      const notes = [];
      page.on('console', (message) => message.type() === 'warn' && notes.push(message.text()));
      await page.evaluate((fen) => {
        document.body.innerHTML = `<fen-board mode="play" fen="${fen}"></fen-board>`;
      }, start);
      await page.waitForFunction(() =>
        document.querySelector('fen-board').shadowRoot?.querySelector('[role=status]'),
      );
      expect(notes.join()).to.contain('another version').and.to.contain('fen-board.min.js');
      expect(
        await page.$eval('fen-board', (board) => board.shadowRoot.querySelectorAll('svg').length),
      ).to.equal(1);
    } finally {
      await others.close();
    }
  });

  for (const first of ['old', 'dist']) {
    it(`may be loaded in two versions from two folders, each with its own parts: ${first} first`, async () => {
      const files = readdirSync('dist')
        .filter((name) => /^fen-board\.(?!all).*min\.js$/.test(name))
        .map((name) => [`/old/${name}`, older(name.replace(/^fen-board\.|\.?min\.js$/g, ''))]);
      const others = await startPages(Object.fromEntries(files));
      try {
        const folders = first === 'old' ? ['old', 'dist'] : ['dist', 'old'];
        const scripts = folders.map(
          (name) => `<script type="module" src="/${name}/fen-board.min.js"></script>`,
        );
        const {page, pageErrors, requests} = await others.open(
          `<!doctype html>${scripts.join('')}<fen-board mode="play" fen="${start}"></fen-board>`,
        );
        await page.waitForFunction(() =>
          document.querySelector('fen-board').shadowRoot?.querySelector('[role=gridcell]'),
        );
        await page.evaluate(() => document.querySelector('fen-board').move('e4'));
        expect(await page.$eval('fen-board', ({fen}) => fen)).to.equal(afterE4);
        const parts = requests.filter((path) => /fen-board\.\w+\.min\.js$/.test(path));
        expect(parts).to.not.be.empty;
        expect(parts.filter((path) => !path.startsWith(`/${first}/`))).to.deep.equal([]);
        // The parts of the second find the names of their own drop-in.
        const namesOf = (version) =>
          page.evaluate((key) => globalThis[Symbol.for(key)]?.length, `fen-board ${version}`);
        expect(await namesOf('0.0.9')).to.equal(await namesOf(version));
        await page.evaluate((folder) => import(`/${folder}/fen-board.interaction.min.js`), folders[1]);
        expect(pageErrors).to.deep.equal([]);
      } finally {
        await others.close();
      }
    });
  }

  it('may be loaded twice', async () => {
    const {page, pageErrors} = await pages.open(
      `${script}<script type="module" src="/dist/fen-board.min.js?again"></script><fen-board fen="${start}"></fen-board>`,
    );
    await page.evaluate(ready);
    expect(pageErrors).to.deep.equal([]);
  });

  it('does not move the page, with the style sheet and a script that loads late', async () => {
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

  it('shows a broken FEN as text that can be selected, copied and printed', async () => {
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

describe('SVG files', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  for (const fen of [start, capablanca, broken, '<svg>&"\0', '']) {
    it(`are well-formed: ${JSON.stringify(fen)}`, async () => {
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
