// Sorts the test files by the place where they run.
import {existsSync, readdirSync} from 'node:fs';

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
  /\.node\.test\.(ts|mjs)$|^test\/core\/(notation|rules|pgn)\/.*\.test\.ts$/.test(file);
/** Whether a file runs in Node; else it runs in browsers. */
export const isForNode = (file) => isPure(file) || file.endsWith('.test.mjs');

/** Tests of modules that take seconds each: `npm test -- --quick` leaves them out. */
export const isSlow = (file) =>
  /(animate|moves|positions|change|image|linear-time|certain-reader|laws|made|architecture|tree|unused)\./.test(
    file,
  );

/** Files that take longest, in this order: they begin first, so that none is left alone at the end. */
const longest = ['demo', 'games', 'docs', 'drop-in', 'puzzles', 'linear-time', 'certain-reader'];
const rank = (file) => longest.findIndex((name) => file.includes(`/${name}.`)) >>> 0;

/**
 * The files that `npm test` runs in Node, with those of the site if it is to be `full`: `test/suites/load` and others are suites of
 * their own.
 */
export function testsInNode(isChosen, full) {
  const ofBuilt = RegExp(`^test/package/${full ? '' : '(?!site/)'}.*\\.test\\.mjs$`);
  return filesIn('test')
    .filter((file) => isChosen(file) && (isPure(file) || ofBuilt.test(file)))
    .sort((a, b) => rank(a) - rank(b));
}

/** Test files of a room by their names, each of which must be there. */
const inRoom = (room, names) =>
  names.split(' ').map((name) => {
    const file = `test/${room}/${name}.test.ts`;
    if (!existsSync(file)) throw new Error(`test/tools/runner/files.mjs names ${file}, which is not there.`);
    return file;
  });

/** The rooms whose tests run with the drop-in and its parts. */
const rooms = 'board/{element,interaction,edit,solve,toolbar},game,hosts/upgrade';
/** Of these, the tests of modules that are not public. */
const ofModules = [
  ...inRoom('game', 'copy places reading words document'),
  ...inRoom('board/interaction', 'contrast motion transition'),
  ...inRoom('board/solve', 'attempt worksheet'),
  ...inRoom('hosts/upgrade', 'document'),
];

/** The test files that run with each kind of `dist`, or with the sources alone. */
export const suites = {
  parts: [`test/{${rooms}}/*.test.ts`, ...ofModules.map((file) => `!${file}`)],
  // The same code as in the parts: these see that it is all there, and that nothing is fetched.
  'one-file': [
    ...inRoom(
      'board/element',
      'fen-board form gliding locale properties settings start-words text-content unreadable-fen',
    ),
    ...inRoom('board/edit', 'fen-field placing rules start-menu'),
    ...inRoom('board/solve', 'form shown solve'),
    ...inRoom('game', 'edit fen-game live menu start-position'),
    ...inRoom('hosts/upgrade', 'games hosts upgrade wordpress'),
  ],
  // Diagrams, first without a defined tag. Where a test goes on to play, the drop-in takes the boards over.
  still: [
    ...inRoom('board/element', 'coordinates description settings size'),
    ...inRoom('board/pages', 'boxes displays rules sizes'),
    ...inRoom('picture/visual', 'look'),
  ],
  sources: [
    'test/!(board|game|hosts)/**/*.test.ts',
    'test/board/{pages,security}/**/*.test.ts',
    'test/hosts/!(upgrade)/**/*.test.ts',
    ...ofModules,
  ],
};
