// The content of posts, as sent by WordPress 6.1.9 with its theme Twenty Twenty-Three.
import {expect} from '@open-wc/testing';
import type {FenBoard} from '../../../src/board/element/fen-board.js';
import '../../../src/hosts/upgrade/index.js';
import {capablanca, kingsOnRank1, start} from '../../tools/fixtures/positions.js';
import {upgradedPage} from './page.js';

const alekhine = 'rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';

describe('the upgrade in WordPress', () => {
  const {page, warnings, show} = upgradedPage();

  const shown = async (post: string) => {
    const response = await fetch(`/test/tools/fixtures/wordpress/${post}.html`);
    return (await show(await response.text())).boards;
  };
  // Typographic changes are reversed: whatever WordPress has made of a dash is read as a dash.
  const fens = (boards: readonly FenBoard[]) =>
    boards.map(({fen}) => fen?.replace(/\s+/g, ' ').replace(/[“”]/g, '').replaceAll('–', '-'));

  const posts: readonly (readonly [post: string, fens: readonly string[]])[] = [
    ['administrator-blocks', [start, alekhine, capablanca]],
    [
      'administrator-classic-editor',
      [start, alekhine, start, capablanca, capablanca.replace('10/10/10/10', '10/10/ 10/10')],
    ],
    ['author-blocks', [start, alekhine, alekhine, capablanca, start, start, kingsOnRank1, alekhine]],
    [
      'author-other-blocks',
      [
        start,
        capablanca,
        start,
        alekhine,
        alekhine,
        start,
        alekhine,
        start,
        alekhine,
        alekhine,
        start,
        alekhine,
        start,
        capablanca,
        start,
        alekhine,
        start,
        alekhine,
      ],
    ],
    [
      'author-classic-editor',
      [
        start,
        start,
        capablanca,
        alekhine,
        alekhine,
        start,
        alekhine,
        start,
        alekhine,
        start,
        start,
        kingsOnRank1,
        kingsOnRank1,
      ],
    ],
  ];
  for (const [post, expected] of posts) {
    it(`makes each board of ${post}`, async () => {
      const boards = await shown(post);
      expect(fens(boards)).to.deep.equal(expected);
      expect(boards.map(({error}) => error?.message ?? null)).to.deep.equal(expected.map(() => null));
      expect(warnings).to.deep.equal([]);
    });
  }

  it('sets attributes of a board from the additional classes of its block', async () => {
    const [, , board, , , verse] = await shown('author-blocks');
    expect(board?.orientation).to.equal('black');
    expect(board?.coordinates).to.equal('outside');
    expect(board?.marks).to.equal('Ge4');
    expect(board?.turnMarker).to.equal(true);
    expect(verse?.pieces).to.equal('classic');
  });

  it('does not change the paragraphs of the post', async () => {
    await shown('author-classic-editor');
    const [first, stripped] = page.querySelectorAll('p');
    const last = [...page.querySelectorAll('p')].at(-1);
    expect([first, last].map((paragraph) => paragraph?.textContent)).to.deep.equal(['Before.', 'After.']);
    // WordPress removes the tag, which authors may not write, and its FEN stays as text.
    expect(stripped?.textContent).to.equal(start.replace('-', '–'));
  });

  it('keeps a caption on its board unless the classic editor has made a paragraph of it', async () => {
    const captions = async (post: string) =>
      (await shown(post)).map((board) => board.querySelector('[slot=caption]')?.textContent ?? null);
    expect(await captions('administrator-blocks')).to.deep.equal([
      null,
      'Both ways to take – by the author',
      null,
    ]);
    expect(await captions('administrator-classic-editor')).to.deep.equal([
      null,
      null,
      null,
      'Caption in span',
      null,
    ]);
  });

  it('makes a game after the part that reads it has loaded', async () => {
    page.innerHTML = '<pre class="wp-block-preformatted fen-game">at: end<br><br>1. e4 e5 *</pre>';
    while (!page.querySelector('fen-game')) await new Promise(requestAnimationFrame);
    expect(page.textContent).to.equal('1. e4 e5 *');
    expect(page.querySelector('fen-game')?.at).to.equal('end');
    expect(warnings).to.deep.equal([]);
  });
});
