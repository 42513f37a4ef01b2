// The npm commands, which docs/internals.md describes. This file starts without any package: each command installs what it
// needs, and imports it only then.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {findBrowsers} from './browsers.mjs';
import {ensureBuilt} from './build.mjs';
import {installBeside, installDependencies} from './npm.mjs';
import {test} from './test.mjs';

/** Runs a program in Node; ends the process if it fails. */
function node(args, env) {
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}
/** Ends the process with a message. */
function fail(message) {
  console.error(message);
  process.exit(1);
}
/** Runs tests in Node. */
const mocha = (files, env, options = []) =>
  node(['node_modules/mocha/bin/mocha.js', ...options, ...files], env);
/** Runs tests in the browsers of the environment. */
const testInBrowsers = (files, env) =>
  node(['node_modules/@web/test-runner/dist/bin.js', '--files', files], env);
/** Builds dist. @returns The environment variables with which tests find Chromium. */
async function chromiumAndDist() {
  const env = await findBrowsers(['chromium']);
  ensureBuilt();
  return env;
}

/** What `npm run check` runs; with names, only these. */
const checks = {
  types: () => node(['node_modules/typescript/bin/tsc', '-p', '.']),
  lint: () => node(['node_modules/eslint/bin/eslint.js', '.']),
  format: () => node(['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.']),
  docs: () => commands.docs(['--check']),
  lock: () => node(['scripts/check-lock.mjs']),
  package() {
    ensureBuilt();
    const own = 'test/suites/published';
    installBeside(own);
    node([`${own}/node_modules/publint/src/cli.js`]);
    const notModules = [
      'fen-board.css',
      'fen-board.min.js',
      'fen-board.still.min.js',
      'fen-board.all.min.js',
    ];
    const options = ['--profile', 'esm-only', '--exclude-entrypoints', ...notModules];
    node([`${own}/node_modules/@arethetypeswrong/cli/dist/index.js`, '--pack', '.', ...options]);
    mocha([`${own}/manifest.test.mjs`]);
  },
};

/** The benches that `npm run bench` without a name runs: what pages cost beside other libraries, and files of many games. */
const benchesOfPages = ['ui', 'walk', 'files', 'slow'];

/** What takes too long for `npm test`: `npm run suite <name>`. */
const suites = {
  async pages(args) {
    const {engines, rows} = parseArgs({
      args,
      options: {engines: {type: 'string', default: 'chromium'}, rows: {type: 'string', default: ''}},
    }).values;
    const env = await findBrowsers(engines.split(','));
    testInBrowsers('test/board/pages/*.test.ts', {...env, FEN_BOARD_EVERY_KIND: '1', FEN_BOARD_ROWS: rows});
  },
  load: async () => mocha(['test/suites/load/*.test.mjs'], await chromiumAndDist()),
  perft: (args) => node(['test/suites/perft.mjs', ...args]),
  differential(args) {
    installBeside('test/suites/differential');
    const env = args.includes('--write') ? {FEN_BOARD_CASES: 'write'} : {};
    const files = args.includes('--write') ? 'cases' : '*';
    mocha([`test/suites/differential/${files}.mjs`], env);
  },
  collections() {
    installBeside('test/suites/collections');
    mocha(['test/suites/collections/*.test.mjs']);
  },
  async engines() {
    installBeside('test/suites/engines');
    // A build with threads keeps its workers.
    mocha(['test/suites/engines/*.test.mjs'], await chromiumAndDist(), ['--exit']);
  },
  async orca(args) {
    const {missingPackages} = await import('../test/suites/orca/orca.mjs');
    const missing = missingPackages();
    if (missing.length > 0)
      fail(`The screen reader’s tests need these packages of Debian: ${missing.join(' ')}.`);
    ensureBuilt();
    const env = args.includes('--write') ? {FEN_BOARD_TRANSCRIPTS: 'write'} : {};
    const others = args.filter((arg) => arg !== '--write');
    mocha(['test/suites/orca/orca.test.mjs'], env, ['--reporter', 'spec', ...others]);
  },
};

const commands = {
  async start() {
    ensureBuilt();
    const {serveSite} = await import('./site.mjs');
    await serveSite();
  },
  async site() {
    ensureBuilt();
    const {writeSite} = await import('./site.mjs');
    await writeSite();
  },
  release: (args) => node(['scripts/release.mjs', ...args]),
  build: (args) => ensureBuilt({force: args.includes('--force')}),
  test,
  docs(args) {
    ensureBuilt();
    node(['scripts/docs.mjs', ...args]);
  },
  size(args) {
    ensureBuilt();
    node(['scripts/size.mjs', ...args]);
  },
  suite([name, ...args]) {
    if (!Object.hasOwn(suites, name)) fail(`Suites: ${Object.keys(suites).join(', ')}.`);
    return suites[name](args);
  },
  check(names) {
    if (!names.every((name) => Object.hasOwn(checks, name)))
      fail(`Checks: ${Object.keys(checks).join(', ')}.`);
    for (const name of names.length > 0 ? names : Object.keys(checks)) {
      console.log(`Checking ${name}…`);
      checks[name]();
    }
  },
  async golden() {
    const env = await findBrowsers(['chromium', 'firefox']);
    ensureBuilt();
    node(['--import', 'tsx', 'test/package/pictures.mjs', '--write']);
    testInBrowsers('test/picture/visual/*.test.ts', {...env, FEN_BOARD_BASELINES: 'write'});
  },
  async bench(args) {
    const [name, ...others] = args[0]?.match(/^\w/) ? args : ['', ...args];
    for (const what of name ? [name] : benchesOfPages) {
      const isOfOurs = ['solve', 'edit', 'files', 'image'].includes(what);
      if (!isOfOurs) installBeside('test/suites/bench');
      const env = isOfOurs || benchesOfPages.includes(what) ? await chromiumAndDist() : {};
      node([`test/suites/bench/${what}.mjs`, ...others], env);
    }
  },
  async fuzz(args) {
    node(['--import', 'tsx', 'test/suites/fuzz/run.ts', ...args], await chromiumAndDist());
  },
};

const [name = '', ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < 20)
  fail(`Node 20 or later is needed; this is Node ${process.versions.node}.`);
if (!Object.hasOwn(commands, name)) fail(`Commands: ${Object.keys(commands).join(', ')}.`);
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installDependencies();
try {
  await commands[name](args);
} catch (error) {
  // For a misspelt option, the message is enough, without a stack trace.
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  fail(error.message);
}
