import {inspect} from 'node:util';
import {createContext, runInContext} from 'node:vm';
import {LitElementRenderer, html, renderThunked} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {expect} from 'chai';
import {build} from 'esbuild';
import {addPieces, classic} from 'fen-board/pieces';
import {clickSquares, startPages} from '../page.mjs';
import {hostileTexts} from '../../picture/security/hostile.ts';
import {boardHtml, sheetHash} from './example/boards.mjs';
import {startServer} from './example/server.mjs';
import * as served from './served.mjs';
import {ReaderPage} from './scripts/reader-page.mjs';
import {broken, capablanca, start} from '../../tools/fixtures/positions.ts';

const {pageOf, watch, bundle, dropIn, sheet, ready, shown, drawnAsNew, unchanged} = served;
const lone = '4k3/8/8/8/8/8/8/4K2R b - - 0 1';
const withoutInline = "default-src 'none'; script-src 'self'; style-src 'self'";

describe('a board from a server', () => {
  let pages;
  before(async () => (pages = await startPages(await served.applications())));
  after(() => pages?.close());
  const open = (html, options) => pages.open(html, {until: 'load', ...options});
  const all = (property, boards) => boards.map((board) => board[property]);

  it('is named in a line of the console of a server', () => {
    const board = new (customElements.get('fen-board'))();
    expect(inspect(board)).to.equal('<fen-board>');
    board.setAttribute('fen', start);
    expect(inspect(board)).to.equal(`<fen-board> "${start}"`);
  });

  it('is drawn with scripts off, at its size, with its name', async () => {
    const {page, pageErrors} = await open(
      pageOf(sheet, await Promise.all([start, capablanca, broken].map((fen) => boardHtml(fen)))),
      {scripts: false},
    );
    const boards = await shown(page);
    expect(all('pictures', boards)).to.deep.equal([1, 1, 1]);
    expect(all('name', boards)).to.deep.equal([
      'Chess position, White to move',
      'Chess position on a board of 10 files, White to move',
      'Chess diagram that cannot be read',
    ]);
    expect(all('pieces', boards)).to.deep.equal([6, 6, 0]);
    expect(boards[2].error).to.contain('Rank 7 has 9 squares').and.to.contain(broken);
    expect(all('size', boards)).to.deep.equal([
      [480, 480],
      [480, 384],
      [480, 480],
    ]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('is drawn anew, the same, without a frame in which it is missing', async () => {
    const looks = [
      {},
      {orientation: 'black', coordinates: 'outside', label: 'a <b> & "c"'},
      {coordinates: 'none', orientation: 'auto', mode: 'play'},
      {marks: 'Ge4 Rd5 Yg1f3 Bb8c6', theme: 'green', turnMarker: true},
      {name: 'position', label: '', mode: 'edit'},
    ];
    const boards = await Promise.all(
      [start, capablanca, lone, broken, undefined].flatMap((fen) =>
        looks.map((look) => boardHtml(fen, look)),
      ),
    );
    const {page, pageErrors} = await open(
      pageOf('<div style="height: 5000px"></div>', boards, watch, bundle),
    );
    await ready(page);
    const now = await shown(page);
    expect(await unchanged(page)).to.deep.equal(now.map(() => true));
    // The note of an error has a sheet of its own, and so have marks.
    const hasMarks = (i) => looks[i % looks.length].marks !== undefined;
    expect(all('adopted', now)).to.deep.equal(now.map(({error}, i) => 1 + !!error + hasMarks(i)));
    expect(await drawnAsNew(page)).to.deep.equal(now.map(() => true));
    expect(pageErrors).to.deep.equal([]);
  });

  it('follows its attributes afterwards', async () => {
    const {page} = await open(pageOf(await boardHtml(lone, {coordinates: 'none'}), watch, bundle));
    await ready(page);
    await page.$eval(
      'fen-board',
      async (board, fen) => {
        board.setAttribute('fen', fen);
        board.setAttribute('coordinates', 'inside');
        await board.updateComplete;
      },
      start,
    );
    const [board] = await shown(page);
    expect(board).to.include({pictures: 1, pieces: 6, coordinates: 4});
    expect(await drawnAsNew(page)).to.deep.equal([true]);
  });

  // Attributes that were changed between the server's drawing and the script, by a script or a cache.
  const changes = [
    ['another position', {fen: start}, {fen: lone}],
    ['a wider board', {fen: start, coordinates: 'outside'}, {fen: capablanca}],
    ['a FEN that was broken', {fen: broken}, {fen: start}],
    ['a FEN that is broken now', {fen: start}, {fen: broken}],
    ['another FEN that is broken', {fen: 'x'}, {fen: broken}],
    ['no FEN', {fen: start}, {fen: null}],
    ['the other side', {fen: start}, {orientation: 'black', label: 'mine'}],
    ['coordinates where there were none', {fen: start, coordinates: 'none'}, {coordinates: null}],
    ['none where there were coordinates', {fen: start}, {coordinates: 'none'}],
    ['classic pieces', {fen: start}, {pieces: 'classic'}],
    ['a decoration', {fen: start}, {label: ''}],
    ['other marks', {fen: start, marks: 'Ge4'}, {marks: 'Rd5 Yg1f3', theme: 'blue'}],
    ['marks where there were none', {fen: start}, {marks: 'Rd5 Yg1f3', 'turn-marker': ''}],
    ['no marks', {fen: start, marks: 'Ge4 Yg1f3', turnMarker: true}, {marks: null, 'turn-marker': null}],
  ];
  it('is drawn again if its attributes have changed since', async () => {
    const boards = await Promise.all(changes.map(([, {fen, ...look}]) => boardHtml(fen, look)));
    const change = `<script>
      const changes = ${JSON.stringify(changes.map(([, , change]) => change))};
      document.querySelectorAll('fen-board').forEach((board, i) => {for (const [name, value] of Object.entries(changes[i]))
          value === null ? board.removeAttribute(name) : board.setAttribute(name, value);
      });
    </script>`;
    const {page, pageErrors} = await open(pageOf(boards, watch, change, bundle));
    await ready(page);
    const right = await drawnAsNew(page);
    const now = await shown(page);
    changes.forEach(([what], i) => {
      expect(right[i], what).to.equal(true);
      expect(now[i].pictures, what).to.equal(1);
    });
    expect(pageErrors).to.deep.equal([]);
  });

  it('is drawn again if its FEN is the text inside, which a server does not see', async () => {
    const drawn = await boardHtml();
    const {page} = await open(pageOf(drawn.replace('</fen-board>', `${start}</fen-board>`), watch, bundle));
    await ready(page);
    expect((await shown(page))[0]).to.include({
      pictures: 1,
      pieces: 6,
      name: 'Chess position, White to move',
    });
  });

  it('is drawn again if another version has drawn it', async () => {
    const drawn = await boardHtml(start);
    const others = [
      drawn.replaceAll(/(<g[^>]*><!--lit-node \d+--><path d=")M[^"]*/g, '$1M0 0h1'),
      drawn.replace(/<!--lit-part [^-]+-->/, '<!--lit-part 24lQ2m1bT/X=-->'),
      drawn.replaceAll(/<!--.*?-->/g, ''),
      drawn.replace(/(<template[^>]*>)[^]*(?=<\/template>)/, '$1'),
      drawn.replace(/(<template[^>]*>)[^]*(?=<\/template>)/, '$1<p>Something else</p>'),
    ];
    expect(new Set([drawn, ...others]).size).to.equal(6);
    const {page, pageErrors} = await open(pageOf(others, bundle));
    await ready(page);
    expect(await drawnAsNew(page)).to.deep.equal(others.map(() => true));
    expect(
      await page.$$eval('fen-board', (all) =>
        all.map(({shadowRoot}) => shadowRoot.querySelectorAll('svg, p').length),
      ),
    ).to.deep.equal(others.map(() => 1));
    expect(pageErrors).to.deep.equal([]);
  });

  for (const [what, scripts] of [
    ['the drop-in', [dropIn]],
    ['the drop-in after lit’s hydrate support', [served.support, dropIn]],
    ['the drop-in before lit’s hydrate support', [dropIn, served.support]],
    ['a bundle beside the drop-in', [bundle, dropIn]],
  ]) {
    it(`is drawn anew, once, by ${what}, with Trusted Types`, async () => {
      const boards = await Promise.all([start, capablanca, broken].map((fen) => boardHtml(fen)));
      const {page, problems} = await open(pageOf(boards, watch, scripts), {
        headers: {
          'Content-Security-Policy':
            "require-trusted-types-for 'script'; trusted-types lit-html 'allow-duplicates'",
        },
      });
      await ready(page);
      expect(all('pictures', await shown(page))).to.deep.equal([1, 1, 1]);
      expect(all('adopted', await shown(page))).to.deep.equal([1, 1, 2]);
      expect(await unchanged(page)).to.deep.equal([true, true, true]);
      expect(await drawnAsNew(page)).to.deep.equal([true, true, true]);
      expect(await problems()).to.deep.equal([]);
    });
  }

  it('is drawn inside another element, with the property that the outer one sets', async () => {
    customElements.define('reader-page', ReaderPage);
    const drawn = await collectResult(
      renderThunked(
        html`<reader-page fen="${capablanca}"></reader-page><reader-page fen="${lone}"></reader-page>`,
      ),
    );
    expect(drawn.match(/<fen-board[^>]*defer-hydration/g)).to.have.length(2);
    // A bundler that splits code may evaluate lit before the support in the same script.
    const {page, pageErrors} = await open(pageOf(drawn, served.support, served.inElement));
    const files = await page.$$eval('reader-page', async (elements) => {
      await Promise.all(elements.map((element) => element.updateComplete));
      return elements.map(({shadowRoot}) => {
        const boards = shadowRoot.querySelectorAll('fen-board');
        const pictures = boards[0].shadowRoot.querySelectorAll('svg');
        return `${boards.length} ${pictures.length} ${pictures[0].dataset.files} ${boards[0].fen}`;
      });
    });
    expect(files).to.deep.equal([`1 1 10 ${capablanca}`, `1 1 8 ${lone}`]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('keeps the server’s classic pieces until the set has loaded', async () => {
    addPieces('classic', classic);
    const {page} = await open(pageOf(await boardHtml(start, {pieces: 'classic'}), watch, bundle));
    await ready(page);
    expect(await unchanged(page)).to.deep.equal([true]);
    expect(await drawnAsNew(page)).to.deep.equal([true]);
  });

  it('contains no markup of a hostile text', async () => {
    const texts = Object.values(hostileTexts);
    const boards = await Promise.all(
      texts.flatMap((text) => [
        boardHtml(text, {label: text}),
        boardHtml(start, {orientation: text, coordinates: text, pieces: text, mode: text, name: text}),
      ]),
    );
    const {page, pageErrors} = await open(pageOf(boards, watch, bundle));
    await ready(page);
    expect(await page.$$eval('body > :not(fen-board, script)', (others) => others.length)).to.equal(0);
    const inside = await page.$$eval('fen-board', (all) => [
      ...new Set(
        all.flatMap(({shadowRoot}) => Array.from(shadowRoot.querySelectorAll('*'), (one) => one.localName)),
      ),
    ]);
    expect(inside).to.have.members(['svg', 'rect', 'path', 'g', 'div', 'p', 'code', 'u', 'slot']);
    expect(await drawnAsNew(page)).to.deep.equal(boards.map(() => true));
    expect(pageErrors).to.deep.equal([]);
  });

  it('is played on, and submits its FEN, once the script is there', async () => {
    const {page, pageErrors} = await open(
      pageOf(`<form>${await boardHtml(start, {mode: 'play', name: 'position'})}</form>`, watch, bundle),
    );
    await clickSquares(page, 'e2', 'e4');
    const submitted = await page.$eval('form', (form) => new FormData(form).get('position'));
    expect(submitted).to.equal('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1');
    expect(pageErrors).to.deep.equal([]);
  });

  it('has its sheet under a strict policy that allows the hash', async () => {
    const {page, pageErrors} = await open(pageOf(await boardHtml(start), await boardHtml(broken)), {
      headers: {'Content-Security-Policy': `${withoutInline} ${await sheetHash()}`},
      scripts: false,
    });
    const display = await page.$$eval('fen-board', (boards) =>
      boards.map((board) => getComputedStyle(board).display),
    );
    expect(display).to.deep.equal(['block', 'block']);
    expect(all('size', await shown(page))).to.deep.equal([
      [480, 480],
      [480, 480],
    ]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('is as wide as its container and has its colours with its sheet blocked', async () => {
    const boards = await Promise.all([start, capablanca, broken].map((fen) => boardHtml(fen)));
    const options = {headers: {'Content-Security-Policy': withoutInline}, scripts: false};
    const {page} = await open(pageOf('<div>', boards, '</div>'), options);
    await page.$eval('div', ({style}) => (style.width = '320px'));
    expect(all('size', await shown(page))).to.deep.equal([
      [320, 320],
      [320, 256],
      [320, 320],
    ]);
    const paint = await page.$eval(
      'fen-board',
      ({shadowRoot}) => getComputedStyle(shadowRoot.querySelector('rect')).fill,
    );
    expect(paint).to.equal('rgb(242, 227, 201)');
  });

  it('is as wide as its container with its sheet blocked, if the page has fen-board.css, and shows its message', async () => {
    const boards = await Promise.all([start, capablanca, broken].map((fen) => boardHtml(fen)));
    const {page} = await open(pageOf(sheet, boards), {
      headers: {'Content-Security-Policy': withoutInline},
      viewport: {width: 256, height: 800},
      scripts: false,
    });
    expect(all('size', await shown(page))).to.deep.equal([
      [240, 240],
      [240, 192],
      [240, 240],
    ]);
    const inside = await page.$$eval('fen-board', (all) => {
      const board = all[2].getBoundingClientRect();
      const message = all[2].shadowRoot.querySelector('.error p').getBoundingClientRect();
      return message.height > 0 && message.top >= board.top && message.bottom <= board.bottom;
    });
    expect(inside).to.equal(true);
  });

  it('adopts its sheet under a strict policy that blocks the server’s', async () => {
    const {page} = await open(pageOf(await boardHtml(start), bundle), {
      headers: {'Content-Security-Policy': withoutInline},
    });
    await ready(page);
    const [{size, adopted}] = await shown(page);
    expect({size, adopted}).to.deep.equal({size: [480, 480], adopted: 1});
  });

  it('is the same from a server that connects its elements', async () => {
    const before = await boardHtml(start, {mode: 'edit'});
    LitElementRenderer.renderOptions.push(() => ({connectedCallback: true}));
    try {
      expect(await boardHtml(start, {mode: 'edit'})).to.equal(before);
    } finally {
      LitElementRenderer.renderOptions.pop();
    }
  });

  it('is the same from a worker without Node’s modules', async () => {
    const {outputFiles} = await build({
      entryPoints: ['test/package/ssr/example/boards.mjs'],
      bundle: true,
      format: 'iife',
      globalName: 'worker',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      conditions: ['node'],
      logLevel: 'error',
      write: false,
    });
    const context = createContext({TextEncoder, crypto, btoa});
    runInContext(outputFiles[0].text, context);
    const drawn = await runInContext(`worker.boardHtml(${JSON.stringify(capablanca)})`, context);
    expect(drawn).to.equal(await boardHtml(capablanca));
    expect(await runInContext('worker.sheetHash()', context)).to.equal(await sheetHash());
  });

  it('comes from the example of a server, with nothing for its policy to block', async () => {
    const {origin, close} = await startServer();
    try {
      const {page, problems} = await open(`${origin}/?fen=${encodeURIComponent(capablanca)}`);
      await ready(page);
      expect(all('pictures', await shown(page))).to.deep.equal([1, 1]);
      expect((await drawnAsNew(page))[0]).to.equal(true);
      expect(await problems()).to.deep.equal([]);
    } finally {
      await close();
    }
  });
});
