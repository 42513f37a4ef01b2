/**
 * Measures the cost of boards on a page: processor time of the main thread, memory, nodes, listeners, and the delay of a
 * drag; with and without coordinates, with and without gliding. Each library has its own page with one script and, for
 * each measurement, a new renderer. chessground and chess-board take turns with fen-board, and a result is the median of
 * the rounds. Other libraries are measured once, in the most common scenarios. The pieces on the boards are checked.
 *
 * `npm run bench`; `--rounds 3`, `--only first,100-boards`, `--libraries fen-board,chessground` and `--coordinates off`
 * measure less, and `--write` puts the tables into docs/benchmarks.md. The libraries are installed into test/suites/bench.
 */
import {publish, readOptions} from './figures.mjs';
import {ProgressLine, seconds} from './progress.mjs';
import {libraries as all} from './ui/libraries.mjs';
import {openBrowser} from './ui/measure.mjs';
import {positions} from './ui/positions.mjs';
import {report} from './ui/report.mjs';
import {pagesOf, scenarioNames} from './ui/scenarios.mjs';
import {servePages} from './ui/serve.mjs';

const options = readOptions({
  only: scenarioNames.join(),
  libraries: all.map(({module}) => module).join(),
  coordinates: 'off,on',
});
const {rounds} = options;
const asked = options.only.split(',');
const libraries = all.filter(({module}) => options.libraries.split(',').includes(module));
const stories = options.coordinates.split(',');
const isWrong =
  asked.some((name) => !scenarioNames.includes(name)) ||
  stories.some((story) => story !== 'off' && story !== 'on') ||
  libraries.length === 0;
if (isWrong) {
  console.error(
    `Scenarios: ${scenarioNames}. Libraries: ${all.map(({module}) => module)}. Coordinates: off,on.`,
  );
  process.exit(1);
}

const begin = performance.now();
const fens = await positions();
const server = await servePages(libraries);
const browser = await openBrowser(server.address);
const line = new ProgressLine();
/** `samples[story][library][title]` */
const samples = {};

for (let round = 1; round <= rounds; round++) {
  for (const story of stories) {
    for (const setup of pagesOf(asked, story === 'on')) {
      line.show(`round ${round} of ${rounds}: ${setup.name}, coordinates ${story}`);
      // Another library begins each round.
      for (let i = 0; i < libraries.length; i++) {
        const library = libraries[(i + round) % libraries.length];
        const isLeftOut =
          (!library.isInEveryRound && (round > 1 || story !== stories[0] || !setup.isForAll)) ||
          (setup.name === 'drag' && !library.acts) ||
          (setup.glides && !library.glides);
        if (isLeftOut) continue;
        const page = await browser.open(library, setup);
        try {
          const ofLibrary = ((samples[story] ??= {})[library.name] ??= {});
          for (const [title, value] of Object.entries(await setup.run(page, fens))) {
            (ofLibrary[title] ??= []).push(value);
          }
        } finally {
          await page.close();
        }
      }
    }
  }
}
line.clear();
await browser.close();
server.close();

const {texts, reached} = report(libraries, samples, {browser: browser.version, rounds});
await publish(texts, options);
console.log(`\n${reached.join('\n')}\n\nThe bench took ${seconds(begin)}.`);
