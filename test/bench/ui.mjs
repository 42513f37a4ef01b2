/**
 * Boards on a page beside other libraries: processor time of the main thread, memory, nodes, listeners, and
 * how soon a drag is answered; without coordinates and with them, on boards of 160 and of 240 pixels, all visible and
 * one in ten visible. Each library has its page, its one script and, for every measurement, a fresh renderer; all take
 * turns, round by round, and a result is the median of the rounds. Boards are checked piece by piece.
 *
 * `npm run bench`; `--rounds 3`, `--only first,100-boards`, `--libraries fen-board,chessground` and `--coordinates off`
 * measure less of it, and `--write` puts the tables into docs/benchmarks.md. The libraries are installed into
 * test/bench.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import prettier from 'prettier';
import {ProgressLine, seconds} from '../../scripts/progress.mjs';
import {libraries as all} from './ui/libraries.mjs';
import {openBrowser} from './ui/measure.mjs';
import {positions} from './ui/positions.mjs';
import {heavyRounds, mediansOf, patience, report, targets} from './ui/report.mjs';
import {pagesOf, scenarioNames} from './ui/scenarios.mjs';
import {servePages} from './ui/serve.mjs';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '4'},
    only: {type: 'string', default: scenarioNames.join()},
    libraries: {type: 'string', default: all.map(({module}) => module).join()},
    coordinates: {type: 'string', default: 'off,on'},
    write: {type: 'boolean', default: false},
  },
});
const rounds = Number(options.rounds);
const asked = options.only.split(',');
const libraries = all.filter(({module}) => options.libraries.split(',').includes(module));
const stories = options.coordinates.split(',');
const isWrong =
  asked.some((name) => !scenarioNames.includes(name)) ||
  stories.some((story) => story !== 'off' && story !== 'on') ||
  libraries.length === 0 ||
  !(rounds > 0);
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
const tooSlow = new Set();

function keep(story, name, rows) {
  const ofLibrary = ((samples[story] ??= {})[name] ??= {});
  for (const [title, value] of Object.entries(rows)) (ofLibrary[title] ??= []).push(value);
}

const scriptsOf = (rows) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([, row]) => row.script !== undefined)
      .map(([title, {script}]) => [title, {script}]),
  );

// One more round is traced, for the share of scripts alone: tracing takes time of its own.
for (let round = 1; round <= rounds + 1; round++) {
  const isTraced = round > rounds;
  for (const story of stories) {
    const pages = pagesOf(asked, story === 'on').filter((page) => {
      // A script alone has no coordinates.
      if (page.isAlone && story !== stories[0]) return false;
      return isTraced ? page.isTraced : !page.isHeavy || round <= heavyRounds(rounds);
    });
    for (const setup of pages) {
      const which = `${setup.name}, ${setup.size} px, coordinates ${story}`;
      line.show(`${isTraced ? 'traced' : `round ${round} of ${rounds}`}: ${which}`);
      // Not always the same one comes first.
      for (let i = 0; i < libraries.length; i++) {
        const library = libraries[(i + round) % libraries.length];
        const key = `${library.name} ${JSON.stringify(setup)}`;
        if ((setup.name === 'drag' && !library.acts) || (!isTraced && tooSlow.has(key))) continue;
        const start = performance.now();
        const page = await browser.open(library, setup, isTraced);
        try {
          const rows = await setup.run(page, fens);
          if (!isTraced && performance.now() - start > patience) tooSlow.add(key);
          keep(story, library.name, isTraced ? scriptsOf(rows) : rows);
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

const texts = {};
for (const story of stories) {
  const results = mediansOf(libraries, samples[story]);
  texts[story] = report(libraries, results, {browser: browser.version, rounds});
  console.log(`\nCoordinates ${story}\n\n${texts[story]}\n`);
  for (const {text, holds} of targets(libraries, results, story)) {
    console.log(`${holds ? 'holds ' : 'missed'}  ${text}`);
  }
}
console.log(`\nThe bench took ${seconds(begin)}.`);

if (options.write) {
  const file = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
  const written = readFileSync(file, 'utf8').replace(
    /(<!-- bench: coordinates (\w+) -->\n)[^]*?(\n<!-- end -->)/g,
    (whole, from, story, to) => (texts[story] ? `${from}\n${texts[story]}\n${to}` : whole),
  );
  const style = {...(await prettier.resolveConfig(file)), parser: 'markdown'};
  writeFileSync(file, await prettier.format(written, style));
}
