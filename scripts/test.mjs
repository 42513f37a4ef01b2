/**
 * `npm test`: everything in Chromium and in whichever other engines are there, or in those that `--engines` names, then
 * what runs in Node. It shows failures in full and ends with a summary.
 *
 * - `--quick` is for while you work: types, the pure modules in Node, and most of the element in Chromium, without a
 * build.
 * - `--files <names>` runs these alone, each where it belongs.
 * - `--coverage` counts what of src ran.
 * - All else goes to the test runner: `--watch`.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {ensureBuilt} from './built.mjs';
import {findEngines} from './engines.mjs';
import {seconds, withTime} from './progress.mjs';

const testFiles = () =>
  readdirSync('test', {recursive: true})
    .map((name) => `test/${name.replaceAll('\\', '/')}`)
    .sort();
/** Tests of the built files: pages in Chromium, most of them, and other programs. */
const isOfPackage = (file) => /^test\/(package|ssr)\/.*\.test\.mjs$/.test(file);
/** Tests of modules without a DOM. They run in browsers as well, except those named for Node. */
const isPure = (file) => /\.node\.test\.ts$|^test\/(notation|rules|pgn)\/.*\.test\.ts$/.test(file);
const isForNode = (file) => /\.test\.mjs$|\.node\.test\.ts$/.test(file);
const coverageFolder = 'coverage';
/** How many lines the summary may have, with those that name failing files. */
const summaryLines = 10;

