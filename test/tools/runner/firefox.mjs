import {chromeLauncher} from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import {patience} from './patience.mjs';
import {sideBySide} from './side-by-side.mjs';

/**
 * Firefox, at FIREFOX_PATH, twice. Puppeteer speaks WebDriver BiDi with it, so neither geckodriver nor a patched Firefox is
 * needed. The launcher is named for Chrome, but starts what Puppeteer can start.
 */
export const firefox = () => sideBySide([launcher(), launcher()]);

const launcher = () =>
  chromeLauncher({
    puppeteer,
    // The default window gets its size before it is visible.
    launchOptions: {
      browser: 'firefox',
      executablePath: process.env.FIREFOX_PATH,
      defaultViewport: null,
      timeout: patience,
      protocolTimeout: patience,
      // However late a busy machine lifts the finger, a tap is one: by default not after 300 ms.
      extraPrefsFirefox: {'apz.max_tap_time': patience},
    },
    async createPage({context}) {
      const page = await context.newPage();
      page.setDefaultTimeout(patience);
      return sizedInPart(page);
    },
  });

/** Puppeteer sets the orientation of the screen with its size, which Firefox ESR 140 does not support. */
function sizedInPart(page) {
  const setViewport = page.setViewport.bind(page);
  page.setViewport = (viewport) =>
    setViewport(viewport).catch((error) => {
      if (!/setScreenOrientationOverride\): unknown command/.test(error.message)) throw error;
    });
  return page;
}
