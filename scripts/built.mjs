// Builds dist, and knows whether it has to: dist is kept while neither what it is made of nor dist itself has changed.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {dirname, join} from 'node:path';
import {seconds} from './progress.mjs';

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
  'scripts/prune-types.mjs',
];
const steps = [
  ['node_modules/rollup/dist/bin/rollup', '-c', '--silent'],
  ['scripts/editors.mjs'],
  ['scripts/prune-types.mjs'],
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
    const text = readFileSync(file);
    digest.update(`\n${file} ${text.length}\n`).update(text);
  }
  return digest.digest('hex');
}

const hashOfSources = () => hash(sources, process.version);

function readStamp() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'));
  } catch {
    // Never built, or the stamp is damaged: build.
    return {};
  }
}

/**
 * Makes sure that dist is what the sources give. Ends the process where the build fails.
 *
 * @param force - Builds in any case.
 * @returns Whether it had to be built.
 */
export function ensureBuilt({force = false} = {}) {
  // Taken before the build: what is saved while it runs makes the next one.
  const from = hashOfSources();
  const stamp = readStamp();
  if (!force && existsSync('dist') && stamp.sources === from && stamp.dist === hash(['dist'])) {
    console.log('dist is up to date.');
    return false;
  }
  const begin = performance.now();
  console.log('Building dist (about half a minute)…');
  // A build that fails or is stopped leaves no stamp, and so does not count.
  rmSync(stampFile, {force: true});
  for (const step of steps) {
    const {status} = spawnSync(process.execPath, step, {stdio: 'inherit'});
    if (status !== 0) process.exit(status ?? 1);
  }
  mkdirSync(dirname(stampFile), {recursive: true});
  writeFileSync(stampFile, JSON.stringify({sources: from, dist: hash(['dist'])}));
  console.log(`Built dist in ${seconds(begin)}.`);
  return true;
}
