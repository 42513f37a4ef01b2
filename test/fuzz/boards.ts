import type {Page} from 'puppeteer-core';
import {startPages} from '../package/page.mjs';
import {attributeLaw} from './attributes.js';
import {interactionLaws} from './interaction.js';
import {must, type Law} from './law.js';
import {pageLaw} from './pages.js';

/** The page with the boards, and what it complains of. */
export class Boards {
  readonly page: Page;
  readonly #complaints: string[];
  #last: Promise<unknown> = Promise.resolve();

  constructor(page: Page, complaints: string[]) {
    this.page = page;
    this.#complaints = complaints;
  }

  /** Asks `in-page.mjs`. */
  async ask<T = void>(what: string, ...values: readonly unknown[]): Promise<T> {
    const call = `fuzz.${what}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
    return (await this.page.evaluate(call)) as T;
  }

  /**
   * Waits until nothing else is tried on the page: what is interrupted, since its time is up, still goes on to its end.
   */
  async alone(act: () => Promise<void>): Promise<void> {
    const mine = this.#last.then(act);
    this.#last = mine.catch(() => undefined);
    return mine;
  }

  /** Fails where the page has complained since this was last asked. */
  mustNotComplain(): void {
    const complaints = this.#complaints.splice(0);
    must(complaints.length === 0, () => `the page says: ${complaints.join('; ')}`);
  }

  /** Takes the boards away; fails where that leaves listeners. */
  async clear(): Promise<void> {
    const left = await this.ask<number>('end');
    must(left === 0, () => `${left} listeners are left on the page`);
  }
}

/** Opens a browser with a page of boards, and gives the laws that are tried there. */
export async function openBoards(): Promise<{readonly laws: readonly Law[]; close(): Promise<void>}> {
  const pages = await startPages();
  const {page, complaints} = await pages.open(
    `<!doctype html><title>Boards</title><link rel="stylesheet" href="/test/fuzz/in-page.css"><body>
    <script type="module" src="/dist/fen-board.min.js"></script>
    <script type="module" src="/test/fuzz/in-page.mjs"></script>`,
    {viewport: {width: 800, height: 1000}},
  );
  await page.waitForFunction('window.fuzz');
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) complaints.push(`went to ${frame.url()}`);
  });
  const boards = new Boards(page, complaints);
  return {
    laws: [attributeLaw(boards), ...interactionLaws(boards), pageLaw(boards)],
    close: () => boards.alone(() => pages.close()),
  };
}
