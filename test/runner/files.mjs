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

/** Tests of the built files: pages in Chromium, most of them, and other programs. */
export const isOfPackage = (file) => /^test\/(package|ssr)\/.*\.test\.mjs$/.test(file);
/** Tests of modules without a DOM; web-test-runner.config.mjs lists those that also run in browsers. */
export const isPure = (file) =>
  /\.node\.test\.(ts|mjs)$|^test\/(notation|rules|pgn)\/.*\.test\.ts$/.test(file);
export const isForNode = (file) => /\.test\.mjs$|\.node\.test\.ts$/.test(file);
