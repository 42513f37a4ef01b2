// An author at work with the blocks.
import {expect} from 'chai';
import {Editor} from './editor.mjs';
import {diagram, php, picture, reader, site, stored, version, visitor} from './suite.mjs';
import {capablanca, opened, pgn, spanish, start} from './samples.mjs';

describe(`an author of ${version}`, () => {
  let post;
  let author;
  let editor;
  before(async () => {
    author = await site.person('author');
    editor = new Editor(author.page, site.origin);
  });
  after(() => author.context.close());

  it('has a diagram that is set up on the board itself, and a game that is pasted', async () => {
    await editor.begin('Two blocks', 'Chess diagram');
    await editor.drag('e2', 'e4');
    await editor.until('4P3');
    await picture(author.page, 'editor-diagram');
    const caption = await editor.canvas.waitForSelector('figcaption');
    await caption.click();
    await author.page.keyboard.type('The first move');
    await editor.until('The first move');
    await author.page.keyboard.press('Enter');
    await editor.paste(pgn);
    await editor.until('fen-game');
    await (await editor.canvas.waitForSelector('.wp-block-fen-board-game figcaption')).click();
    await author.page.keyboard.type('A short game');
    await editor.until('A short game');
    await picture(author.page, 'editor-game');
    post = await editor.publish();

    const content = await stored(post);
    expect(content).to.contain(`<div class="fen-board">${opened}</div>`);
    expect(content).to.contain('>The first move</figcaption>');
    expect(content).to.match(
      /<figure class="wp-block-fen-board-game"><pre class="fen-game">\[White "Morphy &amp; /,
    );
    expect(content).to.contain('>A short game</figcaption>');
    expect(content).to.contain('{[%csl Ge4] &lt;3 -- fine}');
  });

  it('undoes changes on the board with its own undo, and nothing else', async () => {
    await editor.begin('Undo', 'Chess diagram');
    await editor.drag('e2', 'e4');
    await editor.until('4P3');
    await editor.drag('e7', 'e5');
    await editor.until('4p3');
    await author.page.keyboard.down('Control');
    await author.page.keyboard.press('KeyZ');
    await author.page.keyboard.up('Control');
    await author.page.waitForFunction(
      () => !wp.data.select('core/editor').getEditedPostContent().includes('4p3'),
    );
    expect(await editor.content()).to.contain(opened);
    await author.page.keyboard.press('Delete');
    expect((await editor.blocks()).map(({name}) => name)).to.include('fen-board/diagram');
  });

  it('can edit the blocks again after the post was saved', async () => {
    await editor.open(post);
    const [first, second] = await editor.blocks();
    expect(first).to.include({name: 'fen-board/diagram', isValid: true});
    expect(first.attributes).to.include({fen: opened, caption: 'The first move'});
    expect(second).to.include({name: 'fen-board/game', isValid: true});
    expect(second.attributes).to.include({pgn, caption: 'A short game'});
    const board = await editor.canvas.waitForSelector('fen-board');
    await board.click();
    await editor.drag('d2', 'd4');
    await editor.until('3PP3');
    await editor.publish();
    expect(await stored(post)).to.contain('3PP3');
  });

  it('writes a game on its board, and finds its text one press away', async () => {
    await editor.begin('A written game', 'Chess game');
    const primary = () => editor.canvas.waitForSelector('.fen-board-drop .is-primary');
    expect(await (await primary()).evaluate(({textContent}) => textContent)).to.equal('Play the moves');
    await (await primary()).click();
    await editor.drag('e2', 'e4', 'fen-game');
    await editor.until('1. e4 *');
    for (const square of ['e7', 'e5'])
      await author.page.mouse.click(...(await editor.square(square, 'fen-game')));
    await editor.until('1. e4 e5 *');
    // By keys: from the square of the last tap to g1, and on to f3.
    await author.page.keyboard.down('Shift');
    await author.page.keyboard.press('Digit7');
    await author.page.keyboard.up('Shift');
    for (const key of ['Digit1', 'Enter', 'Digit3', 'ArrowLeft', 'Enter'])
      await author.page.keyboard.press(key);
    await editor.until('2. Nf3 *');
    await editor.field('fen-game', '.comment-field textarea', 'Open.');
    await editor.until('2. Nf3 {Open.} *');
    await picture(author.page, 'editor-written-game');
    // The Undo of the editor takes back one thing after the other, and leaves the author at the last move.
    for (const expected of ['2. Nf3 *', '1. e4 e5 *']) {
      await editor.button('Undo');
      await editor.until(expected);
    }
    await editor.button('Redo');
    await editor.until('2. Nf3 *');
    await author.page.mouse.click(...(await editor.square('b8', 'fen-game')));
    await author.page.mouse.click(...(await editor.square('c6', 'fen-game')));
    await editor.until('2. Nf3 Nc6 *');
    await editor.button('Edit PGN');
    const field = await editor.canvas.waitForSelector('textarea.fen-board-pgn');
    expect(await field.evaluate(({value}) => value.trim())).to.equal('1. e4 e5 2. Nf3 Nc6 *');
    await (await primary()).click();
    await editor.drag('d2', 'd4', 'fen-game');
    await editor.until('1. e4 (1. d4) 1... e5');
    const written = await editor.publish();
    await editor.open(written);
    const [block] = await editor.blocks();
    expect(block).to.include({name: 'fen-board/game', isValid: true});
    expect(block.attributes.pgn).to.equal('1. e4 (1. d4) 1... e5 2. Nf3 Nc6 *');
  });

  it('sees the whole board of a tall game below the toolbar, once it is scrolled there', async () => {
    await editor.begin('Tall', 'Chess game');
    await (await editor.canvas.waitForSelector('.fen-board-drop .is-primary')).click();
    await editor.square('e4', 'fen-game');
    // The editor hides the toolbar while somebody types, until the mouse moves.
    await author.page.mouse.move(500, 400);
    await author.page.mouse.move(520, 420, {steps: 3});
    const bar = await author.page.waitForSelector('.block-editor-block-toolbar');
    await editor.canvas.evaluate(() =>
      document.querySelector('fen-game').board.scrollIntoView({block: 'start', behavior: 'instant'}),
    );
    const board = await editor.canvas.evaluateHandle(() => document.querySelector('fen-game').board);
    const [{y}, toolbar] = [await board.asElement().boundingBox(), await bar.boundingBox()];
    expect(y).to.be.at.least(toolbar.y + toolbar.height);
  });

  it('makes blocks of FENs and games that are pasted or typed', async () => {
    await editor.begin('Pasted');
    await editor.paste(capablanca);
    await editor.until(capablanca);
    expect((await editor.blocks()).map(({name}) => name)).to.deep.equal(['fen-board/diagram']);

    await editor.startAgain();
    await editor.paste(`FEN: ${spanish};`);
    await editor.until(`<div class="fen-board">${spanish}</div>`);

    await editor.startAgain();
    await editor.paste(`${spanish}\norientation: black\nsolution: 1... a6\n2. Ba4\ncaption: Black & Co`);
    await editor.until('Black &amp; Co</figcaption>');
    const [{attributes: given}] = await editor.blocks();
    expect(given).to.include({fen: spanish, orientation: 'black', mode: 'solve', solution: '1... a6 2. Ba4'});
    await editor.startAgain();
    await editor.paste('at: end\nmoves: below\n\n1. e4 e5 2. Nf3 *');
    await editor.until('fen-game at-end moves-below">1. e4');

    await editor.startAgain();
    await author.page.keyboard.type(spanish);
    await author.page.keyboard.press('Enter');
    await editor.until('wp:fen-board/diagram');

    await editor.startAgain();
    await author.page.keyboard.type('The position ');
    await editor.paste(spanish);
    await editor.until(spanish);
    expect((await editor.blocks()).map(({name}) => name)).to.deep.equal(['core/paragraph']);
  });

  it('sees in the sidebar why a puzzle cannot be solved, and which marks are invalid', async () => {
    const shown = (text) =>
      author.page.waitForFunction(
        (part) =>
          [...document.querySelectorAll('.block-editor-block-inspector .components-notice')].some(
            ({textContent}) => textContent.includes(part),
          ),
        {},
        text,
      );
    await editor.begin('Puzzle', 'Chess diagram');
    await editor.choose('What readers can do', 'Solve it');
    await shown('A puzzle needs a solution.');
    await editor.fill('Solution', '1. Ke3');
    await shown('cannot be played');
    await shown('Ke3');
    await editor.fill('Marks', 'Gd4 e4 Rg1f3');
    await shown('These are no marks: e4');
    await picture(author.page, 'editor-problems');
    await editor.fill('Solution', '1. e4');
    await editor.fill('Marks', 'Gd4');
    await author.page.waitForFunction(
      () => !document.querySelector('.block-editor-block-inspector .components-notice'),
    );
  });

  it('chooses in the sidebar how well the engine of the site plays', async () => {
    await php`update_option('fen_board_defaults', ['engine' => '/wp-content/uploads/engine.js']); return 1;`;
    await editor.begin('Against the engine', 'Chess diagram');
    const labels = () =>
      author.page.$$eval('.block-editor-block-inspector label', (all) =>
        all.map(({textContent}) => textContent.trim()),
      );
    await editor.toggle('Analysis by the engine');
    await editor.until('fen-board engine-site"');
    expect(await labels()).not.to.include('Level of the engine');
    await editor.choose('What readers can do', 'Play on from it');
    expect(await (await editor.control('Level of the engine')).evaluate(({value}) => value)).to.equal('4');
    await picture(author.page, 'editor-engine');
    await editor.choose('Level of the engine', '1, for beginners');
    await editor.until('fen-board mode-play engine-site level-1"');
    // The level of the elements needs no class.
    await editor.choose('Level of the engine', '4');
    await editor.until('fen-board mode-play engine-site"');
    await editor.choose('Level of the engine', '8, at full strength');
    const written = await editor.publish();
    await editor.open(written);
    const [block] = await editor.blocks();
    expect(block).to.include({name: 'fen-board/diagram', isValid: true});
    expect(block.attributes).to.include({mode: 'play', engine: 'site', level: '8'});
    await php`delete_option('fen_board_defaults'); return 1;`;
    const {page} = await reader(written);
    expect(await page.$eval('fen-board', (board) => [board.engine, board.level])).to.deep.equal([null, 8]);
  });

  it('sees the blocks in their own language', async () => {
    const languages = {
      de_DE: ['Schachdiagramm', 'Stellung'],
      nl_NL: ['Schaakdiagram', 'Stelling'],
      fr_FR: ['Diagramme d’échecs', 'Position'],
      es_ES: ['Diagrama de ajedrez', 'Posición'],
    };
    // Opening an editor is slow: the test opens it in one language, and checks the data that WordPress sends for the others.
    const {page} = await visitor('author', {locale: 'de_DE'});
    await page.goto(`${site.origin}/wp-admin/post-new.php`, {waitUntil: 'domcontentloaded'});
    await page.waitForFunction(() => window.wp?.blocks?.getBlockType('fen-board/diagram'));
    const found = await page.evaluate(() => [
      wp.blocks.getBlockType('fen-board/diagram').title,
      wp.i18n.__('Position', 'fen-board'),
    ]);
    expect(found).to.deep.equal(languages.de_DE);
    for (const [locale, expected] of Object.entries(languages)) {
      const sent = await site.run(
        `$folder = plugin_dir_path(FenBoard\\FILE) . 'languages';
        $texts = json_decode(load_script_textdomain('fen-board-editor', 'fen-board', $folder), true);
        return [WP_Block_Type_Registry::get_instance()->get_registered('fen-board/diagram')->title, $texts['locale_data']['messages']['Position'][0]];`,
        `&language=${locale}`,
      );
      expect(sent, locale).to.deep.equal(expected);
    }
  });

  it('causes no message in the console', () => {
    const about = author.pageErrors.filter((text) => /fen-board|FenBoard/i.test(text));
    // The message of WordPress about a block that it could read only in its older form is for people who write blocks.
    expect(about.filter((text) => !/Block validation|Updated Block/i.test(text))).to.deep.equal([]);
  });
});
