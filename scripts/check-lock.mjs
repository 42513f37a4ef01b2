// npm sometimes leaves the platform binaries of a package out of the lock file; `npm ci` then fails elsewhere.
import {readFileSync} from 'node:fs';

const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')));
const missing = Object.values(packages)
  .flatMap(({optionalDependencies = {}}) => Object.keys(optionalDependencies))
  .filter((name) => !locked.has(name));
if (missing.length > 0) {
  console.error(`Optional packages missing from package-lock.json: ${[...new Set(missing)].join(', ')}`);
  process.exit(1);
}
