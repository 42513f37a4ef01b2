// Whole ways through the plugin, as one person after the other goes them.
import {expect} from 'chai';
import {Editor, squareOf} from './editor.mjs';

const spanish = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const twoGames = `[White "First"]
[Black "Game"]

1. d4 d5 *

[White "Anand"]
[Black "Topalov"]

1. e4 e5 2. Nf3 {Develops.} Nc6 (2... d6 3. d4) 3. Bb5 a6 *
`;

/**
 * Adds the tests.
 * @param suite - The site and what all tests of it use, filled before the first test.
 */
export function workflows(suite) {
  const warnings = (editor) =>
    editor.canvas.evaluate(() =>
      [...document.querySelectorAll('.block-editor-warning')].map(({textContent}) => textContent),
    );

  it('lets an author make a puzzle in the sidebar and the toolbar, and a reader solve it', async () => {
    const author = await suite.site.person('author');
    const editor = new Editor(author.page, suite.site.origin);
    await editor.open();
    await editor.title('A puzzle');
    await editor.slash('Chess diagram');
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
    await author.page.keyboard.type('Black to move');
    await editor.until('Black to move');
    await suite.picture(author.page, 'editor-puzzle');
    const post = await editor.publish();
    expect(await suite.stored(post)).to.contain(
      `<figure class="wp-block-fen-board-diagram alignright"><div class="fen-board mode-solve orientation-black coordinates-outside theme-blue pieces-classic turn-marker marks-Gb5" style="width:280px">${spanish}</div><details class="fen-board-solution"><summary>Solution</summary><p>1... a6 2. Ba4 Nf6</p></details><figcaption class="wp-element-caption">Black to move</figcaption></figure>`,
    );

    const {page, complaints} = await suite.site.person();
    await page.goto(`${suite.site.origin}/?p=${post}`);
    const box = await page.$eval('fen-board', (board) => {
      const {width, right} = board.getBoundingClientRect();
      const text = board.closest('.entry-content, .wp-block-post-content').getBoundingClientRect();
      return {width, isRight: Math.abs(right - text.right) < 2 || right > innerWidth / 2};
    });
    expect(box).to.deep.equal({width: 280, isRight: true});
    await page.waitForFunction(() =>
      document.querySelector('fen-board').shadowRoot?.querySelector('[role=gridcell]'),
    );
    await suite.picture(page, 'page-puzzle');
    const move = async (from, to) => {
      for (const name of [from, to])
        await page.mouse.click(...(await squareOf(page.mainFrame(), name, 'fen-board')));
    };
    const reaches = (fen) =>
      page.waitForFunction((part) => document.querySelector('fen-board').fen.startsWith(part), {}, fen);
    await move('a7', 'a6');
    // The other side answers by itself.
    await reaches('r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/');
    await move('g8', 'f6');
    await page.waitForFunction(() => document.querySelector('fen-board').matches(':state(solved)'));
    expect(complaints).to.deep.equal([]);
    await page.close();

    await editor.open(post);
    expect(await warnings(editor)).to.deep.equal([]);
    const [block] = await editor.blocks();
    expect(block.attributes).to.include({
      solution: '1... a6 2. Ba4 Nf6',
      width: 280,
      align: 'right',
      theme: 'blue',
    });
    await author.context.close();
  });

  it('lets an author choose a file of games and the move where one opens, and a reader replay it', async () => {
    const author = await suite.site.person('author');
    const editor = new Editor(author.page, suite.site.origin);
    await editor.open();
    await editor.title('A game');
    await editor.slash('Chess game');
    await editor.file('two.pgn', twoGames);
    await editor.until('Anand');
    await editor.fill('Which game of the PGN', '2');
    await editor.press('fen-game', 'Next move', 3);
    await editor.button('Open at the move shown');
    await editor.until('at-2');
    await editor.choose('Moves', 'Below the board');
    await editor.until('moves-below');
    await suite.picture(author.page, 'editor-file');
    const post = await editor.publish();
    const stored = await suite.stored(post);
    expect(stored).to.contain(
      '<pre class="wp-block-fen-board-game fen-game game-2 at-2 moves-below">[White "First"]',
    );

    const {page, complaints} = await suite.site.person();
    await page.goto(`${suite.site.origin}/?p=${post}`);
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
    await suite.picture(page, 'page-game');
    expect(complaints).to.deep.equal([]);
    await page.close();
    await author.context.close();
  });

  it('lets a contributor hand in a post that an administrator opens, changes and publishes', async () => {
    const contributor = await suite.site.person('contributor');
    const first = new Editor(contributor.page, suite.site.origin);
    await first.open();
    await first.title('Handed in');
    await first.slash('Chess diagram');
    await first.drag('d2', 'd4');
    await first.until('3P4');
    await first.fill('Width in pixels', '200');
    const post = await first.publish('pending');
    // WordPress removes nothing of it, though contributors may write little markup.
    expect(await suite.stored(post)).to.match(
      /<div class="fen-board" style="width:200px">rnbqkbnr\/pppppppp\/8\/8\/3P4\/8\/PPP1PPPP\/RNBQKBNR w KQkq - 0 1<\/div>/,
    );
    await contributor.context.close();

    const administrator = await suite.site.person('administrator');
    const second = new Editor(administrator.page, suite.site.origin);
    await second.open(post);
    expect(await warnings(second)).to.deep.equal([]);
    await (await second.canvas.waitForSelector('fen-board')).click();
    await second.drag('d7', 'd5');
    await second.until('3p4');
    await second.publish();
    expect(await suite.stored(post)).to.contain('rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR');
    await administrator.context.close();
  });

  it('opens a post that was damaged by hand without a warning', async () => {
    const damaged = [
      `<!-- wp:fen-board/diagram -->\n<div class="fen-board orientation-black"><b>${spanish}</b></div>\n<!-- /wp:fen-board/diagram -->`,
      `<!-- wp:fen-board/diagram {"align":"wide"} -->\n<p>${capablanca}</p>\n<!-- /wp:fen-board/diagram -->`,
      '<!-- wp:fen-board/game -->\n<div><pre class="fen-game at-end">1. e4 e5</pre></div><p>\n<!-- /wp:fen-board/game -->',
    ];
    const post = await suite.publish(damaged.join('\n\n'), 1);
    const administrator = await suite.site.person('administrator');
    const editor = new Editor(administrator.page, suite.site.origin);
    await editor.open(post);
    await editor.canvas.waitForFunction(() => document.querySelectorAll('fen-board,fen-game').length === 3);
    expect(await warnings(editor)).to.deep.equal([]);
    const blocks = await editor.blocks();
    expect(blocks.map(({isValid}) => isValid)).to.deep.equal([true, true, true]);
    expect(blocks.map(({attributes}) => attributes.fen ?? attributes.pgn)).to.deep.equal([
      spanish,
      capablanca,
      '1. e4 e5',
    ]);
    expect(blocks[1].attributes.align).to.equal('wide');
    await administrator.context.close();
  });

  it('shows live boards in the editors of widgets and of templates', async () => {
    const theme = suite.newest ? 'twentytwentyfive' : 'twentytwentyfour';
    const diagram = suite.diagram(spanish);
    const administrator = await suite.site.person('administrator');
    const {page} = administrator;
    const isDrawn = () =>
      [
        document,
        ...[...document.querySelectorAll('iframe')].map(({contentDocument}) => contentDocument),
      ].some((one) => one?.querySelector('fen-board')?.shadowRoot?.querySelector('svg'));
    await suite.php`
      switch_theme('classic-test');
      update_option('widget_block', [2 => ['content' => ${diagram}], '_multiwidget' => 1]);
      update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'side' => ['block-2'], 'array_version' => 3]);
      return 1;`;
    await page.goto(`${suite.site.origin}/wp-admin/widgets.php`);
    await page.waitForFunction(isDrawn);
    await suite.picture(page, 'editor-widgets');
    await suite.php`
      switch_theme(${theme});
      $id = wp_insert_post(['post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'single', 'post_title' => 'Single', 'post_content' => ${diagram} . '<!-- wp:post-content /-->']);
      wp_set_post_terms($id, ${theme}, 'wp_theme');
      return $id;`;
    await page.goto(
      `${suite.site.origin}/wp-admin/site-editor.php?postType=wp_template&postId=${theme}//single&canvas=edit`,
    );
    await page.waitForFunction(isDrawn);
    await suite.picture(page, 'editor-site');
    await suite.site.run(
      'foreach (get_posts(["post_type" => "wp_template", "numberposts" => -1, "suppress_filters" => true]) as $post) wp_delete_post($post->ID, true); return 1;',
    );
    await administrator.context.close();
  });
}
