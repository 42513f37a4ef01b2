import type {Page} from 'puppeteer-core';
import {startPages} from '../../package/page.mjs';
import {attributeLaw} from './attributes.js';
import {interactionLaws} from './interaction.js';
import {must, type Law} from './law.js';
import {pageLaw} from './pages.js';

/** The page with the boards, and the errors that it reports. */
export class Boards {
  readonly page: Page;
  readonly #pageErrors: string[];
  #last: Promise<unknown> = Promise.resolve();

  constructor(page: Page, pageErrors: string[]) {
    this.page = page;
    this.#pageErrors = pageErrors;
  }

  /** Calls a function of `in-page.mjs` in the page. */
  async ask<T = void>(name: string, ...values: readonly unknown[]): Promise<T> {
    const call = `fuzz.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
    return (await this.page.evaluate(call)) as T;
  }

  /** Runs a trial after all others on the page: one that is interrupted when its time is up still runs to its end. */
  async alone(trial: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(trial);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Fails if the page has reported an error since the last call. */
  mustNotComplain(): void {
    const pageErrors = this.#pageErrors.splice(0);
    must(pageErrors.length === 0, () => `the page reports: ${pageErrors.join('; ')}`);
  }

  /** Removes the boards; fails if listeners are left on the page. */
  async clear(): Promise<void> {
    const left = await this.ask<number>('end');
    must(left === 0, () => `${left} listeners are left on the page`);
  }
}

/** Opens a browser with a page of boards, and returns the laws to check there. */
export async function openBoards(): Promise<{readonly laws: readonly Law[]; close(): Promise<void>}> {
  const pages = await startPages();
  const {page, pageErrors} = await pages.open(
    `<!doctype html><title>Boards</title><link rel="stylesheet" href="/test/suites/fuzz/in-page.css"><body>
    <script type="module" src="/dist/fen-board.min.js"></script>
    <script type="module" src="/test/suites/fuzz/in-page.mjs"></script>`,
    {viewport: {width: 800, height: 1000}},
  );
  await page.waitForFunction('window.fuzz');
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pageErrors.push(`navigated to ${frame.url()}`);
  });
  const boards = new Boards(page, pageErrors);
  return {
    laws: [attributeLaw(boards), ...interactionLaws(boards), pageLaw(boards)],
    close: () => boards.alone(() => pages.close()),
  };
}
