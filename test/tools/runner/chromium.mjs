import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromeLauncher} from '@web/test-runner-chrome';
import {patience} from './patience.mjs';

// Chromium’s sandbox does not start as root, and not in most CI containers.
const sandboxed = process.getuid?.() !== 0 && !process.env.CI;

/** Two processors are busy with four: a page waits most of the time. */
const pagesAtATime = 4;

/** Chromium, Chrome or Edge, at CHROME_PATH or where it is usually installed. */
export const chromium = () => {
  const launcher = chromeLauncher({
    concurrency: pagesAtATime,
    launchOptions: {
      headless: process.env.FEN_BOARD_HEADLESS ?? true,
      args: [
        // Containers have so little shared memory that pages would crash without a report.
        '--disable-dev-shm-usage',
        // Tests mostly wait for frames: the next one comes as soon as it is drawn.
        '--disable-frame-rate-limit',
        '--disable-gpu-vsync',
        ...(sandboxed ? [] : ['--no-sandbox']),
      ],
      timeout: patience,
      protocolTimeout: patience,
    },
    createPage: async ({browser}) => {
      // Only one tab of a window gets frames and the focus: each page has a window of its own.
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      await forgetFilesBefore(page);
      if (folder) await startCounting(page);
      return page;
    },
  });
  if (folder) keepCounts(launcher);
  return launcher;
};

/**
 * A page runs one file after another, each from `about:blank`, where the history of the page is cleared: when it is full,
 * Chromium drops the entries of the current file.
 */
async function forgetFilesBefore(page) {
  const devtools = await page.createCDPSession();
  const goTo = page.goto.bind(page);
  page.goto = async (url, ...options) => {
    const response = await goTo(url, ...options);
    if (url === 'about:blank') await devtools.send('Page.resetNavigationHistory');
    return response;
  };
}

// The folder for the counts that coverage.mjs reads; unset without `--coverage`. The test runner cannot add the pages up,
// because V8 reports a block only if its count differs from the count of the code around it.
const folder = process.env.FEN_BOARD_COVERAGE && join(process.env.FEN_BOARD_COVERAGE, 'chromium');
const counters = new WeakMap();

async function startCounting(page) {
  // Compiled modules from the cache have no block counters.
  await page.setCacheEnabled(false);
  const devtools = await page.createCDPSession();
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.setSkipAllPauses', {skip: true});
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  counters.set(page, devtools);
}

/** The counts of src since the last call, with the texts of the modules. */
async function counted(devtools) {
  const {result} = await devtools.send('Profiler.takePreciseCoverage');
  const ofSrc = result.filter(({url}) => /^https?:\/\/[^/]+\/src\//.test(url));
  return Promise.all(
    ofSrc.map(async ({url, functions, scriptId}) => {
      const {scriptSource} = await devtools.send('Debugger.getScriptSource', {scriptId});
      return {url, functions, source: scriptSource};
    }),
  );
}

function keepCounts(launcher) {
  mkdirSync(folder, {recursive: true});
  const stop = launcher.stopSession.bind(launcher);
  launcher.stopSession = async (id) => {
    const found = await counted(counters.get(launcher.getPage(id)));
    writeFileSync(join(folder, `${id}.json`), JSON.stringify(found));
    return stop(id);
  };
}
