// The npm commands. This file starts without any package: each command installs what it needs, and imports it only then.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {findBrowsers, installFromDebian} from './browsers.mjs';
import {ensureBuilt} from './build.mjs';
import {installBeside, installDependencies} from './npm.mjs';
import {test} from './test.mjs';

/** Runs a program in Node; ends the process if it fails. */
function node(args, env) {
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}
/** Runs tests in Node, TypeScript included. */
const mocha = (files, env, options = ['--reporter', 'dot']) =>
  node(['--import', 'tsx', 'node_modules/mocha/bin/mocha.js', ...options, ...files], env);
/** Runs tests in the browsers of the environment. */
const testInBrowsers = (files, env) =>
  node(['node_modules/@web/test-runner/dist/bin.js', '--files', files], env);

const commands = {
  /** Serves the demo at PORT, or at the first free port from 8000 on; opens a browser if run in a terminal. */
  async start() {
    ensureBuilt();
    const {startDevServer} = await import('@web/dev-server');
    const home = '<!doctype html><meta http-equiv="refresh" content="0; url=/demo/">';
    const {config} = await startDevServer({
      readCliArgs: false,
      readFileConfig: false,
      logStartMessage: false,
      config: {
        rootDir: process.cwd(),
        // Listens on this machine alone: for “localhost” in lower case, the server would listen on every address.
        hostname: 'LOCALHOST',
        port: Number(process.env.PORT) || undefined,
        open: process.stdout.isTTY && !process.env.CI ? '/demo/' : false,
        plugins: [{name: 'home', serve: ({path}) => path === '/' && {body: home, type: 'html'}}],
      },
    });
    console.log(`The demo is at http://localhost:${config.port}/demo/ (Ctrl+C ends it).`);
  },

  /** Builds dist unless it is up to date; with `--force` always. */
  build: (args) => ensureBuilt({force: args.includes('--force')}),

  test,

  /** Writes the generated files and the generated parts of the docs; with `--check` compares them. */
  docs(args) {
    ensureBuilt();
    node(['scripts/docs.mjs', ...args]);
  },

  /** Prints the sizes of the shipped files; `--write` records them, `--check` compares them. */
  size(args) {
    ensureBuilt();
    node(['scripts/size.mjs', ...args]);
  },

  /**
   * Tests every kind of board on every page of the tables in test/pages, in all engines or in those of `--engines`;
   * `--rows=<words>` tests only the rows whose names contain these words.
   */
  async pages(args) {
    const {values} = parseArgs({
      args,
      options: {engines: {type: 'string'}, rows: {type: 'string', default: ''}},
    });
    const env = await findBrowsers(values.engines?.split(','));
    testInBrowsers('test/pages/*.test.ts', {...env, FEN_BOARD_EVERY_KIND: '1', FEN_BOARD_ROWS: values.rows});
  },

  /** Tests sites made by static site generators, with the package as it would be published. */
  async generators() {
    const env = await findBrowsers(['chromium']);
    ensureBuilt();
    mocha(['test/frameworks/generators.test.mjs'], env);
  },

  /**
   * Tests a post in static site generators, from Debian and npm, and blocks in editors and sanitizers, in Chromium; with
   * `--all` also production builds of Docusaurus, Next, Nuxt and SvelteKit.
   */
  async hosts(args) {
    const isAll = args.includes('--all');
    const env = await findBrowsers(['chromium']);
    const packages = {
      hugo: ['hugo'],
      jekyll: ['jekyll'],
      mkdocs: ['mkdocs', 'mkdocs-material'],
      'sphinx-build': ['python3-sphinx', 'python3-myst-parser'],
      pandoc: ['pandoc'],
      asciidoctor: ['asciidoctor', 'ruby-rouge'],
      pdftoppm: ['poppler-utils'],
      weasyprint: ['weasyprint'],
    };
    const missing = Object.keys(packages).filter((program) => spawnSync(program, ['--version']).error);
    if (missing.length > 0) installFromDebian(...missing.flatMap((program) => packages[program]));
    ensureBuilt();
    for (const folder of ['generators', 'editors', ...(isAll ? ['apps'] : [])])
      installBeside(`test/hosts/${folder}`);
    const files = ['test/hosts/*.test.mjs', ...(isAll ? ['test/hosts/apps/*.test.mjs'] : [])];
    mocha(files, env, ['--reporter', 'dot', ...args.filter((arg) => arg !== '--all')]);
  },

  /** Tests the apps of test/frameworks in Chromium, built with their own tools from the packed package. */
  async frameworks(args) {
    const env = await findBrowsers(['chromium']);
    ensureBuilt();
    mocha(['test/frameworks/frameworks.test.mjs', ...args], env, ['--reporter', 'spec']);
  },

  /** Builds the WordPress plugin: dist/fen-board-wordpress.zip. */
  wordpress() {
    ensureBuilt();
    node(['scripts/wordpress.mjs']);
  },

  /**
   * Tests the plugin in Chromium, in a new WordPress: the oldest version that it supports, or with `--newest` Debian's
   * newest.
   */
  async 'test:wordpress'(args) {
    const env = await findBrowsers(['chromium']);
    if (spawnSync('unzip', ['-v'], {stdio: 'ignore'}).error) installFromDebian('unzip');
    commands.wordpress();
    const others = args.filter((arg) => arg !== '--newest');
    // `--sort` keeps the order of their names: the last one deletes the plugin.
    const files = others.some((arg) => arg.endsWith('.mjs')) ? [] : ['test/wordpress/*.test.mjs'];
    // A page of a busy server may be late once.
    const patient = ['--timeout', '240000', '--slow', '20000', '--retries', '1'];
    const options = ['--reporter', 'spec', '--sort', ...patient];
    const version = args.includes('--newest') ? 'newest' : 'oldest';
    mocha([...files, ...others], {...env, FEN_BOARD_WORDPRESS: version}, options);
  },

  /** Counts the positions that moves lead to (perft) and compares with published counts: about 850 million leaves. */
  perft: (args) => node(['test/perft.mjs', ...args]),

  /** Draws the files in test/fixtures/svg and the pictures in test/visual again; review the changes before a commit. */
  async golden() {
    const env = await findBrowsers(['chromium', 'firefox']);
    ensureBuilt();
    node(['--import', 'tsx', 'test/package/pictures.mjs', '--write']);
    testInBrowsers('test/visual/*.test.ts', {...env, FEN_BOARD_BASELINES: 'write'});
  },

  /** Compares the speed with other libraries: of boards on a page, or, for example, of the rules with `bench rules`. */
  async bench(args) {
    const [what, ...others] = args[0]?.match(/^\w/) ? args : ['ui', ...args];
    if (what !== 'solve') {
      const {installPeers} = await import('../test/bench/peers.mjs');
      installPeers();
    }
    let env;
    if (what === 'ui' || what === 'solve') {
      env = await findBrowsers(['chromium']);
      ensureBuilt();
    }
    node([`test/bench/${what}.mjs`, ...others], env);
  },

  /** Plays the same games in other programs and compares. */
  differential: () => mocha(['test/differential/*.ts']),

  /** Compares the reader of PGN with other programs, on published collections of games; installs both first. */
  async collections() {
    const {installPeers} = await import('../test/bench/peers.mjs');
    installPeers(fileURLToPath(new URL('../test/collections/', import.meta.url)));
    mocha(['test/collections/*.test.mjs']);
  },

  /** Lets the screen reader Orca do five tasks in Firefox, and compares what it says; `--write` records it. */
  async orca(args) {
    const {missingPackages} = await import('../test/orca/orca.mjs');
    const missing = missingPackages();
    if (missing.length > 0) {
      console.error(`The screen reader’s tests need these packages of Debian: ${missing.join(' ')}.`);
      process.exit(1);
    }
    ensureBuilt();
    const env = args.includes('--write') ? {FEN_BOARD_TRANSCRIPTS: 'write'} : {};
    const others = args.filter((arg) => arg !== '--write');
    mocha(['test/orca/orca.test.mjs'], env, ['--reporter', 'spec', ...others]);
  },

  /** Looks for inputs that break the laws: `--minutes 30 --seed 7`; one minute by default. */
  async fuzz(args) {
    const env = await findBrowsers(['chromium']);
    ensureBuilt();
    node(['--import', 'tsx', 'test/fuzz/run.ts', ...args], env);
  },

  /** Looks for memory leaks, and loads far more boards than a page should. */
  async load() {
    const env = await findBrowsers(['chromium']);
    ensureBuilt();
    mocha(['test/load/*.test.mjs'], env);
  },
};

const [name = '', ...args] = process.argv.slice(2);
if (Number.parseInt(process.versions.node, 10) < 20) {
  console.error(`Node 20 or later is needed; this is Node ${process.versions.node}.`);
  process.exit(1);
}
if (!Object.hasOwn(commands, name)) {
  console.error(`Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
installDependencies();
try {
  await commands[name](args);
} catch (error) {
  // For a misspelt option, the message is enough, without a stack trace.
  if (!error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
  console.error(error.message);
  process.exit(1);
}
