import {readFileSync} from 'node:fs';
import {expect} from 'chai';
import {classic} from 'fen-board/pieces';
import {clickSquares, startPages} from './page.mjs';
import {start} from '../tools/fixtures/positions.ts';

const file = '/dist/fen-board.all.min.js';
const content = `<fen-board fen="${start}" pieces="classic"></fen-board>
  <pre class="wp-block-code"><code class="language-fen">${start}</code></pre>
  <div class="fen-board orientation-black">${start}</div>`;
const strict = "default-src 'self'; require-trusted-types-for 'script'";

describe('the drop-in in one file', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  /** Opens a page and returns what its boards show once all are drawn. */
  async function shown(html, options) {
    const {page, problems, scripts} = await pages.open(html, options);
    await page.waitForFunction(() => {
      const boards = [...document.querySelectorAll('fen-board')];
      return boards.length === 3 && boards.every((board) => board.shadowRoot?.querySelector('svg'));
    });
    // The classic pieces are in the file, but are added in a later task.
    await page.waitForFunction(
      (stroke) =>
        document
          .querySelector('fen-board')
          .shadowRoot.querySelector('[part^=piece]')
          .getAttribute('stroke-width') === stroke,
      {},
      `${classic.bodyStroke / 100}em`,
    );
    const boards = await page.$$eval('fen-board', (all) =>
      all.map(({position, orientation}) => [position.placement, orientation].join(' ')),
    );
    expect(boards).to.deep.equal(['white', 'white', 'black'].map((side) => `${start.split(' ')[0]} ${side}`));
    expect(await problems()).to.deep.equal([]);
    return {page, scripts: scripts()};
  }

  const rows = {
    'in the head': `<!doctype html><head><script src="${file}"></script></head><body>${content}`,
    'at the end': `<!doctype html><body>${content}<script src="${file}"></script>`,
    deferred: `<!doctype html><head><script defer src="${file}"></script></head><body>${content}`,
    asynchronous: `<!doctype html><head><script async src="${file}"></script></head><body>${content}`,
    twice: `<!doctype html><head><script src="${file}"></script></head><body>${content}<script src="${file}?again"></script>`,
    'beside the module': `<!doctype html><head><script type="module" src="/dist/fen-board.min.js"></script></head><body>${content}<script defer src="${file}"></script>`,
    'where nothing else is': `${content}<script src="${file}"></script>`,
  };
  for (const [how, html] of Object.entries(rows)) {
    it(`draws all boards, and upgrades those of a CMS, as a classic script ${how}`, async () => {
      const {scripts} = await shown(html);
      expect(scripts.filter((path) => !path.includes('.all.'))).to.deep.equal(
        how === 'beside the module'
          ? ['/dist/fen-board.min.js', ...scripts.filter((path) => path.includes('classic'))]
          : [],
      );
    });
  }

  for (const attribute of ['', 'defer']) {
    it(`warns of a tag closed with “/>” that has swallowed the page, as a classic script ${attribute}`, async () => {
      const {page} = await pages.open(
        `<!doctype html><script>window.warnings = []; console.warn = (text) => warnings.push(text);</script>
        <script ${attribute} src="${file}"></script><fen-board fen="start" /><h2>The rest of the page</h2>`,
      );
      const warnings = await page.evaluate(() => window.warnings);
      expect(warnings.filter((text) => text.includes('self-closing'))).to.have.length(1);
    });
  }

  it('works under a strict policy with Trusted Types', async () => {
    await shown(rows['in the head'], {headers: {'Content-Security-Policy': strict}});
    await shown(rows['at the end'], {
      headers: {'Content-Security-Policy': `${strict}; trusted-types lit-html`},
    });
  });

  it('lets a person play, without another file', async () => {
    const {page, pageErrors, scripts} = await pages.open(
      `<!doctype html><body><div class="fen-board mode-play">${start}</div><script src="${file}"></script>`,
      {headers: {'Content-Security-Policy': strict}},
    );
    await clickSquares(page, 'e2', 'e4');
    expect(await page.$eval('fen-board', (board) => board.fen)).to.contain('4P3');
    expect(scripts()).to.deep.equal([file]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('does not parse half a block as a FEN while the page is still loading', async () => {
    const {page} = await pages.open(
      `<!doctype html><head><script src="${file}"></script></head><body><div class="fen-board">8/8/8/8/8/8/8/K6k<script>document.currentScript.before(' b - - 0 1')</script></div>`,
    );
    expect(await page.$eval('fen-board', (board) => board.position.turn)).to.equal('black');
  });

  it('lets a page register pieces and languages of its own', async () => {
    const {page, pageErrors} = await pages.open(
      `<!doctype html><script defer src="${file}"></script><body id="fenBoard">
      <fen-board fen="${start}" pieces="mine" lang="eo"></fen-board>
      <script type="module">
        const shape = {body: 'M10 10h25v25h-25z', detail: 'M12 20h20'};
        const pieces = Object.fromEntries([...'PNBRQKAC'].map((role) => [role, shape]));
        fenBoard.addPieces('mine', {bodyStroke: 1, detailStroke: 1, pieces});
        fenBoard.addLocale('eo', {diagram: {whiteToMove: 'blanko movas'}});
      </script>`,
    );
    const shown = await page.$eval('fen-board', (board) => board.toSvg());
    expect(shown).to.contain('h25v25h-25z');
    expect(shown).to.contain('blanko movas');
    expect(pageErrors).to.deep.equal([]);
  });

  it('gives a page the functions of the modules under one global', async () => {
    const {page, pageErrors} = await pages.open(`<!doctype html><body><script src="${file}"></script>`);
    const given = await page.evaluate(() => Object.keys(window.fenBoard));
    const modules = await Promise.all(
      ['notation', 'rules', 'pgn', 'svg', 'pieces', 'locales'].map((name) => import(`../../dist/${name}.js`)),
    );
    expect(given).to.include.members([...modules.flatMap((module) => Object.keys(module)), 'upgrade']);
    const drawn = await page.evaluate((fen) => {
      const {parseFen, parseMove, play, parsePgn, renderSvg} = window.fenBoard;
      const {position} = parseFen(fen);
      const {games} = parsePgn('1. e4 e5 *');
      return [renderSvg(play(position, parseMove(position, 'Nf3').move)), games[0].moves.length];
    }, start);
    expect(drawn[0]).to.match(/^<svg /);
    expect(drawn[1]).to.equal(2);
    expect(pageErrors).to.deep.equal([]);
  });

  it('is a script that older loaders accept: no module, no import', () => {
    const code = readFileSync(`.${file}`, 'utf8');
    expect(code).to.not.match(/\bimport\s*\(|import\.meta|^import |\bexport\s/);
    expect(code).to.match(/^\s*(?:\/\*[^]*?\*\/\s*)?[!(]function|^\s*(?:\/\*[^]*?\*\/\s*)?\(\(\)=>/);
  });
});
