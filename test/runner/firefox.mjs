import {chromeLauncher} from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';

/**
 * Firefox, at FIREFOX_PATH. Puppeteer speaks WebDriver BiDi with it, so neither geckodriver nor a patched Firefox is
 * needed. The launcher is named for Chrome, but starts what Puppeteer can start.
 */
export const firefox = () =>
  chromeLauncher({
    puppeteer,
    launchOptions: {browser: 'firefox', executablePath: process.env.FIREFOX_PATH},
  });
