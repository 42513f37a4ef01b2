// Finds the browsers for the tests. Installs a missing one if it can, and says so first; otherwise it says what to do.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {pathToFileURL} from 'node:url';
import {npm, quietly} from './npm.mjs';

const chromiums = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
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
const webkitDriver = '/usr/bin/WebKitWebDriver';

/** The version that a browser reports; undefined if it is missing or does not start. Empty on systems other than Linux. */
function versionOf(path, env = {}) {
  if (!path || !existsSync(path)) return undefined;
  // Only on Linux may an installed browser lack a library. On Windows `--version` would open a window.
  if (process.platform !== 'linux') return '';
  const options = {env: {...process.env, ...env}, timeout: 20_000, encoding: 'utf8'};
  const {status, stdout} = spawnSync(path, ['--version'], options);
  return status === 0 ? (/\d+(\.\d+)+\w*/.exec(stdout)?.[0] ?? '') : undefined;
}
const works = (path, env) => versionOf(path, env) !== undefined;

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
  if (works(path)) return env;
  const {brotliDecompressSync} = await import('node:zlib');
  const libraries = brotliDecompressSync(readFileSync(join(chromiumPackage, 'bin/al2023.tar.br')));
  spawnSync('tar', ['xf', '-', '-C', folder], {input: libraries});
  Object.assign(env, {LD_LIBRARY_PATH: join(folder, 'lib')});
  return works(path, env) ? env : undefined;
}

async function installedChromium() {
  const {Launcher} = await import('chrome-launcher');
  try {
    return Launcher.getFirstInstallation();
  } catch {
    // It throws if it finds none.
    return undefined;
  }
}

/** Each engine: its Debian packages, and how to find the environment variables that lead test/runner to it. */
const engines = {
  chromium: {
    name: 'Chromium',
    packages: ['chromium'],
    async find() {
      const path = [process.env.CHROME_PATH, await installedChromium(), ...chromiums].find((one) =>
        works(one),
      );
      return path && {CHROME_PATH: path};
    },
    version: (env) => `${versionOf(env.CHROME_PATH, env)} (${env.CHROME_PATH})`,
    otherwise: 'Install Chromium, Chrome or Edge, or set CHROME_PATH to where one is.',
  },
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const path = [process.env.FIREFOX_PATH, ...firefoxes].find((one) => works(one));
      return path && {FIREFOX_PATH: path};
    },
    version: ({FIREFOX_PATH}) => versionOf(FIREFOX_PATH),
    otherwise: 'Install Firefox, or set FIREFOX_PATH to where it is.',
  },
  webkit: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (existsSync(webkitDriver) && existsSync('/usr/bin/Xvfb') ? {} : undefined),
    version: () => versionOf(webkitDriver),
    otherwise: 'Install WebKitWebDriver and Xvfb.',
  },
};

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Finds an engine, or installs it. Ends the process if it can do neither. */
async function findOrInstall(engine) {
  const {name, packages, find, otherwise} = engines[engine];
  const found =
    (await find()) ??
    (installFromDebian(...packages) ? await find() : undefined) ??
    (engine === 'chromium' ? await chromiumFromNpm() : undefined);
  return (
    found ?? stop(`${name} was not found. ${otherwise} In Debian: sudo apt-get install ${packages.join(' ')}`)
  );
}

/**
 * Finds the engines, and installs those that are asked for and missing. Ends the process if one cannot be installed.
 *
 * @param asked - Names of engines. By default, Chromium and whichever others are installed.
 * @returns The environment variables with which the tests find them.
 */
export async function findBrowsers(asked) {
  const wrong = asked?.filter((engine) => !(engine in engines)) ?? [];
  if (wrong.length > 0)
    stop(`There is no engine “${wrong.join(', ')}”: the engines are ${Object.keys(engines).join(', ')}.`);
  // The tests of the built files always need Chromium.
  const env = await findOrInstall('chromium');
  const report = [];
  const used = [];
  for (const [engine, {name, find, version}] of Object.entries(engines)) {
    if (asked && !asked.includes(engine)) continue;
    const found = engine === 'chromium' ? env : asked ? await findOrInstall(engine) : find();
    if (found) {
      used.push(engine);
      Object.assign(env, found);
      report.push(`${name} ${version(found) ?? ''}`.trim());
    } else {
      report.push(`no ${name} (“npm run test:all” installs it in Debian)`);
    }
  }
  console.log(`Engines: ${report.join(', ')}.`);
  return {...env, FEN_BOARD_ENGINES: used.join(',')};
}
