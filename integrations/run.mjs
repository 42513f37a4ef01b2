// Tests the guests, which are what other programs need to show boards: “npm run guests”. It installs what they need, each
// in its own folder. Names choose guests, as in “npm run guests generators editors”; without names, all but `apps` run.
//   --smoke   only whether they still load, in seconds; with this, `apps` too
//   --build   only what their tests need, such as the plugin for WordPress in dist/fen-board-wordpress.zip
//   --newest  WordPress in Debian’s newest version instead of the oldest that the plugin supports
// Other options are Mocha’s, such as “-g Hexo” or the path of one file.
import {spawnSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {findBrowsers, installFromDebian} from '../scripts/browsers.mjs';
import {ensureBuilt} from '../scripts/build.mjs';
import {installBeside, installDependencies} from '../scripts/npm.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

/** Runs a program in Node; ends the process if it fails. */
function node(args, env = {}) {
  const {status} = spawnSync(process.execPath, args, {stdio: 'inherit', env: {...process.env, ...env}});
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * The guests: the programs that they need, with the Debian packages that have them; whether they have packages of npm; a
 * script that prepares them; tests, and those that show in seconds whether they still load.
 */
const guests = {
  wordpress: {
    programs: {unzip: ['unzip']},
    hasPackages: true,
    build: 'wordpress/build/plugin.mjs',
    // `--sort` keeps the order of their names: the last one deletes the plugin. A page of a busy server may be late once.
    options: ['--sort', '--timeout', '240000', '--slow', '20000', '--retries', '1'],
    tests: 'wordpress/test/*.test.mjs',
    smoke: 'wordpress/test/build.test.mjs',
  },
  generators: {
    programs: {
      hugo: ['hugo'],
      jekyll: ['jekyll'],
      mkdocs: ['mkdocs', 'mkdocs-material'],
      'sphinx-build': ['python3-sphinx', 'python3-myst-parser'],
      pandoc: ['pandoc'],
      asciidoctor: ['asciidoctor', 'ruby-rouge'],
      pdftoppm: ['poppler-utils'],
      weasyprint: ['weasyprint'],
    },
    hasPackages: true,
    tests: 'generators/*.test.mjs',
    smoke: 'generators/smoke.test.mjs',
  },
  worker: {hasPackages: true, tests: 'worker/*.test.mjs'},
  editors: {hasPackages: true, tests: 'editors/*.test.mjs'},
  frameworks: {tests: 'frameworks/frameworks.test.mjs', smoke: 'frameworks/smoke.test.mjs'},
  // 830 MB: production builds by Docusaurus, Next, Nuxt and SvelteKit.
  apps: {hasPackages: true, tests: 'apps/*.test.mjs', isOnlyByName: true},
};

const args = process.argv.slice(2);
const take = (option) => args.includes(option) && Boolean(args.splice(args.indexOf(option), 1));
const [isSmoke, isBuild, isNewest] = ['--smoke', '--build', '--newest'].map(take);
const chosen = args.filter((arg) => Object.hasOwn(guests, arg));
const options = args.filter((arg) => !chosen.includes(arg));
const all = Object.keys(guests).filter((name) => isSmoke || !guests[name].isOnlyByName);
const names = chosen.length > 0 ? chosen : all;

/** Installs and builds what the tests of a guest need. */
function prepare({programs = {}, hasPackages, build}, name) {
  const missing = Object.keys(programs).filter((program) => spawnSync(program, ['--version']).error);
  if (missing.length > 0) installFromDebian(...missing.flatMap((program) => programs[program]));
  if (hasPackages) installBeside(`integrations/${name}`);
  if (build) node([`integrations/${build}`]);
}

/** Runs tests, named by patterns of this folder. */
function mocha(patterns, env, ...others) {
  const files = patterns.map((pattern) => `integrations/${pattern}`);
  node(['node_modules/mocha/bin/mocha.js', '--reporter', 'spec', ...others, ...files], env);
}

installDependencies();
ensureBuilt();
if (isSmoke) {
  // What only the whole tests need is not installed.
  for (const name of names) if (guests[name].build) prepare(guests[name], name);
  const smoke = names.flatMap((name) => guests[name].smoke ?? []);
  mocha(['smoke.test.mjs', ...smoke], {}, ...options);
} else {
  const env = isBuild ? {} : await findBrowsers(['chromium']);
  for (const name of names) {
    prepare(guests[name], name);
    if (isBuild) continue;
    console.log(`\n${name}`);
    const wordpress = {FEN_BOARD_WORDPRESS: isNewest ? 'newest' : 'oldest'};
    const tests = options.some((option) => option.endsWith('.test.mjs')) ? [] : [guests[name].tests];
    mocha(tests, {...env, ...wordpress}, ...(guests[name].options ?? []), ...options);
  }
}
