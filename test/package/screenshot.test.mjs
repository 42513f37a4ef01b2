// A screenshot of a whole page, such as people make for a report or an archive.
import {expect} from 'chai';
import {PNG} from 'pngjs';
import {startPages} from './page.mjs';

const count = 120;
const side = 240;
const boards = Array.from(
  {length: count},
  () => '<fen-board fen="8/8/8/3k4/8/8/8/K7 w - - 0 1" coordinates="none"></fen-board>',
).join('');
const page = `<!doctype html><title>A long page</title>
  <style>body { margin: 0; } fen-board { width: ${side}px; }</style>
  <script type="module" src="/dist/fen-board.min.js"></script>${boards}`;

describe('a screenshot of a whole page', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages.close());

  it('shows all its boards, even those far off the screen', async () => {
    const {page: opened} = await pages.open(page, {viewport: {width: side, height: 600}});
    await opened.waitForFunction(
      (wanted) => {
        const all = [...document.querySelectorAll('fen-board')];
        return all.length === wanted && all.every(({shadowRoot}) => shadowRoot?.querySelector('svg'));
      },
      {},
      count,
    );
    // Chromium can paint pages of up to 16,384 pixels in one picture.
    const seen = [];
    for (let first = 0; first < count; first += 60) {
      const clip = {x: 0, y: first * side, width: side, height: 60 * side};
      const {data, width} = PNG.sync.read(
        Buffer.from(await opened.screenshot({clip, captureBeyondViewport: true})),
      );
      for (let board = 0; board < 60; board++) {
        // The middle of e4, which is light, and of d4, which is dark: both are empty.
        const colors = [4.5, 3.5].map((file) => {
          const at = (Math.round((board + 4.5 / 8) * side) * width + Math.round((file / 8) * side)) * 4;
          return [...data.subarray(at, at + 3)].join(' ');
        });
        seen.push(colors.join(', '));
      }
    }
    expect(new Set(seen).size, [...new Set(seen)].join('; ')).to.equal(1);
    expect(seen[0]).to.not.contain('255 255 255');
  });
});
