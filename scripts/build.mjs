// Builds dist, unless it is up to date. This file imports nothing but Node.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

/** The files and folders that dist is built from. The lock file stands for node_modules. */
const sources = [
  'src',
  'test/tools/fixtures/notation',
  'test/tools/fixtures/rules',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
  'rollup.config.mjs',
  'custom-elements.json',
  'scripts/cases.mjs',
  'scripts/manifest.mjs',
  'scripts/page-files.mjs',
  'scripts/types.mjs',
];
const steps = [['node_modules/rollup/dist/bin/rollup', '-c'], ['scripts/types.mjs'], ['scripts/cases.mjs']];

/** The hash of the sources that dist was built from. Each build deletes it first; npm does not pack it. */
const hashFile = 'dist/.sources';

const filesIn = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesIn(join(path, name)))
    : [path];

/** A hash of names and contents; not of times, which a checkout changes even if the files are the same. */
function hashOfSources() {
  const digest = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(filesIn)) digest.update(`\n${file}\n`).update(readFileSync(file));
  return digest.digest('hex');
}

/** Builds dist if the sources have changed, or with `force`. Ends the process if the build fails. */
export function ensureBuilt({force = false} = {}) {
  // Before the build, so that a file saved during this build makes the next call build again.
  const hash = hashOfSources();
  if (!force && existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) {
    console.log('dist is up to date.');
    return;
  }
  console.log('Building dist (half a minute to several minutes, depending on the machine)…');
  for (const args of steps) {
    const {status} = spawnSync(process.execPath, args, {stdio: 'inherit'});
    if (status !== 0) process.exit(status ?? 1);
  }
  writeFileSync(hashFile, hash);
}
