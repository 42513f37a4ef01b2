import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const {dependencies} = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'));

/** The version that is installed of a library to compare with. */
const installed = (name) => {
  const file = join(here, 'node_modules', name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
};

/** Whether all are there, in the versions that are compared with. */
export const havePeers = () =>
  Object.entries(dependencies).every(([name, version]) => installed(name) === version);

/** Installs the libraries to compare with into this folder, where they are not. Ends the process where it cannot. */
export function installPeers() {
  if (havePeers()) return;
  console.log('Installing the libraries to compare with…');
  const options = ['--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'];
  const npm = ['install', '--prefix', here, ...options, '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const {status} = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...npm], {cwd: here, stdio: 'inherit'})
    : spawnSync('npm', npm, {cwd: here, stdio: 'inherit', shell: process.platform === 'win32'});
  if (status !== 0) process.exit(status ?? 1);
}
