// Builds dist where needed: it is kept while neither its sources nor dist itself has changed.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {runWithTime, seconds} from './progress.mjs';

/** Everything that the bytes in dist depend on. The lock file stands for node_modules. */
const sources = [
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'rollup.config.mjs',
  'custom-elements.json',
  'scripts/editors.mjs',
  'scripts/languages.mjs',
  'scripts/manifest.mjs',
  'scripts/parts.mjs',
  'scripts/prune-types.mjs',
];
/** What a build does, step by step, with what is shown meanwhile. */
const steps = [
  {
    what: 'modules, types and minified files',
    args: ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'],
  },
  {what: 'editor data', args: ['scripts/editors.mjs']},
  {what: 'removing internal types', args: ['scripts/prune-types.mjs']},
];

// Not in dist, which is published. “npm ci” removes it, so other dependencies mean another build.
const stampFile = 'node_modules/.cache/fen-board/build.json';

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** A hash of files, of their names and contents. Times say nothing after a checkout or a copy. */
function hash(paths, start = '') {
  const digest = createHash('sha256').update(start);
  for (const file of paths.filter(existsSync).flatMap(filesIn)) {
    // The plugin for WordPress is made of what was built, and put beside it.
    if (file.endsWith('.zip')) continue;
    const text = readFileSync(file);
    digest.update(`\n${file} ${text.length}\n`).update(text);
  }
  return digest.digest('hex');
}

/**
 * A hash of everything that a build reads. It is computed before the build, so that a file saved meanwhile makes the
 * next build.
 */
export const hashOfSources = () => hash(sources, process.version);

/** Whether dist is what the last build made, and that build read what is there now. */
export function isUpToDate() {
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.sources === hashOfSources() && existsSync('dist') && stamp.dist === hash(['dist']);
  } catch {
    // Never built, or the last build did not finish.
    return false;
  }
}

/** Notes that dist is what these sources give. */
export function writeStamp(hashOfTheirs) {
  mkdirSync(dirname(stampFile), {recursive: true});
  writeFileSync(stampFile, JSON.stringify({sources: hashOfTheirs, dist: hash(['dist'])}));
}

/**
 * Makes sure that dist is what the sources give. Ends the process where the build fails.
 *
 * @param force - Builds in any case.
 */
export async function ensureBuilt({force = false} = {}) {
  if (!force && isUpToDate()) {
    console.log('dist is up to date.');
    return;
  }
  const begin = performance.now();
  console.log('Building dist (half a minute to several minutes, depending on the machine)…');
  const read = hashOfSources();
  rmSync(stampFile, {force: true});
  for (const [index, {what, args}] of steps.entries()) {
    const step = `  ${index + 1}/${steps.length}`;
    console.log(`${step} ${what}`);
    const status = await runWithTime(step, [process.execPath, args]);
    if (status !== 0) process.exit(status);
  }
  writeStamp(read);
  console.log(`Built dist in ${seconds(begin)}.`);
}
