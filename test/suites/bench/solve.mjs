/**
 * Compares fifty puzzles on a page with fifty boards in play mode with the same positions: the processor time of the main
 * thread in Chromium, from the first byte of the script until all are ready, and for a move on one of them. Both take
 * turns, each time in a new renderer; a figure is the median of the rounds.
 *
 * `npm run bench -- solve`; `--rounds 9` measures more, `--write` puts the table into docs/benchmarks.md.
 */
import {readFileSync} from 'node:fs';
import {startPages} from '../../package/page.mjs';
import {median, publish, ratioOf, readOptions, table, whereMeasured} from './figures.mjs';
import {mainThread} from './main-thread.mjs';

const options = readOptions({}, 7);
const {rounds} = options;

const boards = 50;
const puzzles = JSON.parse(
  readFileSync(new URL('../../tools/fixtures/solve/puzzles.json', import.meta.url), 'utf8'),
)
  // The person moves first, and does not castle or promote.
  .filter(
    ([fen, line, solver]) =>
      fen.split(' ')[1] === solver[0] &&
      /^([a-h][1-8]){2}( |$)/.test(line) &&
      !/10|\d\d/.test(fen.split(' ')[0]),
  )
  .slice(0, boards);

const pageOf = (
  mode,
) => `<!doctype html><title>${mode}</title><link rel="stylesheet" href="/dist/fen-board.css">
  <style>body { margin: 0; display: grid; grid-template-columns: repeat(10, 160px); gap: 8px }</style>
  ${puzzles.map(([fen, line]) => `<fen-board mode="${mode}" fen="${fen}" solution="${line}"></fen-board>`).join('\n')}`;

/** Runs in the page: whether all boards are interactive. */
const isReady = () =>
  [...document.querySelectorAll('fen-board')].every(({shadowRoot}) =>
    shadowRoot?.querySelector('[data-movable]'),
  );

async function measure(pages, mode) {
  const {page, pageErrors} = await pages.open(pageOf(mode), {viewport: {width: 1680, height: 1400}});
  const {devtools, time} = await mainThread(page);
  const costOf = async (act) => {
    await devtools.send('HeapProfiler.collectGarbage');
    const before = await time();
    await act();
    return (await time()) - before;
  };
  const load = await costOf(async () => {
    await page.addScriptTag({type: 'module', url: '/dist/fen-board.min.js'});
    await page.waitForFunction(isReady, {polling: 100});
  });
  const [, line] = puzzles[0];
  const press = async (square) => {
    const cell = await page.evaluateHandle(
      (name) => document.querySelector('fen-board').shadowRoot.querySelector(`[data-square=${name}]`),
      square,
    );
    await cell.click();
  };
  const move = await costOf(async () => {
    await press(line.slice(0, 2));
    await press(line.slice(2, 4));
    await page.waitForFunction(
      (fen) => {
        const {fen: now, shadowRoot} = document.querySelector('fen-board');
        return now !== fen && !shadowRoot.querySelector('[part~=gliding]');
      },
      {polling: 100},
      puzzles[0][0],
    );
  });
  if (pageErrors.length > 0) throw new Error(pageErrors.join('; '));
  await page.close();
  return {load, move};
}

const pages = await startPages();
const samples = {play: [], solve: []};
try {
  // The first round, in which the server reads its files, does not count.
  for (let round = 0; round <= rounds; round++) {
    for (const mode of round % 2 ? ['play', 'solve'] : ['solve', 'play']) {
      const sample = await measure(pages, mode);
      if (round > 0) samples[mode].push(sample);
    }
  }
} finally {
  await pages.close();
}
const rows = Object.entries({'until all can be acted on': 'load', 'one move on one of them': 'move'}).map(
  ([title, key]) => {
    const [play, solve] = ['play', 'solve'].map((mode) => median(samples[mode].map((sample) => sample[key])));
    return [title, play.toFixed(0), solve.toFixed(0), ratioOf(solve, play)];
  },
);
const solve = `${whereMeasured(rounds, pages.version)}\n\n${table(['main thread, ms', 'play', 'solve', 'ratio'], rows)}`;
await publish({solve}, options);
