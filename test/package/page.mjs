// Real pages in a real browser: what is tested here are the built files, as a site would serve them.
import {startDevServer} from '@web/dev-server';
import puppeteer from 'puppeteer-core';

const fakeHome = '/page/';

/**
 * Starts a browser and a server for the project's files.
 * @returns `open(html, headers)` shows a page and gives it with what it complained of; `close()` ends both.
 */
export async function startPages() {
  const pages = new Map();
  const server = await startDevServer({
    readCliArgs: false,
    readFileConfig: false,
    logStartMessage: false,
    autoExitProcess: false,
    config: {
      rootDir: process.cwd(),
      port: 0,
      middleware: [
        async (context, next) => {
          if (context.path === '/favicon.ico') return void (context.status = 204);
          const page = pages.get(context.path);
          if (!page) return next();
          context.type = 'html';
          context.set(page.headers);
          context.body = page.html;
        },
      ],
    },
  });
  const {port} = server.server.address();
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH,
    headless: process.env.FEN_BOARD_HEADLESS ?? true,
    args: process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : [],
  });

  return {
    async open(html, {headers = {}, viewport = {width: 1000, height: 800}} = {}) {
      const path = `${fakeHome}${pages.size}.html`;
      pages.set(path, {html, headers});
      const page = await browser.newPage();
      const complaints = [];
      const requests = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await page.setViewport(viewport);
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
      await page.goto(`http://localhost:${port}${path}`, {waitUntil: 'networkidle0'});
      return {page, complaints, requests};
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
