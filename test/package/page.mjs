// Opens real pages in a real browser, to test the built files as a site would serve them.
import {Readable} from 'node:stream';
import {setTimeout as wait} from 'node:timers/promises';
import {startDevServer} from '@web/dev-server';
import puppeteer from 'puppeteer-core';
import {patience} from '../tools/runner/patience.mjs';

const fakeHome = '/page/';

/** A page as it comes over a slow line, so that the browser paints it several times before it is whole. */
async function* inPieces(html) {
  for (const [piece] of String(html).matchAll(/[^]{1,2000}/g)) {
    yield piece;
    await wait(30);
  }
}

export const launchBrowser = () =>
  puppeteer.launch({
    executablePath: process.env.CHROME_PATH,
    headless: process.env.FEN_BOARD_HEADLESS ?? true,
    // Containers have too little shared memory: pages would crash.
    args: [
      '--disable-dev-shm-usage',
      ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
    ],
    timeout: patience,
    protocolTimeout: patience,
  });

/** Clicks squares of the first board of a page, once it can be played on. */
export async function clickSquares(page, ...squares) {
  for (const square of squares) {
    // Not `waitForSelector`, which looks again only when the page changes, but not when a shadow root does.
    const cell = await page.waitForFunction(
      (name) => document.querySelector('fen-board')?.shadowRoot.querySelector(`[data-square=${name}]`),
      {},
      square,
    );
    await cell.asElement().click();
  }
}

/**
 * Starts a browser and a server for the project's files.
 * @param files - More files to serve: their contents by path; the extension decides the type.
 * @param rootDir - The folder to serve instead of the project’s.
 * @param headers - Headers of all answers, such as those that isolate a page.
 * @returns `version` names the browser; `open(html)` shows a page and returns it with its errors, its requests and the scripts among them, and `problems()`,
 * its errors and what its policy has blocked; `visit(path)` does so with a file of the project; `close()` stops the browser and
 * the server. Both wait until the page is `quiet`, which means that it has no request under way and makes none for 50 ms, or
 * only for its `load` event.
 */
export async function startPages(files = {}, rootDir = process.cwd(), headers = {}) {
  const pages = new Map();
  const policies = new Map();
  const slow = new Set();
  const server = await startDevServer({
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
    autoExitProcess: false,
    config: {
      rootDir,
      port: 0,
      middleware: [
        async (context, next) => {
          if (context.path === '/favicon.ico') return void (context.status = 204);
          context.set({...headers, ...policies.get(context.path)});
          const page = pages.get(context.path);
          const file = files[context.path];
          if (file) {
            context.type = context.path.replace(/^.*\./, '');
            context.body = slow.has(context.path) ? Readable.from(inPieces(file)) : file;
            return undefined;
          }
          if (!page) return next();
          context.type = 'html';
          context.set(page.headers);
          context.body = page.html;
        },
      ],
    },
  });
  const {port} = server.server.address();
  const browser = await launchBrowser();

  /** Shows the page at a path of the server. */
  async function visit(
    path,
    {
      policy,
      viewport = {width: 1000, height: 800},
      features = [],
      scripts = true,
      until = 'quiet',
      line,
      isSlow = false,
    } = {},
  ) {
    const url = new URL(path, `http://localhost:${port}`);
    policies.set(url.pathname, policy ? {'Content-Security-Policy': policy} : {});
    slow[isSlow ? 'add' : 'delete'](url.pathname);
    const page = await browser.newPage();
    const pageErrors = [];
    const consoleTexts = [];
    const requests = [];
    page.on('pageerror', (error) => pageErrors.push(error.message));
    page.on('console', (message) => {
      const [type, text] = [message.type(), message.text()];
      consoleTexts.push(`${type}: ${text}`);
      if (type === 'error') pageErrors.push(text);
    });
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    let ended = 0;
    for (const event of ['requestfinished', 'requestfailed']) page.on(event, () => ended++);
    await page.setViewport(viewport);
    await page.emulateMediaFeatures(features);
    if (line) await page.emulateNetworkConditions(line);
    await page.setJavaScriptEnabled(scripts);
    await page.evaluateOnNewDocument(() => {
      window.violations = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        window.violations.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`),
      );
      window.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifts += entry.value;
      }).observe({type: 'layout-shift', buffered: true});
    });
    await page.goto(url.href, {waitUntil: 'load'});
    for (let seen = -1; scripts && until === 'quiet' && (seen < requests.length || ended < seen);) {
      seen = requests.length;
      // The time is measured by the page: where it is busy, it first does what waits.
      await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done), 50)));
    }
    const scriptPaths = () => requests.filter((path) => path.endsWith('.js'));
    const problems = async () => [...pageErrors, ...(await page.evaluate(() => window.violations))];
    return {page, pageErrors, problems, consoleTexts, requests, scripts: scriptPaths};
  }

  return {
    version: await browser.version(),
    visit,
    /** @param html - The HTML of the page, or the address of a page on another server. */
    open(html, {headers = {}, ...how} = {}) {
      if (html.startsWith('http')) return visit(html, how);
      const path = `${fakeHome}${pages.size}.html`;
      pages.set(path, {html, headers});
      return visit(path, how);
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}

/** The accessibility tree: the pictures, and the text outside them, in order. */
export async function accessibilityTreeOf(page) {
  // Otherwise the description of a diagram may be a moment late.
  await page.evaluate(() => document.dispatchEvent(new FocusEvent('focusin')));
  const session = await page.createCDPSession();
  await session.send('Accessibility.enable');
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isPicture = (node) => node?.role?.value === 'image';
  // The tree contains the parts of a picture, but screen readers do not announce them.
  const inPicture = ({parentId}) => {
    const parent = byId.get(parentId);
    return parent !== undefined && (isPicture(parent) || inPicture(parent));
  };
  const announced = nodes.filter((node) => !node.ignored && !inPicture(node));
  return {
    pictures: announced
      .filter(isPicture)
      .map(({name, description}) => ({name: name?.value, description: description?.value})),
    texts: announced.filter(({role}) => role?.value === 'StaticText').map(({name}) => name.value),
  };
}
