// A game that a person writes in a form: before its parts have loaded, and after the person has left the page and returned.
import {expect} from 'chai';
import {startPages} from './page.mjs';

describe('a game that is written in a form', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  const form = (inside, attributes = '') =>
    `<!doctype html><title>x</title><link rel="stylesheet" href="/dist/fen-board.css">
      <form><fen-game mode="edit" name="game" animation="none" ${attributes}>${inside}</fen-game></form>`;
  const script = '<script type="module" src="/dist/fen-board.min.js"></script>';
  const submitted = (page) => page.evaluate(() => new FormData(document.forms[0]).get('game')?.trim());
  /** Presses squares of the board, once it can be played on. */
  const play = async (page, ...squares) => {
    for (const square of squares) {
      const cell = await page.waitForFunction(
        (name) => {
          const {board} = document.querySelector('fen-game');
          return board?.mode === 'play' && board.shadowRoot.querySelector(`[data-square=${name}]`);
        },
        {},
        square,
      );
      await cell.evaluate((element) => element.click());
    }
  };
  const holds = (page, text) =>
    page.waitForFunction(
      (expected) => new FormData(document.forms[0]).get('game')?.trim() === expected,
      {},
      text,
    );
  /** A page with such a listener is not kept in the back/forward cache: the browser loads it again. */
  const anew = '<script>addEventListener("unload", () => {})</script>';
  const leaveAndReturn = async (page) => {
    await page.evaluate(() => (window.isOld = true));
    await page.goto(new URL('/dist/embed.html', page.url()).href);
    await page.goBack();
    expect(await page.evaluate(() => window.isOld)).to.equal(undefined);
  };

  it('is there again after Back, each time, and the page’s own one where nothing was changed', async () => {
    const {page, pageErrors} = await pages.open(form('<pre>1. e4 *</pre>') + anew + script);
    await holds(page, '1. e4 *');
    await leaveAndReturn(page);
    await holds(page, '1. e4 *');
    await play(page, 'e2', 'e4', 'e7', 'e5');
    await holds(page, '1. e4 e5 *');
    // The second time, the person only looks.
    for (let times = 0; times < 2; times++) {
      await leaveAndReturn(page);
      await holds(page, '1. e4 e5 *');
      await page.waitForFunction(() => document.querySelector('fen-game').board?.mode === 'play');
    }
    await play(page, 'd2', 'd4');
    await holds(page, '1. e4 (1. d4) 1... e5 *');
    await leaveAndReturn(page);
    await holds(page, '1. e4 (1. d4) 1... e5 *');
    await page.evaluate(() => document.forms[0].reset());
    await holds(page, '1. e4 *');
    expect(pageErrors).to.deep.equal([]);
  });

  it('is submitted before its parts have loaded', async () => {
    for (const [inside, attributes, expected] of [
      ['<pre>1. e4 *</pre>', '', '1. e4 *'],
      ['', 'pgn="1. d4 *"', '1. d4 *'],
      ['', '', ''],
    ]) {
      const {page} = await pages.open(form(inside, attributes));
      await page.setRequestInterception(true);
      page.on('request', (request) => /[.]game[.]/.test(request.url()) || request.continue());
      await page.addScriptTag({type: 'module', url: '/dist/fen-board.min.js'});
      await page.waitForFunction(() => customElements.get('fen-game'));
      expect(await submitted(page)).to.equal(expected);
      expect(await page.evaluate(() => document.querySelector('fen-game').shadowRoot)).to.equal(null);
    }
  });
});
