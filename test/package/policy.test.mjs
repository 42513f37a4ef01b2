import {expect} from 'chai';
import {build} from 'esbuild';
import {renderSvg} from 'fen-board/svg';
import {buildEngine} from '../tools/runner/engine-plugin.mjs';
import {partOf} from '../tools/part.ts';
import {clickSquares, startPages} from './page.mjs';
import {broken, capablanca, start} from '../tools/fixtures/positions.ts';

const script = '<script type="module" src="/dist/fen-board.min.js"></script>';
const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';

const trusted = "require-trusted-types-for 'script'";
const policies = [
  `default-src 'self'; ${trusted}`,
  `default-src 'none'; script-src 'self'; style-src 'self'; ${trusted}; trusted-types lit-html`,
  // No style sheet except the one that the element adopts.
  `default-src 'none'; script-src 'self'; ${trusted}`,
];

const drawn = (page) =>
  page.evaluate(async () => {
    await customElements.whenDefined('fen-board');
    await Promise.all(Array.from(document.querySelectorAll('fen-board'), (board) => board.updateComplete));
  });
const grid = (page) =>
  page.waitForFunction(() => document.querySelector('fen-board').shadowRoot.querySelector('[role=grid]'));
/** Clicks everything clickable, in turn. */
const clickAll = (page, selector) =>
  page.$eval(
    'fen-board',
    async (board, selector) => {
      for (let i = 0; i < board.shadowRoot.querySelectorAll(selector).length; i++) {
        board.shadowRoot.querySelectorAll(selector)[i].click();
        await board.updateComplete;
      }
    },
    selector,
  );

/** Each page and the actions on it. A script for pages without the tag is one more row. */
const uses = [
  {
    what: 'diagrams of every look',
    html: `<fen-board fen="${start}" pieces="classic" theme="green" turn-marker><p slot="caption">x</p></fen-board>
      <fen-board fen="${capablanca}" coordinates="outside" orientation="black"></fen-board>
      <fen-board>${start}</fen-board><fen-board fen="${broken}"></fen-board>`,
    act: async (page) => {
      await page.waitForFunction(() =>
        document.querySelector('fen-board').shadowRoot.querySelector('g[stroke-width="0.017em"]'),
      );
      const widths = await page.$$eval('fen-board', (all) =>
        all.map(({shadowRoot}) =>
          Math.round(shadowRoot.querySelector('[part~=light]').getBoundingClientRect().width),
        ),
      );
      // The coordinates of the second are inside its width.
      expect(widths).to.deep.equal([480, 462, 480, 480]);
    },
  },
  {
    what: 'a board with its toolbar',
    html: `<fen-board fen="${start}" controls></fen-board>`,
    act: async (page) => {
      await page.waitForFunction(() =>
        document.querySelector('fen-board').shadowRoot.querySelector('.controls button'),
      );
      // A PNG is made of an image from a `blob:` address; the next test allows that.
      await clickAll(page, '.controls button:is(:first-child, :last-child)');
      expect(await page.$eval('fen-board', (board) => board.orientation)).to.equal('black');
      expect(await page.$eval('fen-board', (board) => board.toSvg())).to.contain('<title>');
    },
  },
  {
    what: 'a board that is played on',
    html: `<fen-board mode="play" fen="7k/P7/8/8/8/8/8/K7 w - - 0 1"></fen-board>`,
    act: async (page) => {
      await clickSquares(page, 'a7', 'a8');
      await page.waitForFunction(
        () => document.querySelector('fen-board').shadowRoot.activeElement?.ariaLabel === 'queen',
      );
      await page.keyboard.press('Enter');
      expect(await page.$eval('fen-board', (board) => board.fen)).to.equal('Q6k/8/8/8/8/8/8/K7 b - - 0 1');
    },
  },
  {
    what: 'a board that is edited',
    html: `<fen-board mode="edit" fen="${start}"></fen-board>`,
    act: async (page) => {
      await grid(page);
      await clickAll(page, '.palette button');
      await clickAll(page, '.panel button');
      expect(await page.$eval('fen-board', (board) => board.error)).to.equal(null);
    },
  },
];

