// Finds a Chromium: the one that CHROME_PATH names, an installed one, Debian's (as root), or one from an npm package.
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {seconds} from './progress.mjs';

const usual = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** Installs Debian’s packages, where that is possible. @returns Whether it was tried. */
export function installFromDebian(...packages) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const begin = performance.now();
  console.log(`Installing ${packages.join(' and ')} from Debian (a minute or two)…`);
  const options = {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  spawnSync('apt-get', ['update', '-q'], options);
  const {status} = spawnSync(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', ...packages],
    options,
  );
  console.log(status === 0 ? `Installed in ${seconds(begin)}.` : 'Debian’s apt-get could not install it.');
  return true;
}

/** The version that a browser reports: undefined where it does not start, and an empty text where it is not asked. */
export function versionOf(path, env = {}) {
  if (!path || !existsSync(path)) return undefined;
  // Only on Linux may an installed browser fail to start, because a library is missing; on Windows this would open a
  // window.
  if (process.platform !== 'linux') return '';
  const options = {env: {...process.env, ...env}, timeout: 20_000, encoding: 'utf8'};
  const {status, stdout} = spawnSync(path, ['--version'], options);
  return status === 0 ? (/\d+(\.\d+)+\w*/.exec(stdout)?.[0] ?? '') : undefined;
}

/** Whether there is a browser that starts. */
export const works = (path, env) => versionOf(path, env) !== undefined;

async function installed() {
  try {
    const {Launcher} = await import('chrome-launcher');
    const path = Launcher.getFirstInstallation();
    if (path) return path;
  } catch {
    // chrome-launcher throws where it finds none.
  }
  return usual.find((path) => existsSync(path));
}

const fromDebian = () => (installFromDebian('chromium') ? '/usr/bin/chromium' : undefined);

async function fromNpm(npm) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('.browser');
  const chromiumPackage = join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(chromiumPackage)) {
    console.log('No browser found: installing a Chromium from the npm registry (70 MB)…');
    mkdirSync(folder, {recursive: true});
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    if (npm('install', '--prefix', folder, ...options, '@sparticuz/chromium@153.0.0')) return undefined;
  }
  const {default: chromium} = await import(pathToFileURL(join(chromiumPackage, 'build/index.js')).href);
  const path = await chromium.executablePath();
  // This build is a headless shell. Where the system lacks NSS and expat, the package brings them along.
  const env = {FEN_BOARD_HEADLESS: 'shell'};
  if (works(path)) return {CHROME_PATH: path, ...env};
  const {brotliDecompressSync} = await import('node:zlib');
  const libraries = brotliDecompressSync(readFileSync(join(chromiumPackage, 'bin/al2023.tar.br')));
  spawnSync('tar', ['xf', '-', '-C', folder], {input: libraries});
  const withLibraries = {...env, LD_LIBRARY_PATH: join(folder, 'lib')};
  return works(path, withLibraries) ? {CHROME_PATH: path, ...withLibraries} : undefined;
}

/**
 * Finds a Chromium, Chrome or Edge, installing one where there is none.
 * @param npm - Runs npm with the arguments given and returns its exit status.
 * @returns The environment in which the tests find it. Ends the process where no browser can be found or installed.
 */
export async function findChromium(npm) {
  const asked = process.env.CHROME_PATH;
  if (works(asked)) return {CHROME_PATH: asked};
  if (!process.env.FEN_BOARD_NO_SYSTEM_BROWSER) {
    for (const find of [installed, fromDebian]) {
      const path = await find();
      if (works(path)) return {CHROME_PATH: path};
    }
  }
  const fetched = await fromNpm(npm);
  if (fetched) return fetched;
  console.error('No Chrome, Chromium or Edge was found: install one, or set CHROME_PATH to where it is.');
  process.exit(1);
}
