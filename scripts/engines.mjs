// Finds the engines for the browser tests: those asked for, or Chromium and whichever others are installed.
import {existsSync} from 'node:fs';
import {findChromium, installFromDebian, versionOf, works} from './browser.mjs';

// The program itself and not a wrapper in /usr/bin: one of these starts a Firefox that may not read its profile.
const firefoxes = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/usr/lib64/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:/Program Files/Mozilla Firefox/firefox.exe',
];

const onPath = (program) => existsSync(`/usr/bin/${program}`);

/** Each gives the environment in which test/runner finds the engine, or nothing where it is not there. */
const others = {
  firefox: {
    name: 'Firefox',
    packages: ['firefox-esr'],
    find() {
      const path = [process.env.FIREFOX_PATH, ...firefoxes].find((one) => works(one));
      return path && {FIREFOX_PATH: path};
    },
    version: ({FIREFOX_PATH}) => versionOf(FIREFOX_PATH),
  },
  webkit: {
    name: 'WebKitGTK',
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => (onPath('WebKitWebDriver') && onPath('Xvfb') ? {} : undefined),
    version: () => versionOf('/usr/bin/WebKitWebDriver'),
  },
};

const known = ['chromium', ...Object.keys(others)];

/**
 * Finds the engines, installing those that were asked for where there are none.
 * @param npm - Runs npm with the arguments given and returns its exit status.
 * @param asked - Names of engines. Left out, Chromium and whichever others are there.
 * @returns The environment in which the tests find them. Ends the process where one that was asked for can neither be
 * found nor installed.
 */
export async function findEngines(npm, asked) {
  const wrong = asked?.filter((engine) => !known.includes(engine)) ?? [];
  if (wrong.length > 0)
    stop(`There is no engine “${wrong.join(', ')}”: the engines are ${known.join(', ')}.`);
  // The tests of the built files need Chromium in any case.
  const env = await findChromium(npm);
  const engines = !asked || asked.includes('chromium') ? ['chromium'] : [];
  const report = [`Chromium ${versionOf(env.CHROME_PATH, env)} (${env.CHROME_PATH})`];
  for (const [engine, {name, packages, find, version}] of Object.entries(others)) {
    if (asked && !asked.includes(engine)) continue;
    const found = find() ?? (asked && installFromDebian(...packages) ? find() : undefined);
    if (found) {
      engines.push(engine);
      Object.assign(env, found);
      report.push(`${name} ${version(found) ?? ''}`.trim());
    } else if (asked) {
      stop(`${name} was not found: install it (in Debian, ${packages.join(' and ')}).`);
    } else {
      report.push(`no ${name} (“npm run test:all” installs it in Debian)`);
    }
  }
  console.log(`Engines: ${report.join(', ')}.`);
  return {...env, FEN_BOARD_ENGINES: engines.join(',')};
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