describe('under a policy', () => {
  let pages;
  before(async () => {
    const {outputFiles} = await build({
      stdin: {
        contents: `import {html, render} from 'lit'; render(html\`<p id="other">\${1}</p>\`, document.body);`,
        resolveDir: '.',
      },
      bundle: true,
      format: 'esm',
      write: false,
    });
    pages = await startPages({
      '/other.js': outputFiles[0].text,
      '/engine.js': await buildEngine(),
      '/board.svg': renderSvg(capablanca, {theme: 'blue'}),
    });
  });
  after(() => pages?.close());

  const rows = policies.flatMap((policy) => uses.map((use) => ({policy, ...use})));
  for (const {policy, what, html, act} of partOf(rows)) {
    it(`shows ${what}, with nothing blocked and nothing fetched from elsewhere: ${policy}`, async () => {
      const {page, problems, requests} = await pages.open(
        `<!doctype html><title>x</title>${policy.includes('script-src') ? '' : sheet}${script}${html}`,
        {headers: {'Content-Security-Policy': policy}, until: 'load'},
      );
      await drawn(page);
      await act(page);
      await drawn(page);
      expect(await problems()).to.deep.equal([]);
      const others = requests.filter(
        (path) => !/^\/(page\/\d+\.html|dist\/fen-board(\.[\w-]+)*\.(js|css)|favicon\.ico)$/.test(path),
      );
      expect(others).to.deep.equal([]);
    });
  }

  it('saves a PNG if the policy allows images from blob: addresses, and otherwise reports that it cannot', async () => {
    const saved = async (policy) => {
      const {page} = await pages.open(
        `<!doctype html><title>x</title>${script}<fen-board fen="${start}" controls></fen-board>`,
        {headers: {'Content-Security-Policy': policy}, until: 'load'},
      );
      const shadow = await page.waitForFunction(() => {
        const {shadowRoot} = document.querySelector('fen-board');
        return shadowRoot?.querySelector('.controls button') && shadowRoot;
      });
      const text = await shadow.evaluate(async (root) => {
        const button = (name) =>
          [...root.querySelectorAll('.controls button')].find(({textContent}) => textContent.trim() === name);
        button('More').click();
        while (!button('Save PNG')) await new Promise(requestAnimationFrame);
        button('Save PNG').click();
        const status = root.querySelector('.controls [role=status]');
        while (!status.textContent) await new Promise(requestAnimationFrame);
        return status.textContent;
      });
      return [text, await page.evaluate(() => window.violations.length)];
    };
    expect(await saved(`${policies[0]}; img-src blob:`)).to.deep.equal(['PNG saved.', 0]);
    expect(await saved(policies[0])).to.deep.equal([
      'This page does not allow a PNG; save the SVG instead.',
      1,
    ]);
  });

  it('stays a picture if the parts are blocked, and throws no error', async () => {
    const {page, pageErrors} = await pages.open(
      `<!doctype html>${script}<fen-board fen="${start}" controls mode="play" pieces="classic"></fen-board>`,
      {headers: {'Content-Security-Policy': 'script-src localhost:*/dist/fen-board.min.js'}, until: 'load'},
    );
    await page.waitForFunction(() => window.violations.length >= 3);
    await drawn(page);
    const pieces = await page.$eval(
      'fen-board',
      ({shadowRoot}) => shadowRoot.querySelectorAll('[part^=piece] > path[d^=M]').length,
    );
    expect(pieces).to.equal(6);
    expect(pageErrors.filter((error) => error.includes('dynamically imported'))).to.deep.equal([]);
  });

  const engineNote = async (policy, address = '/engine.js?seed=1') => {
    const {page} = await pages.open(
      `<!doctype html>${script}<fen-board fen="${start}" mode="play" engine="${address}" engine-time="0.02"></fen-board>`,
      {headers: {'Content-Security-Policy': policy}, until: 'load'},
    );
    await grid(page);
    return page.evaluate(async () => {
      const board = document.querySelector('fen-board');
      await board.move('e4');
      for (;;) {
        const note = board.shadowRoot.querySelector('.opponent')?.textContent ?? '';
        if (/policy|loaded|server/.test(note)) return note.trim().split('.')[0];
        if (board.playedMoves.length === 2) return board.playedMoves[1].san ? 'moved' : '';
        await new Promise(requestAnimationFrame);
      }
    });
  };

  for (const [what, policy, note] of [
    ['works with its own workers', "default-src 'self'", 'moved'],
    [
      'works by the policy of Trusted Types',
      `default-src 'self'; ${trusted}; trusted-types lit-html fen-board`,
      'moved',
    ],
    [
      'is refused without that policy',
      `default-src 'self'; ${trusted}; trusted-types lit-html`,
      'The policy of this page does not allow the engine',
    ],
    [
      'is refused without workers',
      "default-src 'self'; worker-src 'none'",
      'The policy of this page does not allow the engine',
    ],
  ]) {
    it(`lets an engine play: ${what}`, async () => {
      expect(await engineNote(policy)).to.equal(note);
    });
  }

  it('shares its policy of Trusted Types with the still file', async () => {
    const {page} = await pages.open(
      `<!doctype html><script type="module" src="/dist/fen-board.still.min.js"></script><fen-board fen="${start}"></fen-board>`,
      {
        headers: {
          'Content-Security-Policy': `default-src 'self'; ${trusted}; trusted-types lit-html fen-board`,
        },
        until: 'load',
      },
    );
    await page.waitForFunction(() => document.querySelector('fen-board').shadowRoot?.querySelector('svg'));
    const moves = await page.evaluate(async (fen) => {
      const board = document.createElement('fen-board');
      for (const [name, value] of Object.entries({
        fen,
        mode: 'play',
        engine: '/engine.js',
        'engine-time': '0.02',
      }))
        board.setAttribute(name, value);
      document.querySelector('fen-board').replaceWith(board);
      await customElements.whenDefined('fen-board');
      await board.updateComplete;
      await board.move('e4');
      while (board.playedMoves.length < 2) await new Promise(requestAnimationFrame);
      return board.playedMoves.length;
    }, start);
    expect(moves).to.equal(2);
  });

  it('works beside another copy of lit if the policy allows duplicates', async () => {
    const {page, problems} = await pages.open(
      `<!doctype html>${script}<script type="module" src="/other.js"></script><fen-board fen="${start}"></fen-board>`,
      {
        headers: {'Content-Security-Policy': `${policies[0]}; trusted-types lit-html 'allow-duplicates'`},
        until: 'load',
      },
    );
    await drawn(page);
    expect(await page.$eval('#other', ({textContent}) => textContent)).to.equal('1');
    expect(
      await page.$eval('fen-board', ({shadowRoot}) => shadowRoot.querySelectorAll('svg').length),
    ).to.equal(1);
    expect(await problems()).to.deep.equal([]);
  });

  it('shows an SVG file inside a page whose policy allows nothing', async () => {
    const {page, problems} = await pages.open(
      `<!doctype html><title>x</title>${renderSvg(start)}${renderSvg(broken)}`,
      {headers: {'Content-Security-Policy': `default-src 'none'; ${trusted}`}, until: 'load'},
    );
    const fills = await page.$$eval('svg > rect:first-of-type', (rects) =>
      rects.map((rect) => getComputedStyle(rect).fill),
    );
    expect(fills).to.deep.equal(['rgb(242, 227, 201)', 'rgb(242, 227, 201)']);
    const [{width}] = await page.$$eval('svg', (all) =>
      all.map((svg) => ({width: svg.getBoundingClientRect().width})),
    );
    expect(width).to.equal(360);
    expect(await problems()).to.deep.equal([]);
  });

  it('shows an SVG file as an image', async () => {
    const {page, pageErrors} = await pages.open(
      '<!doctype html><title>x</title><img src="/board.svg" alt="x">',
      {
        headers: {'Content-Security-Policy': "default-src 'none'; img-src 'self'"},
        until: 'load',
      },
    );
    expect(
      await page.$eval('img', ({naturalWidth, naturalHeight}) => [naturalWidth, naturalHeight]),
    ).to.deep.equal([450, 360]);
    expect(pageErrors).to.deep.equal([]);
  });
});
