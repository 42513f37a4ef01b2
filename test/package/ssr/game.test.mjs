import {html, render} from '@lit-labs/ssr';
import {collectResult} from '@lit-labs/ssr/lib/render-result.js';
import {expect} from 'chai';
import 'fen-board/game';
import {startPages} from '../page.mjs';
import {dropIn, pageOf, sheet} from './served.mjs';

const pgn = `[White "Morphy"]\n[Black "Duke Karl"]\n\n1. e4 e5 2. Nf3 d6 {A comment} (2... Nc6 3. Bb5) 3. d4 *`;
const gameHtml = (at) => collectResult(render(html`<fen-game pgn="${pgn}" at="${at}"></fen-game>`));

/** The game as a reader sees it. */
const seen = (page) =>
  page.$eval('fen-game', ({shadowRoot}) => ({
    current: shadowRoot.querySelector('[aria-current]')?.textContent.trim() ?? null,
    moves: shadowRoot.querySelectorAll('[part~=move]').length,
    games: shadowRoot.querySelectorAll('.game').length,
    pieces: shadowRoot.querySelector('fen-board').shadowRoot.querySelectorAll('svg').length,
  }));

describe('a game from a server', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  it('is shown with scripts off, at its move', async () => {
    const {page, pageErrors} = await pages.open(pageOf(sheet, await gameHtml('2b')), {
      scripts: false,
      until: 'load',
    });
    expect(await seen(page)).to.deep.equal({current: 'd6', moves: 7, games: 1, pieces: 1});
    expect(pageErrors).to.deep.equal([]);
  });

  it('has a board that its own script draws the same, before the part for games has come', async () => {
    expect(await gameHtml('1b')).to.include(
      'fen="rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"',
    );
  });

  it('is hydrated by the script, and can be played through', async () => {
    const {page, pageErrors} = await pages.open(pageOf(dropIn, sheet, await gameHtml('2b')), {until: 'load'});
    await page.evaluate(async () => {
      await customElements.whenDefined('fen-game');
      await document.querySelector('fen-game').next();
    });
    expect(await seen(page)).to.deep.equal({current: 'd4', moves: 7, games: 1, pieces: 1});
    expect(pageErrors).to.deep.equal([]);
  });
});
