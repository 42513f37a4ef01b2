// What Ctrl+A and Ctrl+C put on the clipboard of a page with a board and a game.
import {expect} from 'chai';
import {startPages} from './page.mjs';

describe('a page that a reader copies', () => {
  let pages, page;
  before(async () => {
    pages = await startPages();
    ({page} = await pages.open(`<!doctype html><title>x</title>
      <p>Before.</p><fen-board fen="start"></fen-board>
      <fen-game><pre>1. e4 e5 {So.} 2. Nf3 (2. f4 exf4) Nc6 3. Bb5 1-0</pre></fen-game><p>After.</p>
      <script type="module" src="/dist/fen-board.min.js"></script>`));
    await page.waitForFunction(() =>
      document.querySelector('fen-game')?.shadowRoot?.querySelector('.ending'),
    );
    await page
      .browserContext()
      .overridePermissions(new URL(page.url()).origin, ['clipboard-read', 'clipboard-write']);
    await page.bringToFront();
  });
  after(() => pages?.close());

  it('has no hidden description, and blanks between the moves', async () => {
    await page.keyboard.down('Control');
    for (const key of ['a', 'c']) await page.keyboard.press(key);
    await page.keyboard.up('Control');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.replace(/\s+/g, ' ').trim()).to.equal(
      'Before. 1. e4 e5 So. 2. Nf3 2. f4 exf4 2… Nc6 3. Bb5 1–0 After.',
    );
  });
});
