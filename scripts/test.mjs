// `npm test`: the tests in browsers, then those in Node, and the time of each. docs/internals.md describes the options.
import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {parseArgs} from 'node:util';
import {isForNode, isPure, isSlow, testsInNode} from '../test/tools/runner/files.mjs';
import {findBrowsers} from './browsers.mjs';
import {ensureBuilt} from './build.mjs';

const coverageFolder = 'coverage';

/** Runs a Node program. @returns A line, and whether it passed. */
async function run(name, args, env) {
  const begin = performance.now();
  console.log(`\n${name}`);
  const child = spawn(process.execPath, args, {stdio: 'inherit', env: {...process.env, ...env}});
  const status = await new Promise((resolve) => child.once('close', resolve));
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const hasPassed = status === 0;
  return {hasPassed, line: `  ${hasPassed ? 'passed' : 'FAILED'}  ${seconds.padStart(6)} s  ${name}`};
}

/** The arguments with which Node runs test files, as many at a time as pages keep it busy. */
export const mochaArgs = (files) => [
  'node_modules/mocha/bin/mocha.js',
  '--exit',
  ...(files.length > 1 ? ['--parallel', '--jobs', String(availableParallelism() + 1)] : []),
  ...files,
];

/** @param args - As in `npm test -- <args>`. Ends the process if a test fails. */
export async function test(args) {
  const begin = performance.now();
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: {type: 'boolean'},
      full: {type: 'boolean'},
      coverage: {type: 'boolean'},
      watch: {type: 'boolean'},
      dist: {type: 'boolean'},
      'one-file': {type: 'boolean'},
      still: {type: 'boolean'},
      'sources-only': {type: 'boolean'},
      engines: {type: 'string', default: 'chromium'},
      files: {type: 'string', multiple: true, default: []},
    },
  });
  const {quick, coverage} = values;
  const kinds = {dist: 'parts', 'one-file': 'one-file', still: 'still'};
  const built = Object.entries(kinds).find(([option]) => values[option])?.[1] ?? '';
  const suites = values['sources-only'] ? 'sources' : built;
  const chosen = [...values.files, ...positionals];
  // Of a table with many rows, the tests take some, unless somebody asks for it by name.
  const full = values.full || coverage || chosen.length > 0;
  // Coverage runs the tests in TypeScript itself.
  const isOurs = (file) =>
    quick ? isPure(file) && !isSlow(file) : isForNode(file) && !(coverage && file.endsWith('.ts'));
  const inNode = chosen.length > 0 ? chosen.filter(isForNode) : suites ? [] : testsInNode(isOurs, full);
  const inBrowsers = chosen.filter((file) => !isForNode(file));
  const browsers = ['node_modules/@web/test-runner/dist/bin.js'];
  if (inBrowsers.length > 0) browsers.push('--files', ...inBrowsers);
  if (values.watch) browsers.push('--watch');
  const env = {
    ...(await findBrowsers(values.engines.split(','))),
    FEN_BOARD_BUILT: built,
    FEN_BOARD_SUITES: suites,
    FEN_BOARD_QUICK: quick ? '1' : '',
    FEN_BOARD_FULL: full ? '1' : '',
    FEN_BOARD_COVERAGE: coverage ? coverageFolder : '',
  };
  if (built || inNode.some((file) => !isPure(file))) ensureBuilt();
  if (coverage) rmSync(coverageFolder, {recursive: true, force: true});

  const rows = [];
  if (chosen.length === 0 || inBrowsers.length > 0) rows.push(await run('Browsers', browsers, env));
  if (coverage) rows.push(await run('Coverage', ['test/tools/runner/coverage.mjs', coverageFolder], env));
  if (inNode.length > 0) rows.push(await run('Node', mochaArgs(inNode), env));
  const isGood = rows.every(({hasPassed}) => hasPassed);
  console.log(['', ...rows.map(({line}) => line)].join('\n'));
  console.log(`${isGood ? 'All passed' : 'FAILED'} in ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
  if (!isGood) process.exit(1);
}
