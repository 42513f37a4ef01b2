// The npm commands. Run by Node alone: what a command needs is installed first, and only then imported.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {ensureBuilt} from './built.mjs';
import {install} from './install.mjs';

if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`Node 20 or later is needed; this is Node ${process.versions.node}.`);
  process.exit(1);
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const run = (command, args, env = {}) =>
  spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}}).status ?? 1;
const node = (args, env) => run(process.execPath, args, env);
const orStop = (status) => {
  if (status) process.exit(status);
};

// npm says where it is in the environment, so no shell is needed, on Windows either.
const npmCommand = (...args) => {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.execPath, [cli, ...args]];
  return ['npm', args, {shell: process.platform === 'win32'}];
};
const npm = (...given) => {
  const [command, args, options] = npmCommand(...given);
  return spawnSync(command, args, {stdio: 'inherit', ...options}).status ?? 1;
};

/** Mocha on files that run in Node, TypeScript included. */
const mocha = (files, env) =>
  node(['--import', 'tsx', 'node_modules/mocha/bin/mocha.js', '--reporter', 'dot', ...files], env);

const commands = {
  async start() {
    await ensureBuilt();
    const {serveDemo} = await import('./serve-demo.mjs');
    await serveDemo();
  },

  /** Writes dist where it is not up to date; `--force` in any case. */
  async build(args) {
    await ensureBuilt({force: args.includes('--force')});
  },

  /** What is written from the class and from what is built; `--check` compares. */
  async docs(args) {
    await ensureBuilt();
    orStop(node(['scripts/docs.mjs', ...args]));
    // The files for editors are written from the manifest.
    if (!args.includes('--check')) orStop(node(['scripts/editors.mjs']));
  },

  /** The sizes of what is shipped; `--write` writes them down, `--check` compares. */
  async size(args) {
    await ensureBuilt();
    process.exit(node(['scripts/size.mjs', ...args]));
  },

  /**
   * The whole table of pages in test/pages: every kind of board on each, in all engines or in those of `--engines`;
   * `--rows=<words>` tries the rows whose names have these words.
   */
  async pages(args) {
    const {findEngines} = await import('./engines.mjs');
    const valueOf = (name) => args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
    const engines = await findEngines(npm, valueOf('--engines')?.split(','));
    const runner = ['node_modules/@web/test-runner/dist/bin.js', '--files', 'test/pages/*.test.ts'];
    process.exit(
      node(runner, {...engines, FEN_BOARD_EVERY_KIND: '1', FEN_BOARD_ROWS: valueOf('--rows') ?? ''}),
    );
  },

  /** Sites made by static site generators, with the package as it would be published. */
  async generators() {
    const {findEngines} = await import('./engines.mjs');
    const engines = await findEngines(npm, ['chromium']);
    await ensureBuilt();
    const {makeSites} = await import('./make-sites.mjs');
    orStop(makeSites(npm));
    process.exit(mocha(['test/frameworks/generators.test.mjs'], engines));
  },

  /** The WordPress plugin: dist/fen-board-wordpress.zip. */
  async wordpress() {
    await ensureBuilt();
    process.exit(node(['scripts/wordpress.mjs']));
  },

  /**
   * The plugin in a WordPress of its own, in Chromium: the oldest that it runs on, or with `--newest` Debian's newest.
   */
  async 'test:wordpress'(args) {
    const {findChromium, installFromDebian} = await import('./browser.mjs');
    const chromium = await findChromium(npm);
    if (spawnSync('unzip', ['-v'], {stdio: 'ignore'}).error) installFromDebian('unzip');
    await ensureBuilt();
    orStop(node(['scripts/wordpress.mjs']));
    const version = args.includes('--newest') ? 'newest' : 'oldest';
    const others = args.filter((arg) => arg !== '--newest');
    // In the order of their names: the last one deletes the plugin.
    const files = others.some((arg) => arg.endsWith('.mjs')) ? [] : ['test/wordpress/*.test.mjs'];
    const options = ['--reporter', 'spec', '--sort', '--timeout', '240000', '--slow', '20000'];
    const mocha = ['--import', 'tsx', 'node_modules/mocha/bin/mocha.js', ...options, ...files, ...others];
    process.exit(node(mocha, {...chromium, FEN_BOARD_WORDPRESS: version}));
  },

  /** Counts positions against tables: about 850 million leaves. */
  async perft(args) {
    process.exit(node(['test/perft.mjs', ...args]));
  },

  /** Draws the files in test/fixtures/svg and the pictures in test/visual again; look at what has changed. */
  async golden() {
    const {findEngines} = await import('./engines.mjs');
    const engines = await findEngines(npm, ['chromium', 'firefox']);
    await ensureBuilt();
    const files = node(['--import', 'tsx', 'test/package/pictures.mjs', '--write']);
    const runner = ['node_modules/@web/test-runner/dist/bin.js', '--files', 'test/visual/*.test.ts'];
    process.exit(files || node(runner, {...engines, FEN_BOARD_BASELINES: 'write'}));
  },

  /** Compares speed with other libraries: of boards on a page, or for example of the rules with `bench rules`. */
  async bench(args) {
    const [what, ...others] = args[0]?.match(/^\w/) ? args : ['ui', ...args];
    const {installPeers} = await import('../test/bench/peers.mjs');
    if (what !== 'solve') installPeers();
    if (what === 'ui' || what === 'solve') await ensureBuilt();
    process.exit(node([`test/bench/${what}.mjs`, ...others]));
  },

  /** The same games in other programs. */
  async differential() {
    process.exit(mocha(['test/differential/*.ts']));
  },

  /** Compares the reader of PGN with other programs, on games that others have collected; installs both first. */
  async collections() {
    const {installPeers} = await import('../test/bench/peers.mjs');
    installPeers(fileURLToPath(new URL('../test/collections/', import.meta.url)));
    process.exit(mocha(['test/collections/*.test.mjs']));
  },

  /** Looks for inputs that break the laws: `--minutes 30 --seed 7`; one minute by default. */
  async fuzz(args) {
    const {findChromium} = await import('./browser.mjs');
    const chromium = await findChromium(npm);
    await ensureBuilt();
    process.exit(node(['--import', 'tsx', 'test/fuzz/run.ts', ...args], chromium));
  },

  /** Looks for leaks, and loads far more than a page should. */
  async load() {
    const {findChromium} = await import('./browser.mjs');
    const chromium = await findChromium(npm);
    await ensureBuilt();
    process.exit(mocha(['test/load/*.test.mjs'], chromium));
  },

  /** The apps of test/frameworks, built with their own tools from the packed package, in Chromium. */
  async frameworks(args) {
    const {findEngines} = await import('./engines.mjs');
    const engines = await findEngines(npm, ['chromium']);
    await ensureBuilt();
    const file = 'test/frameworks/frameworks.test.mjs';
    process.exit(node(['node_modules/mocha/bin/mocha.js', '--reporter', 'spec', file, ...args], engines));
  },

  /** `npm test`; see there. */
  async test(args) {
    const {test} = await import('./test.mjs');
    process.exit(await test(args, npm));
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
orStop(await install(npmCommand));
await command(args);
