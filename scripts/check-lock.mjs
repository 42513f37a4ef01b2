// npm sometimes leaves the platform binaries of a package out of the lock file; `npm ci` then fails elsewhere.
import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const locks = execFileSync('git', ['ls-files', '*package-lock.json'], {encoding: 'utf8'}).trim().split('\n');

for (const lock of locks) {
  const {packages} = JSON.parse(readFileSync(lock, 'utf8'));
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
  const missing = Object.values(packages)
    .flatMap(({optionalDependencies = {}}) => Object.keys(optionalDependencies))
    .filter((name) => !locked.has(name));
  if (missing.length > 0) {
    console.error(`Optional packages missing from ${lock}: ${[...new Set(missing)].join(', ')}`);
    process.exitCode = 1;
  }
}
