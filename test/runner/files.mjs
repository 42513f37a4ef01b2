// Sorts the test files by the place where they run.
import {readdirSync} from 'node:fs';

/** The files below a folder. Some tests install packages beside them, with tests of their own. */
export const filesIn = (folder) =>
  readdirSync(folder, {withFileTypes: true})
    .filter(({name}) => name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : path;
    })
    .sort();

/** Tests of modules without a DOM; web-test-runner.config.mjs lists those that also run in browsers. */
export const isPure = (file) =>
  /\.node\.test\.(ts|mjs)$|^test\/(notation|rules|pgn)\/.*\.test\.ts$/.test(file);
/** Whether a file runs in Node; else it runs in browsers. */
export const isForNode = (file) => isPure(file) || file.endsWith('.test.mjs');

/** Tests of modules that take seconds each: `npm test -- --quick` leaves them out. */
export const isSlow = (file) => /(linear-time|strict-reader|laws|made|architecture|short-names)\./.test(file);

/** Files that take longest, in this order: they begin first, so that none is left alone at the end. */
const longest = ['demo', 'puzzles', 'games', 'linear-time', 'docs', 'drop-in', 'strict-reader'];
const rank = (file) => longest.findIndex((name) => file.includes(`/${name}.`)) >>> 0;

/** The files that `npm test` runs in Node: `test/load` and others are suites of their own. */
export const testsInNode = (isChosen) =>
  filesIn('test')
    .filter((file) => isChosen(file) && (isPure(file) || /^test\/(package|ssr)\/.*\.test\.mjs$/.test(file)))
    .sort((a, b) => rank(a) - rank(b));
