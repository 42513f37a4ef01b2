// Runs npm, and installs the development dependencies. This file needs Node alone.
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, symlinkSync} from 'node:fs';

/**
 * Runs npm. It names its own program in the environment, so no shell is needed, on Windows either.
 *
 * @returns What `spawnSync` returns.
 */
export function npm(args, options = {}) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js'))
    return spawnSync(process.execPath, [cli, ...args], {stdio: 'inherit', ...options});
  return spawnSync('npm', args, {stdio: 'inherit', shell: process.platform === 'win32', ...options});
}

/** Options for an installation beside the project’s own: no report, and no other file changed. */
export const quietly = ['--no-fund', '--no-audit', '--loglevel=error'];

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether node_modules has what the lock file asks for: npm keeps a list of what it installed, in the same format. */
function isInstalled(folder = '.') {
  const installed = packagesIn(`${folder}/node_modules/.package-lock.json`);
  if (!installed) return false;
  return Object.entries(packagesIn(`${folder}/package-lock.json`)).every(
    ([path, {version, integrity, optional, devOptional}]) => {
      if (path === '') return true;
      const found = installed[path];
      // A program for another platform is left out.
      if (!found) return optional || devOptional;
      return found.version === version && found.integrity === integrity;
    },
  );
}

/** Installs the development dependencies unless they are there. Ends the process where that fails. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing the development dependencies with “npm ci” (a minute or more the first time)…');
  const {status} = npm(['ci', ...quietly]);
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lock file of a folder asks for unless it is there, and puts this package beside it. */
export function installBeside(folder) {
  const own = `${folder}/node_modules/fen-board`;
  if (!isInstalled(folder)) {
    console.log(`Installing what ${folder} needs (a minute the first time)…`);
    const {status} = npm(['ci', '--ignore-scripts', ...quietly], {cwd: folder});
    if (status !== 0) process.exit(status ?? 1);
  }
  if (!existsSync(own)) symlinkSync(process.cwd(), own, 'junction');
}
