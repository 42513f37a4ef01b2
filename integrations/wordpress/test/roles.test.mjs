// Posts that go from one person to the next: author and reader, contributor and administrator.
import {expect} from 'chai';
import {squareOf} from './editor.mjs';
import {editorOf, picture, reader, stored, version} from './suite.mjs';
import {spanish} from './samples.mjs';

const twoGames = `[White "First"]
[Black "Game"]

1. d4 d5 *

[White "Anand"]
[Black "Topalov"]

1. e4 e5 2. Nf3 {Develops.} Nc6 (2... d6 3. d4) 3. Bb5 a6 *
`;

const twoMates = `[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]

{Mate in one.} 1. Ra8# *

[FEN "k7/8/1K6/8/8/8/8/7R w - - 0 1"]

1. Rh8# *
`;

describe(`from person to person in ${version}`, () => {
  it('lets an author make a puzzle in the sidebar and the toolbar, and a reader solve it', async () => {
    const editor = await editorOf('author');
    await editor.begin('A puzzle', 'Chess diagram');
    await editor.fill('FEN', spanish);
    await editor.fill('Marks', 'Gb5');
    await editor.choose('What readers can do', 'Solve it');
    await editor.fill('Solution', '1... a6 2. Ba4 Nf6');
    await editor.choose('Side at the bottom', 'Black');
    await editor.choose('Coordinates', 'Outside');
    await editor.choose('Colors', 'Blue');
    await editor.choose('Pieces', 'Classic');
    await editor.toggle('Show whose move it is');
    await editor.fill('Width in pixels', '280');
    await editor.toolbar('Align', 'Align right');
    await (await editor.canvas.waitForSelector('figcaption')).click();
    await editor.page.keyboard.type('Black to move');
    await editor.until('Black to move');
    await picture(editor.page, 'editor-puzzle');
    const post = await editor.publish();
    expect(await stored(post)).to.contain(
      `<figure class="wp-block-fen-board-diagram alignright"><div class="fen-board mode-solve orientation-black coordinates-outside theme-blue pieces-classic turn-marker marks-Gb5" style="width:280px">${spanish}</div><details class="fen-board-solution"><summary>Solution</summary><p>1... a6 2. Ba4 Nf6</p></details><figcaption class="wp-element-caption">Black to move</figcaption></figure>`,
    );

    const {page, pageErrors} = await reader(post);
    const box = await page.$eval('fen-board', (board) => {
      const {width, right} = board.getBoundingClientRect();
      const text = board.closest('.entry-content, .wp-block-post-content').getBoundingClientRect();
      return {width, isRight: Math.abs(right - text.right) < 2 || right > innerWidth / 2};
    });
    expect(box).to.deep.equal({width: 280, isRight: true});
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot?.querySelector('[role=gridcell]'),
    );
    await picture(page, 'page-puzzle');
    const move = async (from, to) => {
      for (const name of [from, to])
        await page.mouse.click(...(await squareOf(page.mainFrame(), name, 'fen-board')));
    };
    const reaches = (fen) =>
      page.waitForFunction((part) => document.querySelector('fen-board').fen.startsWith(part), {}, fen);
    await move('a7', 'a6');
    // The board plays the answer of the other side.
    await reaches('r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/');
    await move('g8', 'f6');
    await page.waitForFunction(() => document.querySelector('fen-board').matches(':state(solved)'));
    expect(pageErrors).to.deep.equal([]);

    await editor.open(post);
    expect(await editor.warnings()).to.deep.equal([]);
    const [block] = await editor.blocks();
    expect(block.attributes).to.include({
      solution: '1... a6 2. Ba4 Nf6',
      width: 280,
      align: 'right',
      theme: 'blue',
    });
  });

  it('lets an author choose a file of games and the move where one opens, and a reader replay it', async () => {
    const editor = await editorOf('author');
    await editor.begin('A game', 'Chess game');
    await editor.file('two.pgn', twoGames);
    await editor.until('Anand');
    await editor.fill('Which game of the PGN', '2');
    await editor.shows('fen-game', 'Topalov');
    await editor.press('fen-game', 'Next move', 3);
    await editor.button('Open at the move shown');
    await editor.until('at-2');
    await editor.choose('Moves', 'Below the board');
    await editor.until('moves-below');
    await picture(editor.page, 'editor-file');
    const post = await editor.publish();
    expect(await stored(post)).to.contain(
      '<pre class="wp-block-fen-board-game fen-game game-2 at-2 moves-below">[White "First"]',
    );

    const {page, pageErrors} = await reader(post);
    await page.waitForFunction(() =>
      document.querySelector('fen-game')?.shadowRoot?.querySelector('[aria-current=step]'),
    );
    const shown = () =>
      page.$eval('fen-game', ({shadowRoot}) =>
        shadowRoot.querySelector('[aria-current=step]')?.textContent.trim(),
      );
    expect(await shown()).to.contain('Nf3');
    await page.focus('fen-game >>> [aria-current=step]');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() =>
      document
        .querySelector('fen-game')
        .shadowRoot.querySelector('[aria-current=step]')
        .textContent.includes('Nc6'),
    );
    await picture(page, 'page-game');
    expect(pageErrors).to.deep.equal([]);
  });

  it('lets an author show the games of a file in a table, and a reader find one of them', async () => {
    const editor = await editorOf('author');
    await editor.begin('A club', 'Chess game');
    await editor.file('two.pgn', twoGames);
    await editor.until('Anand');
    await editor.choose('Choice among several games', 'Table');
    await editor.until('list-table');
    const hasRows = (count) =>
      document.querySelector('fen-game')?.shadowRoot?.querySelectorAll('[part~=row]').length === count;
    const isAt = (game, place) => {
      const {current} = document.querySelector('fen-game');
      return current?.game === game && current.place === place;
    };
    await editor.canvas.waitForFunction(hasRows, {}, 2);
    await (await editor.canvas.waitForSelector('fen-game >>> [part~=row]:nth-child(2)')).click();
    await editor.press('fen-game', 'Next move', 3);
    await editor.button('Open at the move shown');
    await editor.until('at-2:2');
    // The canvas stays at the move that is shown.
    await editor.canvas.waitForFunction(isAt, {}, 2, '2');
    await editor.toggle('Links to moves');
    await editor.until('hash');
    await picture(editor.page, 'editor-table');
    const post = await editor.publish();
    expect(await stored(post)).to.contain(
      '<pre class="wp-block-fen-board-game fen-game list-table at-2:2 hash">[White "First"]',
    );

    const {page, pageErrors} = await reader(post);
    await page.waitForFunction(hasRows, {}, 2);
    await page.waitForFunction(isAt, {}, 2, '2');
    await page.evaluate(() => {
      location.hash = '#game=1:1';
    });
    await page.waitForFunction(isAt, {}, 1, '1');
    await page.focus('fen-game >>> .games input');
    await page.keyboard.type('topa');
    await page.waitForFunction(hasRows, {}, 1);
    await page.click('fen-game >>> [part~=row]');
    await page.waitForFunction(() => document.querySelector('fen-game').current?.game === 2);
    // The theme outlines what has the focus, but the game shows itself what in it has it.
    const outline = () =>
      page.$eval('fen-game', (game) => [game.matches(':focus'), getComputedStyle(game).outlineStyle]);
    expect(await outline()).to.deep.equal([true, 'none']);
    await picture(page, 'page-table');
    expect(pageErrors).to.deep.equal([]);

    await editor.open(post);
    expect(await editor.warnings()).to.deep.equal([]);
    const [block] = await editor.blocks();
    expect(block.attributes).to.include({list: 'table', at: '2:2', hash: true});
  });

  it('lets an author choose a set of puzzles in the media library, and a reader solve all of it', async () => {
    const editor = await editorOf('author');
    await editor.begin('Homework', 'Puzzle set');
    await editor.page.evaluate(async (content) => {
      const body = new FormData();
      body.append('file', new File([content], 'homework.pgn'));
      await wp.apiFetch({path: '/wp/v2/media', method: 'POST', body});
    }, twoMates);
    await (
      await editor.canvas.waitForSelector(
        '.wp-block-fen-board-set ::-p-aria([name="Media library"][role="button"])',
      )
    ).click();
    await (await editor.page.waitForSelector('.media-modal #menu-item-browse')).click();
    await (await editor.page.waitForSelector('.media-modal li.attachment[aria-label^="homework"]')).click();
    await (await editor.page.waitForSelector('.media-modal .media-button-select:not([disabled])')).click();
    await editor.until('homework');
    await editor.fill('Puzzles on paper', '1-2');
    await editor.until('print-range-1-2');
    await editor.shows('fen-board', '1 of 2');
    await picture(editor.page, 'editor-set');
    const post = await editor.publish();
    expect(await stored(post)).to.match(
      /<p class="fen-board-set print-range-1-2 mode-solve"><a href="[^"]+\/homework[^"]*\.pgn">homework/,
    );

    const {page, pageErrors} = await reader(post);
    const move = async (from, to) => {
      await page.mouse.click(...(await squareOf(page, from, 'fen-board')));
      await page.mouse.click(...(await squareOf(page, to, 'fen-board')));
    };
    const shows = (selector, text) =>
      page.waitForFunction(
        (part, expected) =>
          document
            .querySelector('fen-board')
            ?.shadowRoot?.querySelector(part)
            ?.textContent.includes(expected),
        {},
        selector,
        text,
      );
    await shows('[part=place]', '1 of 2');
    await move('a1', 'a8');
    await shows('[part=feedback]', 'Solved.');
    await page.click('fen-board >>> [part~=next]');
    await shows('[part=place]', '2 of 2');
    await move('h1', 'h8');
    await shows('[part=summary]', 'The end. 2 of 2 solved, 2 at the first try.');
    await picture(page, 'page-set');
    expect(pageErrors).to.deep.equal([]);

    await editor.open(post);
    expect(await editor.warnings()).to.deep.equal([]);
  });

  it('lets a contributor hand in a post that an administrator opens, changes and publishes', async () => {
    const first = await editorOf('contributor');
    await first.begin('Handed in', 'Chess diagram');
    await first.drag('d2', 'd4');
    await first.until('3P4');
    await first.fill('Width in pixels', '200');
    const post = await first.publish('pending');
    // WordPress keeps all of it, although contributors may write little markup.
    expect(await stored(post)).to.match(
      /<div class="fen-board" style="width:200px">rnbqkbnr\/pppppppp\/8\/8\/3P4\/8\/PPP1PPPP\/RNBQKBNR w KQkq - 0 1<\/div>/,
    );

    const second = await editorOf('administrator');
    await second.open(post);
    expect(await second.warnings()).to.deep.equal([]);
    await (await second.canvas.waitForSelector('fen-board')).click();
    await second.drag('d7', 'd5');
    await second.until('3p4');
    await second.publish();
    expect(await stored(post)).to.contain('rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR');
  });
});
