// npm sometimes leaves the platform binaries of a package out of the lock file; `npm ci` then fails elsewhere.
import {readdirSync, readFileSync} from 'node:fs';

const locks = ['test/frameworks', 'test/hosts'].flatMap((apps) =>
  readdirSync(apps, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${apps}/${name}/package-lock.json`),
);

for (const lock of ['package-lock.json', ...locks]) {
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