const escapes = /\u001B\[[\d;?]*[A-Za-z]/g;

/**
 * Runs a Node program.
 *
 * @param quietly - Keeps its output back.
 * @returns Its exit status, and the output that was kept.
 */
function node(args, {env = {}, quietly = false} = {}) {
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

function readArguments(args) {
  const value = (name) => args.find((arg) => arg.startsWith(`${name}=`))?.slice(name.length + 1);
  const at = args.indexOf('--files');
  const after = at < 0 ? [] : args.slice(at + 1);
  const end = after.findIndex((arg) => arg.startsWith('--'));
  const files = end < 0 ? after : after.slice(0, end);
  const own = /^--(quick|coverage|engines=.*|files)$/;
  return {
    quick: args.includes('--quick'),
    coverage: args.includes('--coverage'),
    watch: args.includes('--watch'),
    engines: value('--engines')?.split(','),
    files: at < 0 ? undefined : files,
    rest: args.filter((arg, i) => !own.test(arg) && !(at >= 0 && i > at && i <= at + files.length)),
  };
}

/** Each part of the tests: the lines of the summary that it gives, and whether it passed. */
function makeParts(folder, env, {quick, files, rest, coverage}) {
  const resultsOf = (name) => join(folder, `${name}.json`);
  const read = (name) =>
    existsSync(resultsOf(name)) ? JSON.parse(readFileSync(resultsOf(name), 'utf8')) : undefined;
  const named = (which) => (files ?? testFiles()).filter(which);

  const run = async (name, args, options) => {
    const result = {FEN_BOARD_RESULTS: resultsOf(name), FEN_BOARD_PART: name};
    const {status, output} = await node(args, {...options, env: {...env, ...options?.env, ...result}});
    const rows = read(name) ?? [{name, failed: 1, failedFiles: [`${name}: did not run to its end`]}];
    return {status: rows.every(isWhole) ? status : status || 1, output, rows};
  };
  const mocha = (name, which, options, ...flags) => {
    const chosen = named(which);
    if (chosen.length === 0) return undefined;
    return run(name, ['--import', 'tsx', 'test/runner/mocha.mjs', ...flags, ...chosen], options);
  };

  return {
    browsers() {
      const runner = ['node_modules/@web/test-runner/dist/bin.js', ...rest];
      const given = files?.filter((file) => !isForNode(file));
      if (given?.length === 0) return undefined;
      if (given) runner.push('--files', ...given);
      return run('browsers', runner, {
        env: {
          ...(quick && {FEN_BOARD_QUICK: '1'}),
          ...(coverage && {FEN_BOARD_COVERAGE: coverageFolder}),
        },
      });
    },
    pure: (options) => mocha('Node', files ? isForNode : isPure, options),
    package: () => (files ? undefined : mocha('Built files', isOfPackage, {}, '--parallel')),
    async types() {
      const begin = performance.now();
      const cache = 'node_modules/.cache/fen-board';
      mkdirSync(cache, {recursive: true});
      const info = ['--incremental', '--tsBuildInfoFile', join(cache, 'types.tsbuildinfo')];
      const {status, output} = await node(['node_modules/typescript/bin/tsc', '-p', '.', ...info], {
        quietly: true,
      });
      return {status, output, rows: [{name: 'Types', milliseconds: performance.now() - begin, status}]};
    },
    async coverage() {
      const begin = performance.now();
      const {status} = await node(['test/runner/coverage.mjs', coverageFolder], {env});
      return {status, rows: [{name: 'Coverage', milliseconds: performance.now() - begin, status}]};
    },
  };
}

/** A line about one engine or one program: how many tests passed and how long they took. */
function rowLine(row, width = 0) {
  const {name, passed, failed, skipped, milliseconds, status} = row;
  const counts =
    passed === undefined
      ? status === 0
        ? 'passed'
        : 'FAILED'
      : [
          `${passed} passed`,
          failed ? `${failed} FAILED` : '',
          skipped ? `${skipped} skipped` : '',
          isWhole(row) ? '' : `ENDED after ${row.files} of ${row.of} files`,
        ]
          .filter(Boolean)
          .join(', ');
  const time = milliseconds === undefined ? '' : `, ${seconds(0, milliseconds)}`;
  return `  ${name.padEnd(width)}  ${counts}${time}`;
}

function summary(results, begin) {
  const rows = results.flatMap(({rows}) => rows);
  const width = Math.max(...rows.map(({name}) => name.length));
  const lines = rows.map((row) => rowLine(row, width));
  const isGood = results.every(({status}) => status === 0);
  const failed = [
    ...new Set(rows.flatMap(({failedFiles = []}) => failedFiles)),
    ...rows.flatMap(({name, unfinishedFiles = []}) =>
      unfinishedFiles.map((file) => `${file} did not finish in ${name}`),
    ),
  ];
  const room = summaryLines - lines.length - 2;
  const shown = failed.length > room ? failed.slice(0, room - 1) : failed;
  const more = failed.length - shown.length;
  return [
    '',
    ...lines,
    ...shown.map((file) => `  failed: ${file}`),
    ...(more > 0 ? [`  failed: ${more} more files; see above`] : []),
    `${isGood ? 'All passed' : 'FAILED'} in ${seconds(begin)}.`,
  ].join('\n');
}

/**
 * @param args - As in `npm test -- <args>`.
 * @param npm - Runs npm with the arguments given and returns its exit status.
 * @returns The exit status.
 */
export async function test(args, npm) {
  const begin = performance.now();
  const options = readArguments(args);
  const env = await findEngines(npm, options.quick ? (options.engines ?? ['chromium']) : options.engines);
  if (options.watch) {
    const runner = ['node_modules/@web/test-runner/dist/bin.js', ...options.rest];
    return (await node([...runner, ...(options.files ? ['--files', ...options.files] : [])], {env})).status;
  }
  const needsBuild = !options.quick && (!options.files || options.files.some(isOfPackage));
  if (needsBuild) await ensureBuilt();
  if (options.coverage) rmSync(coverageFolder, {recursive: true, force: true});
  // Ctrl+C reaches the tests as well, which clean up; then all ends.
  let isInterrupted = false;
  process.on('SIGINT', () => (isInterrupted = true));

  const folder = mkdtempSync(join(tmpdir(), 'fen-board-'));
  const parts = makeParts(folder, env, options);
  const results = [];
  const add = (result) => {
    if (isInterrupted) process.exit(130);
    if (result) results.push(result);
  };
  if (options.quick) {
    // The tests in the browser wait for frames more than for the processor: there is room for the rest beside them.
    const waiting = new Set(['types', 'Node']);
    console.log('Testing in the browser, and beside it types and Node…');
    // In a terminal the test runner rewrites its lines, so others have to wait until it has ended.
    let browsersEnded = !process.stdout.isTTY;
    const held = [];
    const report = (result) => {
      if (!browsersEnded) held.push(result);
      else if (result) for (const row of result.rows) console.log(rowLine(row));
    };
    const aside = async (name, part) => {
      const result = await part;
      waiting.delete(name);
      report(result);
      return result;
    };
    const others = (async () => [
      await aside('types', parts.types()),
      await aside('Node', parts.pure({quietly: true})),
    ])();
    const browsers = await parts.browsers();
    browsersEnded = true;
    report(browsers);
    held.forEach(report);
    add(browsers);
    for (const result of await withTime(() => `Waiting for ${[...waiting].join(' and ')}`, others)) {
      if (result?.status) console.log(result.output);
      add(result);
    }
  } else {
    add(await parts.browsers());
    if (options.coverage) add(await parts.coverage());
    add(await parts.pure());
    add(await parts.package());
  }
  rmSync(folder, {recursive: true});
  console.log(summary(results, begin));
  return results.every(({status}) => status === 0) ? 0 : 1;
}
