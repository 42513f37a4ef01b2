/**
 * How soon the first board is there over a slow line: 400 kbit/s, 300 ms for each answer, brotli, an empty cache. Each page
 * has one board with coordinates; other libraries get the best case, one script with their sheets inside. Libraries take
 * turns, each time in a new renderer; a figure is the median of the rounds, from the start of the navigation until the frame
 * with the pieces.
 *
 * `npm run bench -- slow`; `--rounds 9` measures more, `--write` puts the table into docs/benchmarks.md.
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import {brotliCompressSync} from 'node:zlib';
import {build} from 'esbuild';
import puppeteer from 'puppeteer-core';
import {median, publish, ratioOf, readOptions, table, whereMeasured} from './figures.mjs';

const options = readOptions();
const {rounds} = options;

const line = {offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 50_000};
const fen = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';
const style = '<style>.place { width: 400px; height: 400px }</style>';

/** Runs in the page: keeps the time of the first frame after which `isDrawn` holds. */
const waiting = `const whenDrawn = (isDrawn) => requestAnimationFrame(() =>
  isDrawn() ? requestAnimationFrame(() => (globalThis.first = performance.now())) : whenDrawn(isDrawn));`;

/** The page of another library: the modules in `ui/boards` show its boards as its documentation recommends. */
async function peer(module) {
  const {outputFiles} = await build({
    stdin: {
      contents: `import {create, drawn} from './${module}.mjs';
        ${waiting}
        const place = document.querySelector('.place');
        const board = create(place, ${JSON.stringify(fen)}, {size: 400, coordinates: true});
        whenDrawn(() => Object.keys(drawn(board)).length >= 32);`,
      resolveDir: new URL('ui/boards', import.meta.url).pathname,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    loader: {'.css': 'text'},
  });
  return {
    '': `<!doctype html><title>${module}</title>${style}<div class="place"></div><script type="module" src="page.js"></script>`,
    'page.js': outputFiles[0].text,
  };
}

/** The page of one of our scripts. */
const own = (script) => ({
  '': `<!doctype html><title>fen-board</title><link rel="stylesheet" href="fen-board.css">
    <script type="module" src="${script}"></script>${style}
    <div class="place"><fen-board fen="${fen}"></fen-board></div>
    <script>${waiting} whenDrawn(() =>
      document.querySelector('fen-board').shadowRoot?.querySelector('[part^=piece] path[d^=M]'));</script>`,
  'fen-board.css': readFileSync('dist/fen-board.css', 'utf8'),
  [script]: readFileSync(`dist/${script}`, 'utf8'),
});

const pages = {
  'fen-board.still.min.js': own('fen-board.still.min.js'),
  'fen-board.min.js': own('fen-board.min.js'),
  chessground: await peer('chessground'),
  gchessboard: await peer('gchessboard'),
  'chess-board': await peer('chess-board'),
};

const types = {css: 'text/css', js: 'text/javascript', '': 'text/html'};
const bytes = {};
const files = new Map(
  Object.entries(pages).flatMap(([name, ofPage]) =>
    Object.entries(ofPage).map(([file, text]) => {
      const body = brotliCompressSync(text);
      bytes[name] = (bytes[name] ?? 0) + body.length;
      return [`/${name}/${file}`, {body, type: types[file.replace(/^.*\./, '')]}];
    }),
  ),
);
const server = createServer(({url}, response) => {
  const {body, type} = files.get(url) ?? {};
  response
    .writeHead(body ? 200 : 404, body && {'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br'})
    .end(body);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const browser = await puppeteer.launch({
  executablePath: process.env.CHROME_PATH,
  args: process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [],
});
const samples = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (const [name, times] of Object.entries(samples)) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    const devtools = await page.createCDPSession();
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await page.goto(`http://127.0.0.1:${server.address().port}/${name}/`);
    times.push(await (await page.waitForFunction(() => globalThis.first)).jsonValue());
    await context.close();
  }
}
const version = await browser.version();
await browser.close();
server.close();

const rows = Object.entries(samples).map(([library, times]) => [
  library,
  bytes[library].toLocaleString('en'),
  Object.keys(pages[library]).length,
  Math.round(median(times)).toLocaleString('en'),
  ratioOf(median(times), median(samples.chessground)),
]);
const slow = `${whereMeasured(rounds, version)}\n\n${table(['', 'bytes', 'requests', 'ms', 'to chessground'], rows)}`;
await publish({slow}, options);
