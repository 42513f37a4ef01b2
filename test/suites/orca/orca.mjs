// Lets the screen reader Orca read pages in Firefox, on a screen and a D-Bus session of its own. Nothing is heard: what Orca
// would say is in its log. Keys come from the X server, as those of a person do, so that Orca can handle them first.
import {spawn, execFileSync} from 'node:child_process';
import {createServer} from 'node:http';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import {patience} from '../../tools/runner/patience.mjs';

/** The programs that are needed, and their packages in Debian. */
const packages = {
  orca: 'orca',
  'firefox-esr': 'firefox-esr',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus-daemon',
  '/usr/libexec/at-spi2-registryd': 'at-spi2-core',
};
const isInstalled = (program) =>
  ['', ...(process.env.PATH ?? '').split(':')].some((folder) => existsSync(join(folder, program)));

/** The Debian packages that are missing. */
export const missingPackages = () =>
  Object.keys(packages)
    .filter((program) => !isInstalled(program))
    .map((program) => packages[program]);

/** Orca reads its settings from Python. Its own `--debug-file` is written only when a buffer is full. */
const settingsWithLog = (log) => `import orca.debug, orca.settings
orca.debug.debugLevel = orca.debug.LEVEL_INFO
orca.debug.debugFile = open('${log}', 'w', buffering=1)
orca.settings.enableKeyEcho = False
orca.settings.enableEchoByWord = False
orca.settings.sayAllOnLoad = False
orca.settings.pageSummaryOnLoad = False
orca.settings.presentToolTips = False
`;

/** The time without a new line in Orca's log after which it has said everything, in milliseconds. */
const silence = 700;

/** Starts Orca and Firefox. */
export async function startOrca() {
  const home = mkdtempSync(join(tmpdir(), 'orca-'));
  const log = join(home, 'orca.log');
  const children = [];
  const start = (program, args, options = {}) => {
    const child = spawn(program, args, {stdio: 'ignore', ...options});
    children.push(child);
    return child;
  };
  const stop = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', stop);
  /** The first line that a program prints. */
  const firstLine = (stream) =>
    new Promise((resolve, reject) => {
      stream.once('data', (data) => resolve(String(data).split('\n')[0]));
      stream.once('close', () =>
        reject(new Error('A program that the screen reader needs has not started.')),
      );
    });

  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {...process.env, HOME: home, XDG_RUNTIME_DIR: home},
  });
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    DISPLAY: `:${await firstLine(screen.stdio[3])}`,
    DBUS_SESSION_BUS_ADDRESS: await firstLine(bus.stdout),
    LANG: 'C.UTF-8',
    GNOME_ACCESSIBILITY: '1',
    // There is no sound here. Without a speech server Orca writes what it would say to its log, and waits for nobody.
    SPEECHD_ADDRESS: 'unix_socket:/nonexistent',
  };
  start('openbox', [], {env});
  const preferences = join(home, 'preferences');
  await mkdir(preferences);
  writeFileSync(join(preferences, 'orca-customizations.py'), settingsWithLog(log));
  writeFileSync(log, '');
  start('orca', [`--user-prefs=${preferences}`], {env});

  const logged = () => readFileSync(log, 'utf8');
  const until = async (isTrue, what) => {
    for (const end = Date.now() + patience; !(await isTrue()); await delay(50)) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}.`);
    }
  };
  await until(() => logged().includes('Screen reader on.'), 'Orca, which each user can run only once');

  const pages = new Map();
  const server = createServer(async ({url}, response) => {
    const html = pages.get(url);
    response.setHeader('content-type', html ? 'text/html' : 'text/javascript');
    response.end(html ?? (await readFile(join('dist', url)).catch(() => '')));
  }).listen(0, 'localhost');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    headless: false,
    env,
    defaultViewport: null,
    timeout: patience,
    protocolTimeout: patience,
    extraPrefsFirefox: {'accessibility.force_disabled': -1, 'focusmanager.testmode': false},
  });
  const [page] = await browser.pages();

  let read = 0;
  /** Waits until Orca is silent; returns what it has said since the last call, line by line. */
  const heard = async () => {
    let length = -1;
    for (let since = Date.now(); Date.now() - since < silence; await delay(50)) {
      const now = logged().length;
      if (now !== length) [length, since] = [now, Date.now()];
    }
    const text = logged();
    const said = / - SPEECH OUTPUT: '((?:.|\n {18})*?)'(?: voice=\w+)? *(?:\{.*\})?\n/g;
    const lines = [...text.slice(read).matchAll(said)].map(([, line]) => line.trim());
    read = text.length;
    return lines.filter(Boolean);
  };
  const xdotool = (...args) => execFileSync('xdotool', args, {env, encoding: 'utf8'});

  return {
    heard,
    /** Shows a page and gives it the focus; what Orca says of the window is left out. */
    async open(body, lang = 'en') {
      const path = `/page-${pages.size}.html`;
      pages.set(
        path,
        `<!doctype html><html lang="${lang}"><title>Page</title><script type="module" src="/fen-board.min.js"></script>${body}`,
      );
      await page.goto(`http://localhost:${server.address().port}${path}`);
      await page.bringToFront();
      if (pages.size === 1) {
        // A new window has its focus in the field of the address.
        await heard();
        xdotool('key', 'F6');
      }
    },
    /** Waits until the boards of the page can be used. */
    async ready() {
      await page.waitForFunction(() =>
        [...document.querySelectorAll('fen-board, fen-game')].every(
          ({localName, mode, list, shadowRoot}) =>
            shadowRoot?.querySelector(
              localName === 'fen-game'
                ? `${list === 'table' ? '.games:has([part~=row]) ~ * ' : ''}.moves [part~=move]`
                : mode === 'view'
                  ? '#overview'
                  : '[role=grid]',
            ) !== null,
        ),
      );
      await heard();
    },
    press: (...keys) => xdotool('key', ...keys),
    type: (text) => xdotool('type', '--delay', '60', text),
    async close() {
      await browser.close().catch(() => undefined);
      server.close();
      stop();
      rmSync(home, {recursive: true, force: true});
    },
  };
}
