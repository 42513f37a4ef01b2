/**
 * What boards cost on a page, beside other libraries: processor time of the main thread, memory, nodes, listeners, and
 * how soon a drag is answered. Each library has its page, its one script and, for every measurement, a fresh renderer;
 * all take turns, round by round, and a result is the median of the rounds. Boards are checked piece by piece.
 *
 * `npm run bench`, with `--rounds 3`, `--only first,100-boards`, `--libraries fen-board,chessground` for less of it,
 * and `--write` to put the tables into the README. The libraries are installed into test/bench.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import prettier from 'prettier';
import {findChromium} from '../../scripts/browser.mjs';
import {installPeers} from './peers.mjs';
import {libraries as all} from './ui/libraries.mjs';
import {openBrowser} from './ui/measure.mjs';
import {positions} from './ui/positions.mjs';
import {median, report, targets} from './ui/report.mjs';
import {scenarios} from './ui/scenarios.mjs';
import {servePages} from './ui/serve.mjs';

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '7'},
    only: {type: 'string', default: Object.keys(scenarios).join()},
    libraries: {type: 'string', default: all.map(({module}) => module).join()},
    write: {type: 'boolean', default: false},
  },
});
const rounds = Number(options.rounds);
const asked = options.only.split(',');
const libraries = all.filter(({module}) => options.libraries.split(',').includes(module));
const unknown = asked.filter((name) => !scenarios[name]);
if (unknown.length > 0 || libraries.length === 0 || !(rounds > 0)) {
  console.error(`Scenarios: ${Object.keys(scenarios)}. Libraries: ${all.map(({module}) => module)}.`);
  process.exit(1);
}
/** What takes longer, in milliseconds, is not done again: its figures vary little. */
const patience = 10_000;

installPeers();
const npm = (...args) => spawnSync('npm', args, {stdio: 'inherit'}).status ?? 1;
Object.assign(process.env, await findChromium(npm));

const fens = await positions();
const server = await servePages(libraries);
const browser = await openBrowser(server.address);
const samples = {};
const tooSlow = new Set();

const keep = (name, rows) => {
  for (const [row, value] of Object.entries(rows)) {
    if (typeof value === 'object') {
      for (const [part, ms] of Object.entries(value)) keep(name, {[`${row}.${part}`]: ms});
    } else {
      samples[name] ??= {};
      (samples[name][row] ??= []).push(value);
    }
  }
};

const scriptsOf = (rows) =>
  Object.fromEntries(
    Object.entries(rows)
      .filter(([, row]) => row.script !== undefined)
      .map(([name, {script}]) => [name, {script}]),
  );

// One more round is traced, for the share of scripts alone: tracing takes time of its own.
for (let round = 1; round <= rounds + 1; round++) {
  const isTraced = round > rounds;
  for (const scenario of asked) {
    process.stderr.write(`${scenario}, ${isTraced ? 'traced' : `round ${round} of ${rounds}`}\n`);
    // Not always the same one comes first.
    for (let i = 0; i < libraries.length; i++) {
      const library = libraries[(i + round) % libraries.length];
      if ((scenario === 'drag' && !library.acts) || tooSlow.has(`${scenario} ${library.name}`)) continue;
      const begin = performance.now();
      const page = await browser.open(library, isTraced);
      try {
        const rows = await scenarios[scenario](page, fens);
        if (performance.now() - begin > patience) tooSlow.add(`${scenario} ${library.name}`);
        keep(library.name, isTraced ? scriptsOf(rows) : rows);
      } finally {
        await page.close();
      }
    }
  }
}

/** `{'ply.total': […]}` as `{ply: {total}}`. */
const medians = (rows) => {
  const result = {};
  for (const [row, numbers] of Object.entries(rows)) {
    const [name, part] = row.split('.');
    if (part) (result[name] ??= {})[part] = median(numbers);
    else result[name] = median(numbers);
  }
  return result;
};
const results = Object.fromEntries(Object.entries(samples).map(([name, rows]) => [name, medians(rows)]));
const text = report(libraries, results, {browser: browser.version, rounds});
console.log(`\n${text}\n`);
for (const {text: target, holds} of targets(libraries, results)) {
  console.log(`${holds ? 'holds ' : 'missed'}  ${target}`);
}
await browser.close();
server.close();

if (options.write) {
  const file = fileURLToPath(new URL('../../README.md', import.meta.url));
  const marked = /(<!-- bench -->\n)[^]*?(\n<!-- end bench -->)/;
  const written = readFileSync(file, 'utf8').replace(marked, (_, from, to) => `${from}\n${text}\n${to}`);
  const style = {...(await prettier.resolveConfig(file)), parser: 'markdown'};
  writeFileSync(file, await prettier.format(written, style));
}
