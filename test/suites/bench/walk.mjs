/**
 * Compares games with those of pgn-viewer in Chromium: the processor time of the main thread for the script and the first game, for
 * twenty games, and for a walk of 80 plies through an annotated game by the events of a held arrow key, one in each frame; and the nodes of a game.
 * Both take turns, each time on a new page; a figure is the median of the rounds.
 *
 * `npm run bench -- walk`; `--rounds 9` measures more, `--write` puts the table into docs/benchmarks.md.
 */
import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {build} from 'esbuild';
import {startPages} from '../../package/page.mjs';
import {median, publish, ratioOf, readOptions, table, whereMeasured} from './figures.mjs';
import {mainThread} from './main-thread.mjs';

const options = readOptions();
const {rounds} = options;

const plies = 80;
const main =
  `e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 cxb5 axb5 Nc3 Bb7 Bg5 b4
Nb1 h6 Bh4 c5 dxe5 Nxe4 Bxe7 Qxe7 exd6 Qf6 Nbd2 Nxd6 Nc4 Nxc4 Bxc4 Nb6 Ne5 Rae8 Bxf7+ Rxf7 Nxf7 Rxe1+ Qxe1 Kxf7 Qe3 Qg5
Qxg5 hxg5 b3 Ke6 a3 Kd6 axb4 cxb4 Ra5 Nd5 f3 Bc8 Kf2 Bf5 Ra7 g6 Ra6+ Kc5 Ke1 Nf4 g3 Nxh3 Kd2 Kb5 Rd6 Kc5 Ra6 Nf2`.split(
    /\s+/,
  );
const moves = main.map((san, i) => {
  const number = `${Math.floor(i / 2) + 1}${i % 2 ? '...' : '.'}`;
  const comment = i % 4 === 1 ? ` { A remark about this move. [%eval 0.3] }` : '';
  return `${number} ${san}${i % 7 === 3 ? '!' : ''}${comment}`;
});
const pgn = `[Event "A game"]\n[White "Anna"]\n[Black "Ben"]\n[Result "1-0"]\n\n${moves.join(' ')} 1-0\n`;

const modules = fileURLToPath(new URL('node_modules', import.meta.url));
const {outputFiles} = await build({
  stdin: {
    contents: `import start from '@lichess-org/pgn-viewer'; globalThis.startViewer = start;`,
    resolveDir: modules,
  },
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  logLevel: 'error',
});
const files = {
  '/pgn-viewer.js': outputFiles[0].text,
  '/pgn-viewer.css': readFileSync(`${modules}/@lichess-org/pgn-viewer/dist/lichess-pgn-viewer.css`, 'utf8'),
};

const page = (body) =>
  `<!doctype html><title>games</title><style>body{margin:8px;width:1000px}</style>${body}`;
/** The libraries: the page with places for games, how these are made, and the element at which a reader’s keys arrive. All of it runs in the page. */
const libraries = {
  'fen-board': {
    html: page('<link rel="stylesheet" href="/dist/fen-board.css"><div id="games"></div>'),
    script: '/dist/fen-board.min.js',
    show: (text, count) => {
      for (let i = 0; i < count; i++) {
        const game = document.createElement('fen-game');
        game.pgn = text;
        document.querySelector('#games').append(game);
      }
    },
    isShown: (count) =>
      [...document.querySelectorAll('fen-game')].filter(({board}) => board?.shadowRoot?.querySelector('path'))
        .length === count,
    keyTarget: () => document.querySelector('fen-game').shadowRoot.querySelector('button.next'),
    current: () => document.querySelector('fen-game').current?.ply ?? 0,
  },
  'pgn-viewer': {
    html: page('<link rel="stylesheet" href="/pgn-viewer.css"><div id="games"></div>'),
    script: '/pgn-viewer.js',
    show: (text, count) => {
      globalThis.viewers = [];
      for (let i = 0; i < count; i++) {
        const place = document.createElement('div');
        document.querySelector('#games').append(place);
        globalThis.viewers.push(globalThis.startViewer(place, {pgn: text}));
      }
    },
    isShown: (count) => document.querySelectorAll('#games piece').length >= 32 * count,
    keyTarget: () => document.querySelector('.lpv'),
    current: () => globalThis.viewers[0].curData().ply ?? 0,
  },
};

/** The nodes that the page has, in shadow roots too. */
async function nodesOf(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Memory.getDOMCounters')).nodes;
}

const drawn = (tab) =>
  tab.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => setTimeout(resolve, 200));
  });

async function measure(pages, {html, script, show, isShown, keyTarget, current}, count) {
  const {page: tab, pageErrors} = await pages.open(html, {viewport: {width: 1100, height: 900}});
  const {devtools, time} = await mainThread(tab);
  await devtools.send('HeapProfiler.collectGarbage');
  const begin = await time();
  await tab.addScriptTag({type: 'module', url: script});
  const scripted = await time();
  const before = await nodesOf(devtools);
  // In a task of its own, so that it counts as the page's, and asking for it does not.
  await tab.evaluate(
    (source, ...values) => void setTimeout(() => new Function(`return (${source})`)()(...values)),
    String(show),
    pgn,
    count,
  );
  await tab.waitForFunction(isShown, {polling: 50}, count);
  await drawn(tab);
  const shown = await time();
  const figures =
    count === 1
      ? {'script and first game, ms': shown - begin, 'nodes of a game': (await nodesOf(devtools)) - before}
      : {'20 games, ms': shown - scripted};
  if (count === 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    const start = await time();
    await tab.evaluate(
      async (source, total) => {
        const target = new Function(`return (${source})()`)();
        for (let i = 0; i < total; i++) {
          target.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true, composed: true}),
          );
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      },
      String(keyTarget),
      plies,
    );
    await drawn(tab);
    figures[`${plies} plies, ms`] = (await time()) - start;
    const ply = await tab.evaluate(current);
    if (ply !== plies) throw new Error(`${script}: the walk has come to ply ${ply}.`);
  }
  if (pageErrors.length > 0) throw new Error(pageErrors.join('; '));
  await tab.close();
  return figures;
}

const pages = await startPages(files);
/** `samples[figure][library]` */
const samples = {};
try {
  for (let round = 0; round < rounds; round++) {
    for (const count of [1, 20]) {
      const names = Object.keys(libraries);
      // Another library begins each round.
      for (const name of round % 2 ? names.reverse() : names)
        for (const [figure, value] of Object.entries(await measure(pages, libraries[name], count)))
          ((samples[figure] ??= {})[name] ??= []).push(value);
    }
  }
} finally {
  await pages.close();
}
const rows = Object.entries(samples).map(([figure, of]) => {
  const [ours, theirs] = [median(of['fen-board']), median(of['pgn-viewer'])];
  return [figure, ours.toFixed(0), theirs.toFixed(0), ratioOf(ours, theirs)];
});
const walk = `${whereMeasured(rounds, pages.version)}\n\n${table(['', ...Object.keys(libraries), 'ratio'], rows)}`;
await publish({walk}, options);
