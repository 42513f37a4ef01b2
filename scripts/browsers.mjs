// Finds the browsers for the tests. Installs a missing one if it can, and says so first; otherwise it says what to do.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {installBeside, npm, quietly} from './npm.mjs';

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  `${process.env.LOCALAPPDATA}/Google/Chrome/Application/chrome.exe`,
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];
// The programs themselves, not the wrappers in /usr/bin: one of those starts a Firefox that may not read its profile.
const firefoxes = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

/** Whether a program starts: a browser that npm has installed may lack a library. */
const starts = (path, env) =>
  spawnSync(path, ['--version'], {env: {...process.env, ...env}, stdio: 'ignore'}).status === 0;

/** Installs Debian packages, which only root can do. @returns Whether they were installed. */
export function installFromDebian(...packages) {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const command = `apt-get install ${packages.join(' ')}`;
  console.log(`${packages.join(' and ')} not found. Running “${command}”, which takes a minute or two…`);
  const options = {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}};
  spawnSync('apt-get', ['update', '-q'], options);
  const install = ['install', '-y', '-q', '--no-install-recommends', ...packages];
  const isDone = spawnSync('apt-get', install, options).status === 0;
  if (!isDone) console.log(`“${command}” failed.`);
  return isDone;
}

/** A Chromium from an npm package, for any user of Linux: it needs no system libraries. */
async function chromiumFromNpm() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = resolve('.browser');
  const chromiumPackage = join(folder, 'node_modules/@sparticuz/chromium');
  if (!existsSync(chromiumPackage)) {
    console.log('Installing a Chromium from npm into the folder .browser (70 MB)…');
    mkdirSync(folder, {recursive: true});
    const options = ['--no-save', '--no-package-lock', ...quietly];
    npm(['install', '--prefix', folder, ...options, '@sparticuz/chromium@153.0.0']);
    if (!existsSync(chromiumPackage)) return undefined;
  }
  const {default: chromium} = await import(pathToFileURL(join(chromiumPackage, 'build/index.js')).href);
  const path = await chromium.executablePath();
  // This build is a headless shell. The package contains NSS and expat too, for systems that lack them.
  const env = {CHROME_PATH: path, FEN_BOARD_HEADLESS: 'shell'};
  if (starts(path)) return env;
  const {brotliDecompressSync} = await import('node:zlib');
  const libraries = brotliDecompressSync(readFileSync(join(chromiumPackage, 'bin/al2023.tar.br')));
  spawnSync('tar', ['xf', '-', '-C', folder], {input: libraries});
  Object.assign(env, {LD_LIBRARY_PATH: join(folder, 'lib')});
  return starts(path, env) ? env : undefined;
}

/**
 * Each engine: its Debian packages, how to find the environment variables that lead test/tools/runner to it, and the folder of
 * its driver, if that needs packages of its own.
 */
const engines = {
  chromium: {
    packages: ['chromium'],
    find: () => named('CHROME_PATH', chromiums),
    otherwise: 'Install Chromium, Chrome or Edge, or set CHROME_PATH to where one is.',
  },
  firefox: {
    packages: ['firefox-esr'],
    find: () => named('FIREFOX_PATH', firefoxes),
    otherwise: 'Install Firefox, or set FIREFOX_PATH to where it is.',
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/Xvfb') ? {} : undefined),
    driver: 'test/tools/runner/webkit',
    otherwise: 'Install WebKitWebDriver and Xvfb.',
  },
};

/** An environment variable with the first path that exists: its own value, or one of the usual places. */
function named(variable, places) {
  const path = [process.env[variable], ...places].find((one) => one && existsSync(one));
  return path && {[variable]: path};
}

/**
 * Finds engines, and installs those that are missing. Ends the process if one cannot be installed.
 *
 * @param asked - Names of engines. The tests of built files always need Chromium.
 * @returns The environment variables with which the tests find them.
 */
export async function findBrowsers(asked) {
  const env = {FEN_BOARD_ENGINES: asked.join(',')};
  for (const name of new Set(['chromium', ...asked])) {
    const engine = Object.hasOwn(engines, name) && engines[name];
    const found =
      engine &&
      (engine.find() ??
        (installFromDebian(...engine.packages) ? engine.find() : undefined) ??
        (name === 'chromium' ? await chromiumFromNpm() : undefined));
    if (!found) {
      const debian = engine && `In Debian: sudo apt-get install ${engine.packages.join(' ')}`;
      console.error(
        engine ? `${engine.otherwise} ${debian}` : `Engines: ${Object.keys(engines).join(', ')}.`,
      );
      process.exit(1);
    }
    Object.assign(env, found);
    if (engine.driver) installBeside(engine.driver);
  }
  return env;
}
