// `fen-board serve` of the package as npm packs it: every kind of file over HTTP, and the page in a browser.
import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {expect} from 'chai';
import {patience} from '../tools/runner/patience.mjs';
import {packed} from './packed.mjs';
import {launchBrowser} from './page.mjs';

describe('the service of the packed package', function () {
  this.timeout(patience);
  let folder, dist, server, origin, browser;
  before(async () => {
    // Inside the project, so that the command finds @resvg/resvg-js as it does where that is installed.
    mkdirSync('node_modules/.cache', {recursive: true});
    folder = mkdtempSync(resolve('node_modules/.cache/fen-board-'));
    const {filename} = packed('--pack-destination', folder);
    execFileSync('tar', ['-xzf', filename], {cwd: folder});
    dist = join(folder, 'package/dist');
    server = spawn(process.execPath, [join(dist, 'cli.js'), 'serve', '--port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said] = await once(server.stderr.setEncoding('utf8'), 'data');
    [origin] = /http:\/\/localhost:\d+/.exec(said);
    browser = await launchBrowser();
  });
  after(async () => {
    server?.kill();
    await browser?.close();
    rmSync(folder, {recursive: true, force: true});
  });

  it('sends each file that pages fetch, as it is in the package', async () => {
    const names = readdirSync(dist).filter((name) => /^fen-board.*\.(min\.js|css)$/.test(name));
    expect(names).to.include.members(['fen-board.min.js', 'fen-board.css', 'fen-board.game.min.js']);
    for (const name of names) {
      const response = await fetch(`${origin}/${name}?v=1`);
      expect(response.status, name).to.equal(200);
      expect(response.headers.get('content-type')).to.equal(
        name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
      );
      expect(await response.text(), name).to.equal(readFileSync(join(dist, name), 'utf8'));
    }
  });

  it('answers each kind of address with its type', async () => {
    for (const [path, status, type] of [
      ['/start.svg', 200, 'image/svg+xml'],
      ['/start.png?width=80', 200, 'image/png'],
      ['/start', 200, 'text/html; charset=utf-8'],
      [`/oembed?url=${encodeURIComponent(`${origin}/start`)}`, 200, 'application/json'],
      ['/nonsense.svg', 400, 'image/svg+xml'],
      ['/robots.txt', 404, 'text/plain; charset=utf-8'],
      ['/cli.js', 400, 'image/svg+xml'],
      ['/fen-board.js', 400, 'image/svg+xml'],
    ]) {
      const response = await fetch(origin + path);
      expect([response.status, response.headers.get('content-type')], path).to.deep.equal([status, type]);
      await response.arrayBuffer();
    }
  });

  it('shows a page whose board is live, without a word in the console', async () => {
    const page = await browser.newPage();
    const problems = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => problems.push(message.text()));
    page.on(
      'response',
      (response) => response.ok() || problems.push(`${response.status()} ${response.url()}`),
    );
    await page.goto(`${origin}/start?marks=Ge4&coordinates=outside&mode=play`);
    await page.waitForFunction(() => document.querySelector('fen-board')?.shadowRoot?.querySelector('svg'));
    const square = await page.evaluate(async () => {
      const board = document.querySelector('fen-board');
      await board.updateComplete;
      return board.position.placement;
    });
    expect(square).to.equal('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
    await page.waitForNetworkIdle({idleTime: 100});
    expect(problems).to.deep.equal([]);
  });
});
