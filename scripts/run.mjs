// The npm commands. Run by Node alone: what a command needs is installed first, and only then imported.
import {existsSync, statSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const run = (command, args, env = {}) =>
  spawnSync(command, args, {stdio: 'inherit', env: {...process.env, ...env}}).status ?? 1;
const node = (args, env) => run(process.execPath, args, env);
const orStop = (status) => {
  if (status) process.exit(status);
};

// npm tells where it is; so no shell is needed, on Windows either.
const npm = (...args) => {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return node([cli, ...args]);
  return spawnSync('npm', args, {stdio: 'inherit', shell: process.platform === 'win32'}).status ?? 1;
};

function install() {
  const done = 'node_modules/.package-lock.json';
  if (existsSync(done) && statSync(done).mtimeMs + 1000 >= statSync('package-lock.json').mtimeMs) return;
  console.log('Installing dependencies…');
  orStop(npm('ci', '--no-fund', '--no-audit', '--loglevel=error'));
}

const build = () => orStop(node(['node_modules/rollup/dist/bin/rollup', '-c', '--silent']));

/** Mocha on files that run in Node, TypeScript included. */
const mocha = (files, env) =>
  node(['--import', 'tsx', 'node_modules/mocha/bin/mocha.js', '--reporter', 'dot', ...files], env);

const commands = {
  async start() {
    build();
    const {serveDemo} = await import('./serve-demo.mjs');
    await serveDemo();
  },

  async build() {
    build();
  },

  /** The sizes of what is shipped; `--write` writes them down, `--check` compares. */
  async size(args) {
    build();
    process.exit(node(['scripts/size.mjs', ...args]));
  },

  /** Counts positions against tables: about 850 million leaves. */
  async perft(args) {
    process.exit(node(['test/perft.mjs', ...args]));
  },

  /** Speed beside other libraries: `bench rules`, for one. */
  async bench([what, ...args]) {
    process.exit(node([`test/bench/${what}.mjs`, ...args]));
  },

  /** The same games in other programs. */
  async differential() {
    process.exit(mocha(['test/differential/*.ts']));
  },

  /**
   * `npm test`: everything in Chromium and in whichever other engines are there, or in those that `--engines` names;
   * then what runs in Node. Other arguments go to the test runner.
   */
  async test(args) {
    const isEngines = (arg) => arg.startsWith('--engines=');
    const asked = args.find(isEngines)?.slice('--engines='.length).split(',');
    const {findEngines} = await import('./engines.mjs');
    const engines = await findEngines(npm, asked);
    build();
    const others = args.filter((arg) => !isEngines(arg));
    const inBrowsers = node(['node_modules/@web/test-runner/dist/bin.js', ...others], engines);
    const inNode = mocha(['test/package/**/*.test.mjs', 'test/{notation,rules,pgn}/**/*.test.ts'], engines);
    process.exit(inBrowsers || inNode);
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(`Commands: ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
install();
await command(args);
