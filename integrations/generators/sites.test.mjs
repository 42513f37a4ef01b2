// Sites made by static site generators, with the package as npm would publish it, in a browser: with scripts and without.
import {readFileSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {startDevServer} from '@web/dev-server';
import {expect} from 'chai';
import {classic} from 'fen-board/pieces';
import puppeteer from 'puppeteer-core';
import {capablanca, smirf} from '../../test/tools/fixtures/positions.ts';
import {quietly} from '../../scripts/npm.mjs';
import {pack, runNpm} from '../pack.mjs';

const sites = {
  eleventy: 'integrations/generators/eleventy/dist',
  vitepress: 'integrations/generators/vitepress/.vitepress/dist',
};

/**
 * The visible facts of a board: its attributes, its size, and that of each picture in it, zero where it is not shown.
 */
const look = (boards) =>
  boards.map((board) => {
    const sizeOf = (svg) => {
      const {width, height} = svg?.getBoundingClientRect() ?? {width: 0, height: 0};
      return [Math.round(width), Math.round(height)];
    };
    return {
      fen: board.getAttribute('fen'),
      orientation: board.getAttribute('orientation'),
      box: sizeOf(board),
      inside: sizeOf(board.querySelector('svg')),
      drawn: sizeOf(board.shadowRoot?.querySelector('svg')),
    };
  });

before(function () {
  this.timeout(600_000);
  const tarball = pack();
  for (const site of Object.keys(sites)) {
    const folder = join('integrations/generators', site);
    console.log(`${site}: installing and building…`);
    runNpm(['install', ...quietly, '--no-save', '--no-package-lock', tarball], folder);
    runNpm(['run', 'build'], folder);
  }
  rmSync(dirname(tarball), {recursive: true});
});

for (const [site, rootDir] of Object.entries(sites)) {
  describe(`a site made by ${site}`, function () {
    this.timeout(60_000);
    let server;
    let browser;
    let address;
    before(async () => {
      const quiet = {
        readCliArgs: false,
        readFileConfig: false,
        logStartMessage: false,
        autoExitProcess: false,
      };
      server = await startDevServer({...quiet, config: {rootDir, port: 0}});
      address = `http://localhost:${server.server.address().port}`;
      browser = await puppeteer.launch({
        executablePath: process.env.CHROME_PATH,
        headless: process.env.FEN_BOARD_HEADLESS ?? true,
        args: process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [],
      });
    });
    after(async () => {
      await browser?.close();
      await server?.stop();
    });

    async function open(path, withScripts) {
      const page = await browser.newPage();
      const pageErrors = [];
      page.on('pageerror', (error) => pageErrors.push(error.message));
      page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
      await page.setViewport({width: 1200, height: 2000});
      await page.setJavaScriptEnabled(withScripts);
      await page.goto(`${address}${path}`, {waitUntil: 'networkidle0'});
      return {page, pageErrors: () => pageErrors.filter((text) => !/favicon|404/.test(text))};
    }

    it('shows every board without scripts, in its own proportions', async () => {
      const {page} = await open('/index.html', false);
      const boards = await page.$$eval('fen-board', look);
      expect(boards.map(({fen, orientation}) => [fen, orientation])).to.deep.equal([
        [smirf, 'black'],
        [capablanca, null],
      ]);
      for (const {fen, inside, drawn} of boards) {
        const [width, height] = inside;
        expect(width, fen).to.be.within(300, 480);
        // The coordinates outside the first are as wide as they are high.
        expect(width / height, fen).to.be.closeTo(fen === capablanca ? 1.25 : 1, 0.02);
        expect(drawn).to.deep.equal([0, 0]);
      }
    });

    it('shows the element in their place with scripts, and nothing moves', async () => {
      const {page: still} = await open('/index.html', false);
      const {page, pageErrors} = await open('/index.html', true);
      await page.waitForFunction(() =>
        [...document.querySelectorAll('fen-board')].every((board) => board.shadowRoot?.querySelector('svg')),
      );
      const before = await still.$$eval('fen-board', look);
      const boards = await page.$$eval('fen-board', look);
      expect(boards.map(({box}) => box)).to.deep.equal(before.map(({box}) => box));
      for (const {inside, drawn, box} of boards) {
        expect(inside).to.deep.equal([0, 0]);
        // Coordinates outside are beside the box.
        expect(drawn[0]).to.be.within(box[0], box[0] * 1.05);
        expect(drawn[1]).to.equal(box[1]);
      }
      expect(pageErrors()).to.deep.equal([]);
    });

    it('leaves code that is no FEN', async () => {
      const {page} = await open('/index.html', true);
      expect(await page.$eval('pre', (pre) => pre.textContent.trim())).to.contain('8/8/9/8');
    });

    it('does not read an attribute as a template', async () => {
      const {page} = await open('/index.html', true);
      const label = site === 'eleventy' ? 'A title with ' : 'A title with {{ braces }}';
      expect(await page.$$eval('fen-board', ([, board]) => board.getAttribute('label'))).to.equal(label);
    });

    if (site === 'eleventy') {
      it('has the pictures in its feed', async () => {
        const {page} = await open('/index.html', true);
        const titles = await page.evaluate(
          (xml) => {
            const content = new DOMParser()
              .parseFromString(xml, 'text/xml')
              .querySelector('content').textContent;
            const entry = new DOMParser().parseFromString(content, 'text/html');
            return [...entry.querySelectorAll('fen-board > svg > title')].map(({textContent}) => textContent);
          },
          readFileSync(`${rootDir}/feed.xml`, 'utf8'),
        );
        expect(titles).to.deep.equal(['Chess position, White to move.', 'A title with .']);
      });
    }

    if (site === 'vitepress') {
      it('draws boards of pages that are gone to without loading', async () => {
        const {page, pageErrors} = await open('/index.html', true);
        await page.click('a[href="/more.html"], a[href="/more"]');
        await page.waitForFunction(
          (stroke) => {
            const boards = document.querySelectorAll('.vp-doc fen-board');
            const group = boards[0]?.shadowRoot?.querySelector('[part^=piece]');
            return boards.length === 1 && group?.getAttribute('stroke-width') === stroke;
          },
          {},
          `${classic.bodyStroke / 100}em`,
        );
        expect(pageErrors()).to.deep.equal([]);
      });
    }
  });
}
