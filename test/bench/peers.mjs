import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {npm, quietly} from '../../scripts/npm.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));

/** The version of a library installed in a folder. */
const installed = (folder, name) => {
  const file = join(folder, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

/** Whether all are installed in the versions of the folder's `package.json`. */
export const havePeers = (folder = here) =>
  Object.entries(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).dependencies).every(
    ([name, version]) => installed(folder, name) === version,
  );

/**
 * Installs the libraries to compare with, if they are missing. Ends the process if that fails.
 *
 * @param folder - The folder with their `package.json`; by default this one.
 */
export function installPeers(folder = here) {
  if (havePeers(folder)) return;
  console.log('Installing the libraries to compare with…');
  const options = ['--no-package-lock', '--ignore-scripts', '--legacy-peer-deps', ...quietly];
  const {status} = npm(['install', '--prefix', folder, ...options], {cwd: folder});
  if (status !== 0) process.exit(status ?? 1);
}
