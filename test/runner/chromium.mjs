import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {chromeLauncher} from '@web/test-runner-chrome';
import {patience} from './patience.mjs';

// Chromium’s sandbox does not start as root, and not in most CI containers.
const sandboxed = process.getuid?.() !== 0 && !process.env.CI;

/** Chromium, Chrome or Edge, at CHROME_PATH or where it is usually installed. */
export const chromium = () => {
  const launcher = chromeLauncher({
    launchOptions: {
      headless: process.env.FEN_BOARD_HEADLESS ?? true,
      // Containers have so little shared memory that pages would crash without a report.
      args: ['--disable-dev-shm-usage', ...(sandboxed ? [] : ['--no-sandbox'])],
      timeout: patience,
      protocolTimeout: patience,
    },
    createPage: async ({context}) => {
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
 * A page is used for one file after another, each of which begins at `about:blank`. Their entries in its history are
 * forgotten there: where it is full, Chromium drops those of the file that runs.
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

// The folder from which coverage.mjs reads how often what ran; unset without `--coverage`. The test runner would make
// branches of each page’s counts before it adds the pages up; but V8 names a block only where it ran more or less
// often than what is around it, so what one page names, another does not.
const folder = process.env.FEN_BOARD_COVERAGE && join(process.env.FEN_BOARD_COVERAGE, 'chromium');
const counters = new WeakMap();

async function startCounting(page) {
  // Modules that come compiled out of the cache have no counters of blocks.
  await page.setCacheEnabled(false);
  const devtools = await page.createCDPSession();
  await devtools.send('Debugger.enable');
  await devtools.send('Debugger.setSkipAllPauses', {skip: true});
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', {callCount: true, detailed: true});
  counters.set(page, devtools);
}

/** The code of src that has run since the last time, with the texts in which the counts name places. */
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
