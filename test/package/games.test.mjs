// Games on a page: before their script has loaded, while their parts load, and afterwards, nothing on the page moves. That
// takes half a minute with `--full`: 26 games, each on three screens; else each is on one of them.
import {html as lit, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {expect} from 'chai';
import 'fen-board/game';
import {startPages} from './page.mjs';
import {partOf} from '../tools/part.ts';

const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
const tags = `[Event "Casual game"]
[Site "Paris"]
[Date "1858.??.??"]
[White "Paul Morphy"]
[Black "Duke of Brunswick and Count Isouard"]
[Result "1-0"]`;
const short = '1. e4 e5 2. Nf3 d6 {A comment.} (2... Nc6 3. Bb5) 3. d4 *';
const long = `${tags}

${Array.from({length: 60}, (_, i) => `${2 * i + 1}. Nf3 Nf6 {Out, move ${i}.} ${2 * i + 2}. Ng1 Ng8`).join('\n')} 1-0`;
const capablanca =
  '[Variant "Capablanca"]\n[FEN "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"]\n\n1. h3 h6 *';
const clocks = `[White "Anna"]\n[Black "Ben"]\n\n1. e4 {[%clk 0:05:00]} e5 {[%clk 0:05:00]} *`;

const game = (text, attributes = '') => `<fen-game ${attributes}><pre>\n${text}</pre></fen-game>`;
const fromServer = (attributes) =>
  collectResult(
    render(lit`<fen-game pgn="${long}" at="3b" moves="${attributes.moves ?? 'auto'}"></fen-game>`),
  );

/** The elements between two paragraphs of a page. */
const games = {
  'a short game': () => game(short),
  'a long game': () => game(long, 'at="end" letters="figurine" diagrams'),
  'a game on ten files': () => game(capablanca),
  'a game with clocks': () => game(clocks, 'at="end"'),
  'a game with clocks without its moves': () => game(`[Event "Club"]\n${clocks}`, 'at="end" moves="none"'),
  'a game that cannot be read': () => game('Nothing of this is a game. '.repeat(200)),
  'a game in an attribute': () => `<fen-game pgn='${long}'></fen-game>`,
  'a game as text alone': () => `<fen-game>${short}</fen-game>`,
  'a file of several games': () => `<fen-game src="/page/two.pgn"></fen-game>`,
  'a file of several games without their moves': () =>
    `<fen-game src="/page/two.pgn" moves="none"></fen-game>`,
  'a game with its moves below': () => game(long, 'moves="below"'),
  'a game with its moves at the right': () => game(long, 'moves="right"'),
  'a game without its moves': () => game(long, 'moves="none"'),
  'a game with coordinates outside': () => game(long, 'coordinates="outside"'),
  'a game with a button that flips it': () => game(long, 'controls'),
  'a small game': () => `<div style="--fen-board-max-size: 15rem">${game(long)}</div>`,
  'a game in large print': () => `<div style="font-size: 1.5rem">${game(long)}</div>`,
  'a game in a row with something': () =>
    `<div style="display: flex"><aside style="width: 6rem">aside</aside>${game(long)}</div>`,
  'a game in a grid': () =>
    `<div style="display: grid; grid-template-columns: 2fr 1fr"><div>${game(long)}</div><p>aside</p></div>`,
  'a game in a column that centres it': () =>
    `<div style="display: flex; flex-direction: column; align-items: center">${game(long)}</div>`,
  'the class of a CMS': () => `<pre class="fen-game at-end">${long}</pre>`,
  'the class of a CMS in a theme with boxes of code': () =>
    `<style>pre { margin: 2rem; padding: 1.5rem; border: 2px solid; overflow-x: auto; font-size: 0.8rem }</style>
    <pre class="fen-game moves-below">${long}</pre>`,
  'WordPress’s preformatted text': () =>
    `<pre class="wp-block-preformatted fen-game">${long.replaceAll('\n', '<br>')}</pre>`,
  'a game from a server': () => fromServer({}),
  'a game from a server with its moves below': () => fromServer({moves: 'below'}),
};

describe('games on a page', () => {
  let pages;
  before(async () => (pages = await startPages({'/page/two.pgn': `${long}\n\n${tags}\n\n1. d4 d5 1-0`})));
  after(() => pages?.close());

  const viewable = (page) =>
    page.waitForFunction(async () => {
      const all = [...document.querySelectorAll('fen-game')];
      if (!all.length || !all.every(({shadowRoot}) => shadowRoot?.querySelector('.game, .problem')))
        return false;
      await Promise.all(all.map((one) => one.updateComplete));
      return true;
    });
  const drawn = (page) =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const places = (page) =>
    page.$$eval('body > p', (all) => all.map((p) => Math.round(p.getBoundingClientRect().top)));

  const screens = {
    '320 pixels': {width: 320, height: 4000, isMobile: true, hasTouch: true},
    '768 pixels': {width: 768, height: 4000},
    '1280 pixels': {width: 1280, height: 4000},
  };
  const rows = Object.entries(screens).flatMap((screen) =>
    Object.entries(games).map((game) => [...screen, ...game]),
  );
  for (const [screen, viewport, what, html] of partOf(rows)) {
    it(`do not move the page, however late their parts load: ${what}, at ${screen}`, async () => {
      const {page, pageErrors} = await pages.open(
        `<!doctype html><title>x</title>${sheet}<meta name="viewport" content="width=device-width"><body><p>before</p>${await html()}<p>after</p>`,
        {viewport},
      );
      const before = await places(page);
      let release;
      const isLate = new Promise((done) => (release = done));
      await page.setRequestInterception(true);
      page.on('request', async (request) => {
        if (/\.game\.|\.pgn$/.test(request.url())) await isLate;
        await request.continue();
      });
      const script = what.includes('CMS') || what.includes('WordPress') ? 'all' : 'drop-in';
      await page.addScriptTag(
        script === 'all'
          ? {url: '/dist/fen-board.all.min.js'}
          : {type: 'module', url: '/dist/fen-board.min.js'},
      );
      await page.waitForFunction(() => customElements.get('fen-game') && document.querySelector('fen-game'));
      await drawn(page);
      expect(await places(page), 'without its part').to.deep.equal(before);
      release();
      await viewable(page);
      await drawn(page);
      expect(await places(page), 'with its part').to.deep.equal(before);
      // The error of a game appears above its text and moves that down.
      if (!what.includes('cannot')) expect(await page.evaluate(() => window.shifts)).to.equal(0);
      expect(pageErrors).to.deep.equal([]);
      await page.close();
    });
  }

  for (const [what, html] of Object.entries({
    'the tag': game(long),
    'text alone': `<fen-game>${short}</fen-game>`,
    'the class of a CMS': `<pre class="fen-game">${long}</pre>`,
  })) {
    it(`are an empty board instead of their text for six seconds: ${what}`, async () => {
      const {page} = await pages.open(`<!doctype html><title>x</title>${sheet}${html}`);
      const seen = () =>
        page.evaluate(() => {
          const element = document.querySelector('fen-game, pre');
          const {width, height, visibility} = getComputedStyle(element, '::after');
          const {color, webkitTextFillColor} = getComputedStyle(element.querySelector('pre') ?? element);
          return {
            board: width === height && parseFloat(width) > 200 && visibility === 'visible',
            text: webkitTextFillColor === color,
          };
        });
      expect(await seen()).to.deep.equal({board: true, text: false});
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      expect(await seen()).to.deep.equal({board: false, text: true});
      await page.close();
    });
  }

  it('are there at once where a server has rendered them, without an empty board', async () => {
    const {page} = await pages.open(`<!doctype html><title>x</title>${sheet}${await fromServer({})}`);
    const seen = await page.evaluate(() => {
      const element = document.querySelector('fen-game');
      const {color, webkitTextFillColor} = getComputedStyle(element.shadowRoot.querySelector('[part~=move]'));
      return [getComputedStyle(element, '::after').content, webkitTextFillColor === color];
    });
    expect(seen).to.deep.equal(['none', true]);
    await page.close();
  });

  const texts = {
    'the tag': `<fen-game><pre>${long}</pre></fen-game>`,
    'the class of a CMS': `<pre class="fen-game">${long}</pre>`,
  };
  for (const [what, html] of Object.entries(texts)) {
    it(`show their whole text, in lines that fit the screen, if scripts are off: ${what}`, async () => {
      const {page} = await pages.open(
        `<!doctype html><title>x</title>${sheet}<meta name="viewport" content="width=device-width"><p>before</p>${html.replaceAll('}\n', '} ')}<p>after</p>`,
        {scripts: false, until: 'load', viewport: screens['320 pixels']},
      );
      const [, after] = await places(page);
      expect(after).to.be.greaterThan(1500);
      const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(widths).to.deep.equal([320, 320]);
    });
  }

  it('have their layout if a server has rendered them and scripts are off', async () => {
    for (const viewport of Object.values(screens)) {
      const {page} = await pages.open(
        `<!doctype html><title>x</title>${sheet}<meta name="viewport" content="width=device-width">${await fromServer({})}`,
        {
          scripts: false,
          until: 'load',
          viewport,
        },
      );
      const [board, moves, buttons] = await page.$eval('fen-game', ({shadowRoot}) =>
        ['board', 'moves', 'buttons'].map((part) =>
          shadowRoot.querySelector(`[part=${part}]`).getBoundingClientRect().toJSON(),
        ),
      );
      if (viewport.width < 640) expect(moves.top).to.be.at.least(buttons.bottom);
      else expect(moves.left).to.be.greaterThan(board.right);
      expect(buttons.height).to.be.closeTo(44, 1);
      expect(board.width).to.be.within(270, 576);
    }
  });
});
