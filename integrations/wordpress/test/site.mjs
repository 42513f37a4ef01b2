import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createServer} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import puppeteer from 'puppeteer-core';

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address();
  server.close();
  return port;
}

const ask = async (url, init) => {
  const response = await fetch(url, init);
  return {status: response.status, text: await response.text()};
};

/** Serves a WordPress. @returns its address, and a function that stops it. */
async function serve({site, cli}, php) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const constants = ['WP_DEBUG', true, 'WP_DEBUG_LOG', true, 'WP_DEBUG_DISPLAY', false];
  const args = [
    ...['server', '--port', port, '--php', php, '--workers', 2, '--verbosity', 'quiet'],
    ...constants.flatMap((name, index) => (index % 2 ? [] : ['--define-bool', name, constants[index + 1]])),
    ...['--mount-dir-before-install', site, '/wordpress'],
    '--wordpress-install-mode=install-from-existing-files-if-needed',
  ];
  const server = spawn(process.execPath, [cli, ...args], {stdio: ['ignore', 'ignore', 'inherit']});
  // Also if somebody interrupts the tests.
  process.on('exit', () => server.kill());
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit');
  };
  for (let tries = 0; tries < 300; tries++) {
    if (server.exitCode !== null) throw new Error('The server did not start.');
    try {
      const {status} = await ask(`${origin}/?rest_route=/`);
      if (status === 200) return {origin, stop};
    } catch {
      // It does not listen yet.
    }
    await wait(500);
  }
  await stop();
  throw new Error('The server does not answer.');
}

/**
 * Serves a WordPress and opens a browser. While tests are being written, `FEN_BOARD_SITE` may name one that is
 * served already, with the plugin.
 * @param {() => {site: string, cli: string}} install - Makes the site.
 * @param {string} php - The version of PHP.
 */
export async function startSite(install, php) {
  const running = process.env.FEN_BOARD_SITE;
  const installed = running ? undefined : install();
  const {origin, stop} = installed ? await serve(installed, php) : {origin: running, stop: () => undefined};
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH,
    headless: process.env.FEN_BOARD_HEADLESS ?? true,
    args: process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [],
    protocolTimeout: 180_000,
  });

  /** Runs PHP in WordPress, perhaps with another query too. @returns What it returns. */
  async function run(code, query = '') {
    const {text} = await ask(`${origin}/?test=php${query}`, {method: 'POST', body: JSON.stringify({code})});
    try {
      return JSON.parse(text);
    } catch {
      throw new Error(`PHP said: ${text.replace(/<[^>]+>/g, ' ').slice(0, 600)}`);
    }
  }

  /**
   * A person: a browser of their own.
   * @param role - A role of WordPress; by default, a reader who is not logged in.
   * @param settings - Their language, whether scripts run, their window, and a script that runs before those of any page.
   */
  async function person(
    role,
    {locale = '', scripts = true, viewport = {width: 1300, height: 1000}, script} = {},
  ) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport(viewport);
    // PHP in WebAssembly is slow, especially on a busy machine.
    page.setDefaultTimeout(120_000);
    // WordPress asks for confirmation before somebody leaves an unsaved post.
    page.on('dialog', (dialog) => dialog.accept());
    if (role) await page.goto(`${origin}/?test=be&role=${role}&locale=${locale}`);
    await page.setJavaScriptEnabled(scripts);
    if (script) await page.evaluateOnNewDocument(script);
    const pageErrors = [];
    const requests = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('console', (message) => {
      if (/^(?:error|warn)/.test(message.type())) pageErrors.push(message.text());
    });
    page.on('request', (request) => requests.push(request.url()));
    return {page, pageErrors, requests, context};
  }

  return {
    origin,
    folder: installed?.site,
    run,
    ask: (path) => ask(origin + path),
    person,
    async close() {
      await browser.close();
      await stop();
    },
  };
}
