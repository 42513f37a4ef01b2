// A small app in each framework, built with the framework's own tools (Preact and lit with esbuild) from the package as
// it is published, and used in Chromium. Run by “npm run guests frameworks”, after a build.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {startDevServer} from '@web/dev-server';
import {expect} from 'chai';
import puppeteer from 'puppeteer-core';
import {afterE4, castled, castling, start} from '../../test/tools/fixtures/positions.ts';
import {pack, runNpm} from '../pack.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const frameworks = ['react', 'vue', 'svelte', 'angular'];
/** Apps that have only the page of boards whose state is written back. */
const small = ['preact', 'lit'];

const say = (text) => console.log(`    ${text}`);

/** Installs what an app needs if that is not there, puts the packed package into it, and builds it. */
function build(app, tarball) {
  const folder = join(here, app);
  const installed = join(folder, 'node_modules/.package-lock.json');
  const asked = join(folder, 'package.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(asked).mtimeMs) {
    say(`${app}: installing…`);
    runNpm(['install', '--no-package-lock', '--ignore-scripts', '--loglevel=error'], folder);
  }
  const copy = join(folder, 'node_modules/fen-board');
  rmSync(copy, {recursive: true, force: true});
  mkdirSync(copy);
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', copy]);
  say(`${app}: checking types and building…`);
  runNpm(['run', 'build'], folder);
}

