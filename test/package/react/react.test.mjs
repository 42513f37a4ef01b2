// What a reader has done stays when a parent in React renders, in React 18 and 19.
import {createRequire} from 'node:module';
import {resolve} from 'node:path';
import {build} from 'esbuild';
import {expect} from 'chai';
import {afterE4} from '../../tools/fixtures/positions.ts';
import {startPages} from '../page.mjs';

/** Where each version is installed. */
const versions = {18: 'test/package/react/react-18/package.json', 19: 'package.json'};

/** The app with one version of React. */
async function appWith(version) {
  const from = createRequire(resolve(versions[version]));
  const names = ['react', 'react-dom/client', 'react-dom', 'react/jsx-runtime'];
  const {outputFiles} = await build({
    entryPoints: ['test/package/react/app.mjs'],
    alias: Object.fromEntries(names.map((name) => [name, from.resolve(name)])),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: `app/${version}`,
    define: {'process.env.NODE_ENV': '"development"'},
    logLevel: 'error',
    write: false,
  });
  return Object.fromEntries(
    outputFiles.map(({path, text}) => [path.slice(path.lastIndexOf('/app/')).replaceAll('\\', '/'), text]),
  );
}

for (const version of Object.keys(versions)) {
  describe(`a parent in React ${version} that renders all the time`, () => {
    let pages, page, pageErrors;
    before(async () => {
      pages = await startPages(await appWith(version));
      const script = `<script type="module" src="/app/${version}/app.js"></script>`;
      const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
      ({page, pageErrors} = await pages.open(
        `<!doctype html><html lang="en"><title>x</title>${sheet}<main></main>${script}`,
      ));
    });
    after(() => pages?.close());

    /** Waits until the parent has rendered several times more. */
    const ticked = async () => {
      const ticks = () => page.$eval('#ticks', (output) => Number(output.textContent));
      const before = await ticks();
      await page.waitForFunction(
        (count) => Number(document.querySelector('#ticks').textContent) > count,
        {},
        before + 3,
      );
    };
    const click = async (id, ...squares) => {
      // A board that is far from the window does not load what it needs.
      await page.$eval(`#${id.split(' ')[0]}`, (element) => element.scrollIntoView());
      for (const square of squares) {
        const cell = await page.waitForSelector(`#${id} >>> [data-square="${square}"]`, {visible: true});
        await cell.click();
      }
    };
    const of = (id, property) => page.$eval(`#${id}`, (element, name) => element[name], property);
    const heard = (type) =>
      page.waitForFunction(
        (word) => document.querySelector('#events').textContent.split(' ').includes(word),
        {},
        type,
      );

    it('keeps a puzzle solved, and what it has counted', async () => {
      await click('puzzle', 'a1', 'b1');
      await heard('mistake');
      // The board undoes the wrong move.
      await page.waitForFunction(() => document.querySelector('#puzzle').fen.includes('R5K1'));
      await ticked();
      await click('puzzle', 'a1', 'a8');
      await heard('solved');
      await ticked();
      expect(await of('puzzle', 'fen')).to.include('R5k1/');
      expect(await page.$eval('#puzzle', (board) => board.matches(':state(solved)'))).to.equal(true);
      expect(await page.$eval('#puzzle', ({shadowRoot}) => shadowRoot.textContent)).to.match(/1 mistake/);
    });

    it('keeps the moves of a board whose FEN it does not bind, and the side at the bottom', async () => {
      await click('free', 'e2', 'e4');
      await page.$eval('#free', (board) => board.flip());
      await ticked();
      expect([await of('free', 'fen'), await of('free', 'orientation')]).to.deep.equal([afterE4, 'black']);
    });

    it('keeps what was set up in an editor', async () => {
      await click('editor', 'e2', 'e5');
      await ticked();
      expect(await of('editor', 'fen')).to.include('/4P3/8/');
    });

    it('follows a board whose FEN it binds, and begins again when it sets the start', async () => {
      await click('controlled', 'e2', 'e4');
      await ticked();
      expect(await of('controlled', 'fen')).to.equal(afterE4);
      await page.click('#again');
      await ticked();
      expect(await of('controlled', 'fen')).to.equal('start');
    });

    it('gives a prop that is gone its default', async () => {
      expect(await of('controlled', 'theme')).to.equal('green');
      await page.click('#unset');
      await ticked();
      expect(await of('controlled', 'theme')).to.equal('auto');
    });

    it('keeps a game that is written, whether it binds the text or not', async () => {
      for (const [id, move] of [
        ['free-game', ['c2', 'c4']],
        ['controlled-game', ['e7', 'e5']],
      ]) {
        if (id === 'free-game') await click(`${id} >>> fen-board[part=board]`, 'd7', 'd5');
        else await click(`${id} >>> fen-board[part=board]`, ...move);
        await ticked();
      }
      expect(await of('free-game', 'pgn')).to.include('d5');
      expect(await of('controlled-game', 'pgn')).to.include('1. e4 e5');
      expect(await page.$eval('#bound', (output) => output.textContent)).to.match(/1b$/);
      expect(pageErrors).to.deep.equal([]);
    });
  });
}
