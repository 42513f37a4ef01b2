// Installs what package-lock.json asks for, where it is not there yet.
import {readFileSync} from 'node:fs';
import {runWithTime, seconds} from './progress.mjs';

const packagesOf = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
};

/** Whether node_modules has what the lock file asks for: npm keeps a list of what it installed, in the same format. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const there = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !there) return false;
  return Object.entries(wanted).every(([path, {version, integrity, optional, devOptional}]) => {
    if (path === '') return true;
    const found = there[path];
    // A program of another platform is left out.
    if (!found) return optional || devOptional;
    return found.version === version && found.integrity === integrity;
  });
}

/**
 * @param npmCommand - Gives the program, arguments and options that run npm with the arguments given.
 * @returns The exit status of npm; 0 where there was nothing to do.
 */
export async function install(npmCommand) {
  if (isInstalled()) return 0;
  const begin = performance.now();
  console.log('Installing the development dependencies with “npm ci” (a minute or more the first time)…');
  const command = npmCommand('ci', '--no-fund', '--no-audit', '--loglevel=error');
  const status = await runWithTime('  npm ci', command, 10_000);
  if (status === 0) console.log(`Installed in ${seconds(begin)}.`);
  return status;
}