describe('a framework', function () {
  this.timeout(600_000);
  let server, browser, port;

  before(async () => {
    say('packing fen-board…');
    const tarball = pack();
    for (const app of [...frameworks, ...small]) build(app, tarball);
    rmSync(dirname(tarball), {recursive: true});
    server = await startDevServer({
      readCliArgs: false,
      readFileConfig: false,
      logStartMessage: false,
      autoExitProcess: false,
      config: {rootDir: here, port: 0},
    });
    ({port} = server.server.address());
    browser = await puppeteer.launch({
      executablePath: process.env.CHROME_PATH,
      args: process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [],
    });
  });

  after(async () => {
    await browser?.close();
    await server?.stop();
  });

  let page, pageErrors;

  const show = async (app, query) => {
    page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    await page.setViewport({width: 600, height: 2400});
    pageErrors = [];
    page.on('pageerror', (error) => pageErrors.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && pageErrors.push(message.text()));
    await page.goto(`http://localhost:${port}/${app}/dist/index.html${query}`);
  };
  const of = (id, property) => page.$eval(`#${id}`, (board, name) => board[name], property);
  const text = (id) => page.$eval(`#${id}`, (output) => output.textContent);
  const shows = (id, wanted) =>
    page.waitForFunction(
      (name, words) => document.querySelector(`#${name}`).textContent === words,
      {},
      id,
      wanted,
    );
  const press = async (id, ...squares) => {
    for (const square of squares) await page.click(`#${id} >>> [data-square="${square}"]`);
  };
  const click = (id) => page.$eval(`#${id}`, (button) => button.click());

  afterEach(async () => {
    await page?.close();
    page = undefined;
    expect(pageErrors ?? []).to.deep.equal([]);
  });

  for (const app of frameworks) {
    describe(app, () => {
      const open = async (query = '') => {
        await show(app, query);
        // Without “visible” puppeteer looks again only when it sees a mutation; and a board that is upgraded while
        // it waits gets its shadow root, and all that is drawn there, without one.
        await page.waitForSelector('#game >>> [data-square="e2"]', {visible: true});
        await page.waitForSelector('#answer >>> [data-square="e1"]', {visible: true});
      };
      const submitted = () =>
        page.$eval('#form', (form) => Array.from(new FormData(form), ([name, value]) => `${name}: ${value}`));

      it('sets fen as a property and as an attribute', async () => {
        await open();
        expect(await of('game', 'fen')).to.equal(start);
        expect(await page.$eval('#answer', (board) => board.getAttribute('fen'))).to.equal(castling);
        expect(await of('answer', 'fen')).to.equal(castling);
        expect(await of('diagram', 'fen')).to.equal(castling);
        expect(await of('diagram', 'orientation')).to.equal('black');
        expect(await of('game', 'turnMarker')).to.equal(true);
      });

      it('sets everything on a tag that is registered later', async () => {
        await open('?late');
        expect(await of('game', 'fen')).to.equal(start);
        expect(await of('game', 'mode')).to.equal('play');
        expect(await of('game', 'label')).to.equal('Game, looked at 0 times');
        expect(await of('diagram', 'fen')).to.equal(castling);
        expect(await of('diagram', 'theme')).to.equal('blue');
        await press('game', 'e2', 'e4');
        await shows('fen', afterE4);
        expect(await of('game', 'fen')).to.equal(afterE4);
        await click('restart');
        await shows('fen', start);
        expect(await of('game', 'fen')).to.equal(start);
      });

      it('receives a change, with its detail and its target', async () => {
        await open();
        await press('game', 'e2', 'e4');
        await shows('fen', afterE4);
        expect(await text('san')).to.equal('e4');
        expect(await text('target')).to.equal(afterE4);
      });

      it('receives the error of a FEN that cannot be read', async () => {
        await open();
        await page.waitForFunction(() => document.querySelector('#broken').title !== '');
        const {title, code} = await page.$eval('#broken', (board) => ({
          title: board.title,
          code: board.error.code,
        }));
        expect(title).to.equal(code);
      });

      it('keeps the position in its state without an endless loop', async () => {
        await open();
        await press('game', 'e2', 'e4');
        await shows('fen', afterE4);
        await press('game', 'e7', 'e5');
        await shows('san', 'e5');
        await click('restart');
        await shows('fen', start);
        expect(await of('game', 'fen')).to.equal(start);
        await press('game', 'e2', 'e4');
        await shows('fen', afterE4);
        expect(await text('changes')).to.equal('3');
      });

      it('renders again without taking the focus from the grid', async () => {
        await open();
        await press('game', 'e2', 'e4');
        await shows('fen', afterE4);
        await click('again');
        await shows('count', '1');
        await page.waitForFunction(() => document.querySelector('#game').label === 'Game, looked at 1 times');
        await page.evaluate(() => document.querySelector('#game').updateComplete);
        const focused = await page.evaluate(() => ({
          board: document.activeElement.id,
          square: document.activeElement.shadowRoot?.activeElement?.dataset.square,
        }));
        expect(focused).to.deep.equal({board: 'game', square: 'e4'});
      });

      it('has the board as a control of its forms', async () => {
        await open();
        expect(await submitted()).to.deep.equal([`position: ${castling}`]);
        await press('answer', 'e1', 'g1');
        expect(await submitted()).to.deep.equal([`position: ${castled}`]);
        // The position before the reset must not come back with the next rendering.
        await click('again');
        await shows('count', '1');
        expect(await submitted()).to.deep.equal([`position: ${castled}`]);
        await page.$eval('#answer', (board) => (board.fen = ''));
        expect(await page.$eval('#form', (form) => form.checkValidity())).to.equal(false);
        await page.click('#form button');
        expect(await submitted()).to.deep.equal([`position: ${castling}`]);
        expect(await page.$eval('#form', (form) => form.checkValidity())).to.equal(true);
      });

      it('runs the example of docs/frameworks.md', async () => {
        await show(app, '?example');
        await page.waitForSelector('fen-board >>> [data-square="e2"]', {visible: true});
        for (const square of ['e2', 'e4']) await page.click(`fen-board >>> [data-square="${square}"]`);
        await page.waitForFunction((fen) => document.querySelector('p').textContent === fen, {}, afterE4);
        await page.waitForFunction(() => document.querySelector('fen-game').board?.fen?.includes('5N2'));
      });

      it('calls methods of the board, and fills its slot', async () => {
        await open();
        await click('flip');
        expect(await of('game', 'orientation')).to.equal('black');
        const caption = await page.$eval(
          '#diagram',
          (board) =>
            board.shadowRoot.querySelector('slot[name="caption"]').assignedElements()[0]?.textContent,
        );
        expect(caption).to.equal('Castle?');
      });
    });
  }

  for (const app of ['react', 'vue', 'svelte', ...small]) {
    describe(`${app}, with boards whose state is written back`, () => {
      const open = async () => {
        await show(app, '?controlled');
        for (const id of ['puzzle', 'late']) await turn(id);
      };
      const turn = (id) => page.waitForSelector(`#${id} >>> .puzzle.solver`, {visible: true});
      const isWrong = (id) => page.waitForSelector(`#${id}:state(wrong)`);

      for (const id of ['puzzle', 'late']) {
        it(`lets a puzzle go on to its end, also after a mistake, and then shows the next: ${id}`, async () => {
          await open();
          await press(id, 'b1', 'b7');
          await isWrong(id);
          await turn(id);
          await press(id, 'a2', 'a7');
          await turn(id);
          await press(id, 'b1', 'b8');
          await shows(`${id}-solves`, '1');
          await shows(`${id}-fen`, '1R4k1/R7/8/8/8/8/8/6K1 b - - 3 2');
          expect(await of(id, 'fen')).to.equal('1R4k1/R7/8/8/8/8/8/6K1 b - - 3 2');
          await click(`${id}-next`);
          await turn(id);
          await press(id, 'a1', 'a8');
          await shows(`${id}-solves`, '1,0');
          expect(await of(id, 'warnings')).to.deep.equal([]);
        });
      }

      it('makes a board a diagram again if its mode is removed, and restores every default', async () => {
        await open();
        const grids = () =>
          page.$eval('#board', ({shadowRoot}) => shadowRoot.querySelectorAll('[role=grid]').length);
        const look = async () => [
          await of('board', 'mode'),
          await of('board', 'theme'),
          await of('board', 'label'),
        ];
        expect(await look()).to.deep.equal(['view', 'auto', null]);
        await click('label');
        await click('edit');
        await page.waitForSelector('#board >>> [data-square="e2"]', {visible: true});
        expect(await look()).to.deep.equal(['edit', 'green', 'A position']);
        await press('board', 'e2', 'e5');
        await shows('board-fen', start.replace('PPPPPPPP', 'PPPP1PPP').replace('8/8/8/8', '8/4P3/8/8'));
        await click('label');
        await click('edit');
        await page.waitForFunction(() => document.querySelector('#board').mode === 'view');
        await page.evaluate(() => document.querySelector('#board').updateComplete);
        expect(await grids()).to.equal(0);
        expect((await look()).slice(0, 2)).to.deep.equal(['view', 'auto']);
        expect(await of('board', 'fen')).to.equal(await text('board-fen'));
        await page.$eval('#board', (board) => board.reset());
        expect(await of('board', 'fen')).to.equal(start);
      });
    });
  }

  it('is built with exact versions', () => {
    for (const app of [...frameworks, ...small]) {
      const {dependencies, devDependencies} = JSON.parse(
        readFileSync(join(here, app, 'package.json'), 'utf8'),
      );
      for (const [name, version] of Object.entries({...dependencies, ...devDependencies})) {
        expect(version, `${app}: ${name}`).to.match(/^(\d+\.\d+\.\d+|file:.*)$/);
      }
    }
  });
});
