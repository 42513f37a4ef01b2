// `npm test`: runs the tests in the browsers, then those in Node. Shows failures in full and ends with a summary.
// CONTRIBUTING.md describes the options.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {filesIn, isForNode, isOfPackage, isPure} from '../test/runner/files.mjs';
import {findBrowsers} from './browsers.mjs';
import {ensureBuilt} from './build.mjs';
import {seconds} from './progress.mjs';

const coverageFolder = 'coverage';
/** If all tests run and no more files than this fail, they are run again: a browser on a busy machine may be late. */
const triedAgain = 5;
const escapes = /\u001B\[[\d;?]*[A-Za-z]/g;

/** Runs a Node program. @returns Its exit status and, if `quietly`, its output, which is not printed then. */
function node(args, {env, quietly = false}) {
  return new Promise((resolve) => {
    // Without the cursor movements that the test runner writes into a log.
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

/** Whether all files of a browser have run. Node has no such count. */
const isWhole = ({files, of}) => files === of;

const troubledFiles = ({failedFiles = [], unfinishedFiles = []}) => [...failedFiles, ...unfinishedFiles];

/** A line about one engine or one program: how many tests passed and how long they took. */
function rowLine({name, passed, failed, skipped, passedLater, milliseconds, ...row}, width) {
  const counts = [
    `${passed} passed`,
    failed && `${failed} FAILED`,
    passedLater && `${passedLater} at the second try`,
    skipped && `${skipped} skipped`,
    !isWhole(row) && `ENDED after ${row.files} of ${row.of} files`,
  ];
  const verdict = failed ? 'FAILED' : 'passed';
  const result = passed === undefined ? verdict : counts.filter(Boolean).join(', ');
  return `  ${name.padEnd(width)}  ${result}, ${seconds(0, milliseconds)}`;
}

/** A line for each engine and program, then the failing files: ten lines at most. */
function summary(rows) {
  const width = Math.max(...rows.map(({name}) => name.length));
  const linesOf = (list, lineOf) =>
    rows.flatMap((row) => (row[list] ?? []).map((file) => `  ${lineOf(file, row.name)}`));
  const failing = [
    ...new Set(linesOf('failedFiles', (file) => `failed: ${file}`)),
    ...linesOf('unfinishedFiles', (file, name) => `failed: ${file} did not finish in ${name}`),
    ...linesOf('filesLater', (file, name) => `passed at the second try: ${file} in ${name}`),
  ];
  const room = 8 - rows.length;
  const rest =
    failing.length > room ? [`  and ${failing.splice(room - 1).length} more files; see above`] : [];
  return ['', ...rows.map((row) => rowLine(row, width)), ...failing, ...rest].join('\n');
}

/** @param args - As in `npm test -- <args>`. Ends the process if a test fails. */
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
  // Ctrl+C also reaches the tests, which clean up first.
  let isInterrupted = false;
  process.on('SIGINT', () => (isInterrupted = true));

  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  const rows = [];
  /** Runs a program. @returns The figures of each engine that it writes into a file, or only how long it took. */
  async function figuresOf(name, program, options) {
    const begin = performance.now();
    const results = join(folder, `${name}.json`);
    const reported = {FEN_BOARD_RESULTS: results, FEN_BOARD_PART: name};
    const {status, output} = await node(program, {...options, env: {...env, ...options.env, ...reported}});
    if (isInterrupted) process.exit(130);
    if (status !== 0 && output) console.log(output);
    const milliseconds = performance.now() - begin;
    const own = existsSync(results) ? JSON.parse(readFileSync(results, 'utf8')) : [{name, milliseconds}];
    // The runner may have ended before its tests.
    if (status !== 0 && own.every(({failed}) => !failed)) own[0].failed = 1;
    return own;
  }
  /** Adds the figures of a program. `again` makes the program that runs some of its files again. */
  async function run(name, program, {again, ...options} = {}) {
    const first = await figuresOf(name, program, options);
    const troubled = [...new Set(first.flatMap(troubledFiles))];
    const second =
      again && !files && troubled.length > 0 && troubled.length <= triedAgain
        ? await figuresOf(name, again(troubled), options)
        : [];
    for (const row of first) {
      const filesLater = troubledFiles(row);
      const passes = second.some((then) => then.name === row.name && !then.failed && isWhole(then));
      const isBetter = passes && filesLater.length > 0;
      const noFailures = {failed: 0, files: row.of, failedFiles: [], unfinishedFiles: []};
      rows.push(isBetter ? {...row, ...noFailures, filesLater, passedLater: row.failed} : row);
    }
  }
  const testInBrowsers = () =>
    inBrowsers?.length === 0
      ? undefined
      : run('Browsers', runner, {
          again: (troubled) => [...runner, '--files', ...troubled],
          env: {...(quick && {FEN_BOARD_QUICK: '1'}), ...(coverage && {FEN_BOARD_COVERAGE: coverageFolder})},
        });
  const testInNode = (name, chosen, flags = [], options = {}) => {
    const mocha = ['--import', 'tsx', 'test/runner/mocha.mjs'];
    const again = (troubled) => [...mocha, ...troubled];
    return chosen.length === 0 ? undefined : run(name, [...mocha, ...flags, ...chosen], {again, ...options});
  };
  const checkTypes = () => {
    const cache = 'node_modules/.cache/fen-board';
    mkdirSync(cache, {recursive: true});
    const incremental = ['--incremental', '--tsBuildInfoFile', join(cache, 'types.tsbuildinfo')];
    return run('Types', ['node_modules/typescript/bin/tsc', '-p', '.', ...incremental], {quietly: true});
  };

  const forNode = files
    ? files.filter(isForNode)
    : // The others are tried where it is counted what ran.
      filesIn('test').filter((file) => isPure(file) && !(coverage && file.endsWith('.ts')));
  if (quick) {
    console.log('Testing in the browser, and beside it types and Node…');
    // In the browser, tests mostly wait for frames, so the others can run at the same time.
    const beside = [checkTypes(), testInNode('Node', forNode, [], {quietly: true})];
    await Promise.all([testInBrowsers(), ...beside]);
  } else {
    await testInBrowsers();
    if (coverage) await run('Coverage', ['test/runner/coverage.mjs', coverageFolder]);
    await testInNode('Node', forNode);
    if (!files) await testInNode('Built files', filesIn('test').filter(isOfPackage), ['--parallel']);
  }
  rmSync(folder, {recursive: true});
  const isGood = rows.every((row) => !row.failed && isWhole(row));
  console.log(summary(rows));
  console.log(`${isGood ? 'All passed' : 'FAILED'} in ${seconds(begin)}.`);
  if (!isGood) process.exit(1);
}
