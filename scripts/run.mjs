// The npm commands, which CONTRIBUTING.md describes. This file starts without any package: each command installs what it
// needs, and imports it only then.
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
/** A command that builds dist, if it is not up to date, and then runs a script. */
const onDist = (script) => (args) => {
  ensureBuilt();
  node([script, ...args]);
};
/** Builds dist. @returns The environment variables with which tests find Chromium. */
async function chromiumAndDist() {
  const env = await findBrowsers(['chromium']);
  ensureBuilt();
  return env;
}

const commands = {
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

  build: (args) => ensureBuilt({force: args.includes('--force')}),

  test,

  docs: onDist('scripts/docs.mjs'),

  size: onDist('scripts/size.mjs'),

  async pages(args) {
    const {values} = parseArgs({
      args,
      options: {engines: {type: 'string'}, rows: {type: 'string', default: ''}},
    });
    const env = await findBrowsers(values.engines?.split(','));
    testInBrowsers('test/pages/*.test.ts', {...env, FEN_BOARD_EVERY_KIND: '1', FEN_BOARD_ROWS: values.rows});
  },

  generators: async () => mocha(['test/frameworks/generators.test.mjs'], await chromiumAndDist()),

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

  async frameworks(args) {
    const files = ['test/frameworks/frameworks.test.mjs', ...args];
    mocha(files, await chromiumAndDist(), ['--reporter', 'spec']);
  },

  wordpress: onDist('scripts/wordpress.mjs'),

  async 'test:wordpress'(args) {
    const env = await findBrowsers(['chromium']);
    if (spawnSync('unzip', ['-v'], {stdio: 'ignore'}).error) installFromDebian('unzip');
    commands.wordpress([]);
    const others = args.filter((arg) => arg !== '--newest');
    // `--sort` keeps the order of their names: the last one deletes the plugin.
    const files = others.some((arg) => arg.endsWith('.mjs')) ? [] : ['test/wordpress/*.test.mjs'];
    // A page of a busy server may be late once.
    const patient = ['--timeout', '240000', '--slow', '20000', '--retries', '1'];
    const options = ['--reporter', 'spec', '--sort', ...patient];
    const version = args.includes('--newest') ? 'newest' : 'oldest';
    mocha([...files, ...others], {...env, FEN_BOARD_WORDPRESS: version}, options);
  },

  perft: (args) => node(['test/perft.mjs', ...args]),

  async golden() {
    const env = await findBrowsers(['chromium', 'firefox']);
    ensureBuilt();
    node(['--import', 'tsx', 'test/package/pictures.mjs', '--write']);
    testInBrowsers('test/visual/*.test.ts', {...env, FEN_BOARD_BASELINES: 'write'});
  },

  async bench(args) {
    const [what, ...others] = args[0]?.match(/^\w/) ? args : ['ui', ...args];
    if (what !== 'solve') {
      const {installPeers} = await import('../test/bench/peers.mjs');
      installPeers();
    }
    const env = what === 'ui' || what === 'solve' ? await chromiumAndDist() : {};
    node([`test/bench/${what}.mjs`, ...others], env);
  },

  differential: () => mocha(['test/differential/*.ts']),

  async collections() {
    const {installPeers} = await import('../test/bench/peers.mjs');
    installPeers(fileURLToPath(new URL('../test/collections/', import.meta.url)));
    mocha(['test/collections/*.test.mjs']);
  },

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

  async fuzz(args) {
    node(['--import', 'tsx', 'test/fuzz/run.ts', ...args], await chromiumAndDist());
  },

  load: async () => mocha(['test/load/*.test.mjs'], await chromiumAndDist()),
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
