// Builds dist, unless it is up to date. This file needs Node alone.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** Everything that the bytes in dist depend on. The lock file stands for node_modules. */
const sources = [
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'rollup.config.mjs',
  'custom-elements.json',
  'scripts/languages.mjs',
  'scripts/manifest.mjs',
  'scripts/parts.mjs',
  'scripts/types.mjs',
];
const steps = [['node_modules/rollup/dist/bin/rollup', '-c'], ['scripts/types.mjs']];

/** The hash of the sources that dist is built from. Each build begins without it, and npm leaves it out of the package. */
const stamp = 'dist/.sources';

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** A hash of names and contents: a checkout changes the times of files that are the same. */
function hashOfSources() {
  const digest = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesIn)) digest.update(`\n${file}\n`).update(readFileSync(file));
  return digest.digest('hex');
}

/**
 * Makes sure that dist is what the sources give. Ends the process where the build fails.
 *
 * @param force - Builds in any case.
 */
export function ensureBuilt({force = false} = {}) {
  // Before the build, so that a file saved meanwhile makes the next one.
  const hash = hashOfSources();
  if (!force && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) {
    console.log('dist is up to date.');
    return;
  }
  console.log('Building dist (half a minute to several minutes, depending on the machine)…');
  for (const args of steps) {
    const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(stamp, hash);
}
