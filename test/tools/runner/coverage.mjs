/**
 * Computes how much of src the tests ran, from the counts of Chromium in the given folder and from tests that run here, in
 * Node. Prints the figures in one line; those of each folder, and the lines that did not run, are in report.txt. Fails
 * below the required figures. A comment `v8 ignore next` excludes a line, with the reason.
 */
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {build, transform, transformSync} from 'esbuild';
import {CoverageReport} from 'monocart-coverage-reports';
import {filesIn, isPure} from './files.mjs';

// They may rise, and never fall.
const least = {lines: 99.7, functions: 98.5, branches: 95.3};
const kinds = Object.keys(least);

const [folder] = process.argv.slice(2);
const reportFile = join(folder, 'report.txt');
const inNode = join(folder, 'node');
const ofSrc = (path) => path.replace(/^.*?(?=src\/)/, '');

const counted = readdirSync(join(folder, 'chromium'))
  .map((name) => JSON.parse(readFileSync(join(folder, 'chromium', name), 'utf8')))
  .filter((entries) => entries.length > 0)
  // With another query it is the same module.
  .map((entries) => entries.map((entry) => ({...entry, url: entry.url.replace(/\?.*/, '')})));
// Their tests, on a server, in React and in a bundle, run what is built.
const runsAsBuilt = (path) =>
  /^src\/(hosts\/react\/|(board\/element\/index|hosts\/complete\/(server|game))\.ts)/.test(path);
const inBrowsers = new Set(counted.flat().map(({url}) => ofSrc(url)));

const reportOn = (part, options) =>
  new CoverageReport({
    logging: 'error',
    outputDir: join(folder, 'lcov', part),
    clean: false,
    reports: ['lcovonly'],
    ...options,
  });

async function countInChromium() {
  const report = reportOn('chromium', {sourcePath: (path, {distFile}) => ofSrc(distFile ?? path)});
  for (const entries of counted) await report.add(entries);
  return (await report.generate()).files;
}

const restAsBuilt = {
  name: 'rest-as-built',
  setup({onResolve}) {
    onResolve({filter: /^\.\/run\.js$/}, ({path}) => ({
      path: resolve('dist/hosts/cli', path),
      external: true,
    }));
  },
};

/**
 * Runs the tests in Node, bundled, so that the code that Node counts is on the disk with its source map.
 */
async function countInNode() {
  const tests = filesIn('test').filter((name) => isPure(name) && name.endsWith('.ts'));
  // It starts the command, a program of its own.
  tests.push('test/package/command.test.mjs');
  const outdir = join(folder, 'tests');
  const program = join(folder, 'cli.mjs');
  const bundle = (options) =>
    build({
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      sourcemap: true,
      logLevel: 'error',
      ...options,
    });
  await bundle({entryPoints: tests, outdir, outbase: 'test', outExtension: {'.js': '.mjs'}});
  await bundle({entryPoints: ['src/hosts/cli/main.ts'], outfile: program, plugins: [restAsBuilt]});
  const bundled = tests.map((name) => join(outdir, name.replace(/^test\/|\.m?[jt]s$/g, '') + '.mjs'));
  // Without the options in package.json: tsx would compile the bundles again, and their source maps would be lost.
  const options = ['--no-package', '--reporter', 'dot', '--timeout', '120000', '--exit'];
  const mocha = ['node_modules/mocha/bin/mocha.js', ...options, ...bundled];
  const env = {...process.env, NODE_V8_COVERAGE: resolve(inNode), FEN_BOARD_COMMAND: program};
  const {status, stdout, stderr} = spawnSync(process.execPath, mocha, {stdio: 'pipe', encoding: 'utf8', env});
  if (status) {
    console.error(stdout, stderr);
    process.exit(status);
  }

  const bundles = pathToFileURL(resolve(outdir)).href;
  const isOurs = (path) => /^src\/.*\.ts$/.test(path) && !runsAsBuilt(path);
  const report = reportOn('node', {
    entryFilter: ({url}) => url.startsWith(bundles) || url === pathToFileURL(resolve(program)).href,
    sourcePath: ofSrc,
    sourceFilter: isOurs,
    // Modules that no test loads count too.
    all: {dir: ['src'], filter: (path) => isOurs(ofSrc(path)) && runs(path), transformer: compile},
  });
  await report.addFromDir(inNode);
  return (await report.generate()).files;
}

/** Modules with only types, imports or re-exports have nothing to run. */
function runs(path) {
  const {code} = transformSync(readFileSync(path, 'utf8'), {loader: 'ts', minify: true});
  return code.replace(/import"[^"]*";?|export(\*|\{[^}]*\})from"[^"]*";?/g, '').trim() !== '';
}

async function compile(entry) {
  const {code, map} = await transform(entry.source, {loader: 'ts', sourcemap: true, sourcefile: entry.url});
  Object.assign(entry, {source: code, sourceMap: JSON.parse(map)});
}

/**
 * The places of a file that did not run, as `line:column`: lines of which nothing ran, and branches.
 */
function missed({data, source}) {
  const ofKind = (kind) => {
    const groups = data[kind].filter(({ignored, count}) => !ignored && count === 0);
    return groups.map(({start}) => placeIn(source, start));
  };
  const lines = Object.keys(data.lines).filter((line) => data.lines[line] === 0);
  return {lines, functions: ofKind('functions'), branches: ofKind('branches')};
}
function placeIn(source, offset) {
  const before = source.slice(0, offset).split('\n');
  return `${before.length}:${before.at(-1).length + 1}`;
}

const chromium = await countInChromium();
const node = await countInNode();
const twinOf = ({sourcePath}) => node.find((file) => file.sourcePath === sourcePath);
const alone = node.filter(({sourcePath}) => !inBrowsers.has(sourcePath));
const sums = new Map();
const report = [];
for (const file of [...chromium, ...alone]) {
  const {sourcePath, summary} = file;
  const gone = missed(file);
  const twin = twinOf(file);
  for (const kind of kinds) {
    const goneThere = twin && missed(twin)[kind];
    if (twin) gone[kind] = gone[kind].filter((place) => goneThere.includes(place));
    if (gone[kind].length > 0) report.push(`${sourcePath}: ${kind} not run: ${gone[kind].join(', ')}`);
  }
  for (const name of [dirname(sourcePath), 'all of src']) {
    const sum = sums.get(name) ?? Object.fromEntries(kinds.map((kind) => [kind, [0, 0]]));
    sums.set(name, sum);
    for (const kind of kinds) {
      sum[kind][0] += summary[kind].total - gone[kind].length;
      sum[kind][1] += summary[kind].total;
    }
  }
}

const percent = ([ran, all]) => (all === 0 ? 100 : Math.floor((ran / all) * 10_000) / 100);
const figures = (sum) => kinds.map((kind) => `${kind} ${percent(sum[kind])} %`).join(', ');
const folders = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [name, sum] of folders) report.push(`${name}: ${figures(sum)}`);
writeFileSync(reportFile, `${report.join('\n')}\n`);
console.log(`Coverage: ${figures(sums.get('all of src'))}. What did not run: ${reportFile}`);
for (const kind of kinds) {
  const reached = percent(sums.get('all of src')[kind]);
  if (reached < least[kind]) {
    console.error(`${reached} % of the ${kind} of src ran; ${least[kind]} % must.`);
    process.exitCode = 1;
  }
}
