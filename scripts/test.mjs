/**
 * `npm test`: everything in Chromium and in whichever other engines are there, or in those that `--engines` names, then
 * what runs in Node. It shows failures in full and ends with a summary.
 *
 * - `--quick` is for while you work: types, the pure modules in Node, and most of the element in Chromium, without a
 * build.
 * - `--files <names>` runs these alone, each where it belongs; with `--watch`, again whenever one is saved.
 * - `--coverage` counts how much of src ran.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {findBrowsers} from './browsers.mjs';
import {ensureBuilt} from './build.mjs';
import {seconds} from './progress.mjs';

const testFiles = () =>
  readdirSync('test', {recursive: true})
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .sort();
/** Tests of the built files: pages in Chromium, most of them, and other programs. */
const isOfPackage = (file) => /^test\/(package|ssr)\/.*\.test\.mjs$/.test(file);
/** Tests of modules without a DOM; web-test-runner.config.mjs says which of them run in browsers as well. */
const isPure = (file) => /\.node\.test\.(ts|mjs)$|^test\/(notation|rules|pgn)\/.*\.test\.ts$/.test(file);
const isForNode = (file) => /\.test\.mjs$|\.node\.test\.ts$/.test(file);
const coverageFolder = 'coverage';
const escapes = /\u001B\[[\d;?]*[A-Za-z]/g;

/**
 * Runs a Node program.
 *
 * @param quietly - Returns its output instead of printing it.
 * @returns Its exit status, and the output.
 */
function node(args, {env, quietly = false}) {
  return new Promise((resolve) => {
    // The test runner moves the cursor in a log as well, where that is only noise.
    const isLog = !quietly && !process.stdout.isTTY;
    const stdio = quietly || isLog ? ['inherit', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(process.execPath, args, {stdio, env: {...process.env, ...env}});
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        if (isLog) process.stdout.write(text.replace(escapes, ''));
        else output += text;
      });
    }
    child.once('close', (status) => resolve({status: status ?? 1, output}));
  });
}

/** Whether all files of a browser were tried; of what runs in Node there is no such count. */
const isWhole = ({files, of}) => files === of;

/** A line about one engine or one program: how many tests passed and how long they took. */
function rowLine({name, passed, failed, skipped, milliseconds, ...row}, width) {
  const counts =
    passed === undefined
      ? failed
        ? 'FAILED'
        : 'passed'
      : [
          `${passed} passed`,
          failed && `${failed} FAILED`,
          skipped && `${skipped} skipped`,
          !isWhole(row) && `ENDED after ${row.files} of ${row.of} files`,
        ]
          .filter(Boolean)
          .join(', ');
  return `  ${name.padEnd(width)}  ${counts}, ${seconds(0, milliseconds)}`;
}

/** A line for each engine and program, then the failing files: ten lines at most. */
function summary(rows) {
  const width = Math.max(...rows.map(({name}) => name.length));
  const failing = [
    ...new Set(rows.flatMap(({failedFiles = []}) => failedFiles)),
    ...rows.flatMap(({name, unfinishedFiles = []}) =>
      unfinishedFiles.map((file) => `${file} did not finish in ${name}`),
    ),
  ].map((file) => `  failed: ${file}`);
  const room = 8 - rows.length;
  const rest =
    failing.length > room ? [`  failed: ${failing.splice(room - 1).length} more files; see above`] : [];
  return ['', ...rows.map((row) => rowLine(row, width)), ...failing, ...rest].join('\n');
}

/** @param args - As in `npm test -- <args>`. Ends the process where a test fails. */
export async function test(args) {
  const begin = performance.now();
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: {type: 'boolean'},
      coverage: {type: 'boolean'},
      watch: {type: 'boolean'},
      engines: {type: 'string'},
      files: {type: 'string', multiple: true},
    },
  });
  const {quick, coverage} = values;
  const files = values.files && [...values.files, ...positionals];
  const env = await findBrowsers(values.engines?.split(',') ?? (quick ? ['chromium'] : undefined));
  const runner = ['node_modules/@web/test-runner/dist/bin.js'];
  const inBrowsers = files?.filter((file) => !isForNode(file));
  if (inBrowsers) runner.push('--files', ...inBrowsers);
  if (values.watch) process.exit((await node([...runner, '--watch'], {env})).status);
  if (!quick && (!files || files.some(isOfPackage))) ensureBuilt();
  if (coverage) rmSync(coverageFolder, {recursive: true, force: true});
  // Ctrl+C reaches the tests as well, which clean up; then all ends.
  let isInterrupted = false;
  process.on('SIGINT', () => (isInterrupted = true));

  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  const rows = [];
  /** Runs a program, which may write its figures into a file; `quietly` shows its output only where it fails. */
  async function run(name, program, options = {}) {
    const begin = performance.now();
    const results = join(folder, `${name}.json`);
    const reported = {FEN_BOARD_RESULTS: results, FEN_BOARD_PART: name};
    const {status, output} = await node(program, {...options, env: {...env, ...options.env, ...reported}});
    if (isInterrupted) process.exit(130);
    if (status !== 0 && output) console.log(output);
    const milliseconds = performance.now() - begin;
    const own = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : [{name, milliseconds}];
    // The runner may end before its tests do.
    if (status !== 0 && own.every(({failed}) => !failed)) own[0].failed = 1;
    rows.push(...own);
  }
  const testInBrowsers = () =>
    inBrowsers?.length === 0
      ? undefined
      : run('Browsers', runner, {
          env: {...(quick && {FEN_BOARD_QUICK: '1'}), ...(coverage && {FEN_BOARD_COVERAGE: coverageFolder})},
        });
  const testInNode = (name, chosen, flags = [], options = {}) =>
    chosen.length === 0
      ? undefined
      : run(name, ['--import', 'tsx', 'test/runner/mocha.mjs', ...flags, ...chosen], options);
  const checkTypes = () => {
    const cache = 'node_modules/.cache/fen-board';
    mkdirSync(cache, {recursive: true});
    const incremental = ['--incremental', '--tsBuildInfoFile', join(cache, 'types.tsbuildinfo')];
    return run('Types', ['node_modules/typescript/bin/tsc', '-p', '.', ...incremental], {quietly: true});
  };

  const forNode = files ? files.filter(isForNode) : testFiles().filter(isPure);
  if (quick) {
    console.log('Testing in the browser, and beside it types and Node…');
    // The tests in the browser wait for frames more than for the processor: there is room for the rest beside them.
    const beside = [checkTypes(), testInNode('Node', forNode, [], {quietly: true})];
    await Promise.all([testInBrowsers(), ...beside]);
  } else {
    await testInBrowsers();
    if (coverage) await run('Coverage', ['test/runner/coverage.mjs', coverageFolder]);
    await testInNode('Node', forNode);
    if (!files) await testInNode('Built files', testFiles().filter(isOfPackage), ['--parallel']);
  }
  rmSync(folder, {recursive: true});
  const isGood = rows.every((row) => !row.failed && isWhole(row));
  console.log(summary(rows));
  console.log(`${isGood ? 'All passed' : 'FAILED'} in ${seconds(begin)}.`);
  if (!isGood) process.exit(1);
}
