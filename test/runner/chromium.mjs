import {chromeLauncher} from '@web/test-runner-chrome';

// Chromium’s sandbox does not start as root, and not in most CI containers.
const sandboxed = process.getuid?.() !== 0 && !process.env.CI;

/** Chromium, Chrome or Edge, at CHROME_PATH or where it is usually installed. */
export const chromium = () =>
  chromeLauncher({
    launchOptions: {
      headless: process.env.FEN_BOARD_HEADLESS ?? true,
      args: sandboxed ? [] : ['--no-sandbox'],
    },
  });
