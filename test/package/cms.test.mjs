// The ways in which a CMS adds the script to pages, and the places where it puts boards.
import {expect} from 'chai';
import {renderSvg} from '../../dist/svg.js';
import {partOf} from '../tools/part.ts';
import {startPages} from './page.mjs';
import {capablanca, start} from '../tools/fixtures/positions.ts';

const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
const tags = `<fen-board fen="${start}"></fen-board><fen-board>${start}</fen-board>
  <fen-board mode="play" fen="${start}"></fen-board><fen-board pieces="classic" fen="${capablanca}"></fen-board>`;
const module = (query = '', attributes = '') =>
  `<script type="module" ${attributes} src="/dist/fen-board.min.js${query}"></script>`;

describe('the script in a page of a CMS', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  const ways = {
    'before the tags': `<head>${module()}</head>${tags}`,
    'after the tags': `${tags}${module()}`,
    async: `<head>${module('', 'async')}</head>${tags}`,
    'twice from one address': `${module()}${tags}${module()}`,
    'twice in two versions': `${module('?ver=1')}${tags}${module('?ver=2')}`,
    'put in by another script': `${tags}<script>
      const s = document.createElement('script'); s.type = 'module'; s.src = '/dist/fen-board.min.js'; document.head.append(s);
    </script>`,
    'imported by a module of the page': `${tags}<script type="module">import '/dist/fen-board.min.js';</script>`,
    'with tags that come later': `${module()}<main></main><script type="module">
      await customElements.whenDefined('fen-board');
      document.querySelector('main').innerHTML = ${JSON.stringify(tags)};
    </script>`,
  };
  for (const [way, body] of partOf(Object.entries(ways))) {
    it(`draws every board once: ${way}`, async () => {
      const {page, pageErrors, requests} = await pages.open(`<!doctype html><title>x</title>${sheet}${body}`);
      await page.waitForFunction(
        () =>
          document.querySelectorAll('fen-board').length === 4 &&
          [...document.querySelectorAll('fen-board')].every((board) => board.shadowRoot) &&
          document.querySelector('fen-board[mode=play]').shadowRoot.querySelector('[role=gridcell]'),
      );
      const boards = await page.$$eval('fen-board', (all) =>
        all.map((board) => ({
          pictures: board.shadowRoot.querySelectorAll('[part=board] > svg').length,
          described: /king [ef]1/.test(board.shadowRoot.querySelector('#overview').textContent),
          error: board.error,
        })),
      );
      expect(boards).to.deep.equal(Array(4).fill({pictures: 1, described: true, error: null}));
      expect(pageErrors).to.deep.equal([]);
      // Even if the page has the script several times, a part is fetched once.
      for (const part of ['interaction', 'classic'])
        expect(requests.filter((path) => path.includes(part))).to.have.length(1);
    });
  }

  it('accepts an author’s own pieces, and refuses invalid ones with an error that names them', async () => {
    const {page, pageErrors} = await pages.open(
      `<!doctype html>${sheet}${module()}<fen-board pieces="Dots" fen="${start}"></fen-board>
      <script type="module">
        import {addPieces} from '/dist/fen-board.min.js';
        const pieces = {};
        for (const role of 'PNBRQKAC') pieces[role] = {body: 'M20 20h5v5h-5z', detail: 'M1 1h1'};
        addPieces('Dots', {bodyStroke: 1, detailStroke: 1, pieces});
        try {
          addPieces('Bad', {bodyStroke: 1, detailStroke: 1, pieces: {...pieces, A: {body: 'L1 1', detail: ''}}});
        } catch (error) { window.refused = error.message; }
      </script>`,
    );
    await page.waitForFunction(() =>
      document
        .querySelector('fen-board')
        .shadowRoot.querySelector('[part^=piece] path')
        .getAttribute('d')
        .startsWith('M20 290h5'),
    );
    expect(await page.evaluate(() => window.refused)).to.contain('“Bad”: the body of A');
    expect(pageErrors).to.deep.equal([]);
  });

  it('draws boards in a hidden tab panel, and they are right when it is shown', async () => {
    const {page} = await pages.open(`<!doctype html>${sheet}<p>first`);
    const behind = await pages.open(`<!doctype html>${sheet}${module()}${tags}`);
    await page.bringToFront();
    await behind.page.reload({waitUntil: 'load'});
    await behind.page.bringToFront();
    await behind.page.waitForFunction(() =>
      [...document.querySelectorAll('fen-board')].every((board) => board.shadowRoot?.querySelector('svg')),
    );
    const sizes = await behind.page.$$eval('fen-board', (all) =>
      all.map(({clientWidth, clientHeight}) => [clientWidth, clientHeight]),
    );
    expect(sizes).to.deep.equal([
      [480, 480],
      [480, 480],
      [480, 480],
      [480, 384],
    ]);
  });

  const size = (page, selector) =>
    page.$eval(selector, (board) => {
      const {width, height} = board.getBoundingClientRect();
      return [Math.round(width), Math.round(height)];
    });

  it('gives a board its size at once when <details> open or a hidden element is shown', async () => {
    const {page} = await pages.open(
      `<!doctype html>${sheet}${module()}<details><summary>s</summary><fen-board id="a" fen="${start}"></fen-board></details>
      <div hidden><fen-board id="b" fen="${capablanca}"></fen-board></div>`,
    );
    await page.evaluate(() => {
      document.querySelector('details').open = true;
      document.querySelector('[hidden]').hidden = false;
    });
    expect(await size(page, '#a')).to.deep.equal([480, 480]);
    expect(await size(page, '#b')).to.deep.equal([480, 384]);
    const seen = await page.$eval('#a', (board) => board.shadowRoot.querySelector('path').getBBox().width);
    expect(seen).to.equal(360);
  });

  for (const [margins, look] of Object.entries({
    'a turn marker': {turnMarker: true},
    'coordinates outside': {coordinates: 'outside'},
    both: {turnMarker: true, coordinates: 'outside'},
  })) {
    it(`replaces a static picture with a caption without moving anything: ${margins}`, async () => {
      const attributes = `${look.turnMarker ? 'turn-marker' : ''} ${look.coordinates ? 'coordinates="outside"' : ''}`;
      const boards = [start, capablanca].map(
        (fen) =>
          `<fen-board fen="${fen}" ${attributes}>${renderSvg(fen, look)}<p slot="caption">A caption</p></fen-board><hr>`,
      );
      const html = `<!doctype html><title>x</title>${sheet}<style>p { margin: 0 }</style>${boards.join('')}${module()}`;
      const places = async (scripts) => {
        const {page} = await pages.open(html, {scripts, until: 'load'});
        if (scripts) await page.waitForFunction(() => document.querySelector('fen-board').shadowRoot);
        return page.$$eval('hr', (all) => all.map((hr) => Math.round(hr.getBoundingClientRect().top)));
      };
      expect(await places(true)).to.deep.equal(await places(false));
    });
  }

  it('fits boards into table cells, and they shrink with these on a small screen', async () => {
    const {page} = await pages.open(
      `<!doctype html><meta name="viewport" content="width=device-width">${sheet}${module()}
      <table style="width: 100%; table-layout: fixed"><tr><td><fen-board id="a" fen="${start}"></fen-board><td><fen-board fen="${start}"></fen-board></table>
      <table><tr><td><fen-board id="b" fen="${start}"></fen-board><td>x</table>`,
      {viewport: {width: 320, height: 700}},
    );
    const [width, height] = await size(page, '#a');
    expect(width).to.be.within(130, 152);
    expect(height).to.equal(width);
    const [side] = await size(page, '#b');
    expect(side).to.be.at.most(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.be.at.most(340);
  });

  it('keeps letter-spacing, case, direction and the like of the page off the board, but not off its caption', async () => {
    const {page} = await pages.open(
      `<!doctype html>${sheet}${module()}<div dir="rtl" style="text-transform: uppercase; letter-spacing: 9px; font-style: italic; stroke: red">
      <fen-board fen="${start}"><p slot="caption">caption</p></fen-board></div>`,
    );
    const style = await page.$eval('fen-board', (board) => {
      const {direction, letterSpacing, textTransform, fontStyle, stroke} = getComputedStyle(
        board.shadowRoot.querySelector('svg'),
      );
      const caption = getComputedStyle(board.querySelector('p'));
      return [
        direction,
        letterSpacing,
        textTransform,
        fontStyle,
        stroke,
        caption.direction,
        caption.textTransform,
      ];
    });
    expect(style.slice(0, 4)).to.deep.equal(['ltr', 'normal', 'none', 'normal']);
    expect(style.slice(5)).to.deep.equal(['rtl', 'uppercase']);
  });
});
