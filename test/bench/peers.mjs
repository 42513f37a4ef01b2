import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {npm, quietly} from '../../scripts/npm.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The version of a library that is installed in a folder. */
const installed = (folder, name) => {
  const file = join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

/** Whether all are there, in the versions that the `package.json` of the folder asks for. */
export const havePeers = (folder = here) =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies).every(
    ([name, version]) => installed(folder, name) === version,
  );

/**
 * Installs the libraries to compare with, where they are not. Ends the process where it cannot.
 *
 * @param folder - With the `package.json` that names them; by default this one.
 */
export function installPeers(folder = here) {
  if (havePeers(folder)) return;
  console.log('Installing the libraries to compare with…');
  const options = ['--no-package-lock', '--ignore-scripts', '--legacy-peer-deps', ...quietly];
  const {status} = npm(['install', '--prefix', folder, ...options], {cwd: folder});
  if (status !== 0) process.exit(status ?? 1);
}
