// Runs npm, and installs the development dependencies. This file imports nothing but Node.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, symlinkSync} from 'node:fs';

/** Runs npm as `spawnSync` does. If npm started this script, `npm_execpath` names it, so that Windows needs no shell. */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js'))
    return spawnSync(process.execPath, [cli, ...args], {stdio: 'inherit', ...options});
  return spawnSync('npm', args, {stdio: 'inherit', shell: process.platform === 'win32', ...options});
}

/** Options that keep npm from printing reports. */
export const quietly = ['--no-fund', '--no-audit', '--loglevel=error'];

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Whether node_modules has what the lock file of a folder lists: npm keeps a list of the installed packages in the same
 * format. Without a lock file, whether it has the versions of package.json.
 */
export function isInstalled(folder = '.') {
  const list = `${folder}/node_modules/.package-lock.json`;
  if (!existsSync(list)) return false;
  const installed = read(list).packages;
  const lock = `${folder}/package-lock.json`;
  if (!existsSync(lock)) {
    const {dependencies} = read(`${folder}/package.json`);
    return Object.entries(dependencies).every(
      ([name, version]) => installed[`node_modules/${name}`]?.version === version,
    );
  }
  return Object.entries(read(lock).packages).every(([path, {version, integrity, optional, devOptional}]) => {
    if (path === '') return true;
    const found = installed[path];
    // npm does not install binaries for other platforms.
    if (!found) return optional || devOptional;
    return found.version === version && found.integrity === integrity;
  });
}

/** Installs the development dependencies if they are missing or outdated. Ends the process if that fails. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing the development dependencies with “npm ci” (a minute or more the first time)…');
  const {status} = npm(['ci', ...quietly]);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs a folder's own dependencies, and links this package among them. Ends the process if that fails. */
export function installBeside(folder) {
  const own = `${folder}/node_modules/fen-board`;
  if (!isInstalled(folder)) {
    console.log(`Installing the dependencies of ${folder} (a minute the first time)…`);
    const how = existsSync(`${folder}/package-lock.json`) ? ['ci'] : ['install', '--no-package-lock'];
    const {status} = npm([...how, '--ignore-scripts', ...quietly], {cwd: folder});
    if (status !== 0) process.exit(status ?? 1);
  }
  if (!existsSync(own)) symlinkSync(process.cwd(), own, 'junction');
}
