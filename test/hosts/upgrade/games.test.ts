import {expect} from '@open-wc/testing';
import '../../../src/hosts/complete/all-in-one.js';
import {upgrade} from '../../../src/hosts/upgrade/index.js';
import {upgradedPage} from './page.js';

const pgn = '[White "A"]\n[Black "B"]\n\n1. e4 e5 {A comment with <b> and a FEN: 8/8/8/8/8/8/8/8 w - -} *';
const escaped = pgn.replace(/&/g, '&amp;').replace(/</g, '&lt;');

describe('the upgrade of games', () => {
  const {page, warnings, show} = upgradedPage();
  const shown = async (html: string) => (await show(html)).games;

  const markup: readonly (readonly [from: string, html: string])[] = [
    ['its own class', `<pre class="fen-game">${escaped}</pre>`],
    ['WordPress', `<pre class="wp-block-preformatted fen-game">${escaped.replace(/\n/g, '<br>')}</pre>`],
    ['a class of a code block', `<pre><code class="language-pgn">${escaped}\n</code></pre>`],
    ['a plugin for Obsidian', `<pre><code class="language-chess-pgn">${escaped}\n</code></pre>`],
    [
      'a plugin for Logseq, which has games in blocks of boards',
      `<pre><code class="language-chess">pgn: |\n  ${escaped.replace(/\n/g, '\n  ')}</code></pre>`,
    ],
    [
      'Hugo',
      `<div class="highlight"><pre><code class="language-pgn" data-lang="pgn">${escaped}</code></pre></div>`,
    ],
    [
      'paragraphs',
      `<div class="fen-game"><p>${escaped.split('\n\n').join('</p><p>').replace(/\n/g, '<br>')}</p></div>`,
    ],
  ];
  for (const [from, html] of markup) {
    it(`makes a game of ${from}`, async () => {
      const [game, ...others] = await shown(html);
      expect(others).to.deep.equal([]);
      expect(page.querySelectorAll('.fen-game,[class*=pgn]').length).to.equal(0);
      while (!game?.games.length) await new Promise(requestAnimationFrame);
      expect([...(game.games[0]?.tags ?? [])]).to.deep.equal([
        ['White', 'A'],
        ['Black', 'B'],
      ]);
      expect(game.games[0]?.moves.map(({san}) => san)).to.deep.equal(['e4', 'e5']);
      expect(game.games[0]?.moves[1]?.commentsAfter[0]?.text).to.contain('<b>');
    });
  }

  it('sets attributes of a game from classes', async () => {
    const classes =
      'fen-game at-1b orientation-black moves-below diagrams letters-figurine alignwide language-x';
    const [game] = await shown(`<pre id="here" class="${classes}" style="margin: 0">${escaped}</pre>`);
    const attributes = Array.from(game?.attributes ?? [], ({name, value}) => [name, value]);
    expect(attributes).to.deep.equal([
      ['at', '1b'],
      ['orientation', 'black'],
      ['moves', 'below'],
      ['diagrams', ''],
      ['letters', 'figurine'],
      ['class', 'alignwide'],
      ['id', 'here'],
    ]);
  });

  it('reads the options above the PGN, and removes them from it', async () => {
    const [game] = await shown(
      `<div class="fen-game at-start"><p>At: 1b<br>diagrams: yes</p><p>${escaped}</p></div>`,
    );
    expect(Array.from(game?.attributes ?? [], ({name, value}) => [name, value])).to.deep.equal([
      ['at', '1b'],
      ['diagrams', ''],
    ]);
    expect(game?.textContent).to.equal(pgn);
  });

  it('does not change text without a game, and warns once', async () => {
    const html =
      '<pre class="language-pgn"><code class="language-pgn">Portable Game Notation is a text.</code></pre>';
    await shown(html);
    upgrade(page);
    expect(page.innerHTML).to.equal(html);
    expect(warnings).to.deep.equal(['fen-board: There is no game in this block.']);
  });

  it('gives a game the margin of its block, unless the page styles the margin of games', async () => {
    const block = `<style>pre { margin: 20px 30px }</style><pre class="fen-game">${escaped}</pre>`;
    const margins = (game: Element | undefined) => game && getComputedStyle(game).margin;
    const [game] = await shown(block);
    expect(margins(game)).to.equal('20px 0px');
    const [other] = await shown(`<style>fen-game { margin: 5px }</style>${block}`);
    expect(margins(other)).to.equal('5px');
  });

  it('ignores empty blocks and text that is being edited', async () => {
    expect(
      await shown(
        `<pre class="fen-game"> </pre><div contenteditable><pre class="fen-game">${pgn}</pre></div>`,
      ),
    ).to.deep.equal([]);
  });

  it('changes nothing a second time', async () => {
    const [game] = await shown(`<pre class="fen-game">${escaped}</pre>`);
    page.append(document.createElement('p'));
    await new Promise(requestAnimationFrame);
    expect([...page.querySelectorAll('fen-game')]).to.deep.equal([game]);
  });
});
