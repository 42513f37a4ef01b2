// The plugin in WordPress itself, as people use it. `npm run test:wordpress` makes the zip and the site.
import {expect} from 'chai';
import {mkdirSync, readFileSync} from 'node:fs';
import {renderSvg} from '../../dist/svg.js';
import {addPieces, classic} from '../../dist/pieces.js';
import {partsOf} from '../../wordpress/build/drawing-data.mjs';
import {Editor} from './editor.mjs';
import {hostile} from './hostile.mjs';
import {install} from './install.mjs';
import {startSite} from './site.mjs';
import {workflows} from './workflows.mjs';

const newest = process.env.FEN_BOARD_WORDPRESS === 'newest';
const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const opened = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
const spanish = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3';
const capablanca = 'rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1';
const pgn = `[White "Morphy & \\"friends\\""]
[Black "Allies"]

1. e4 e5 {[%csl Ge4] <3 -- fine} 2. Nf3 d6 (2... Nc6 3. Bb5) 3. d4 *`;

const pictures = 'test/wordpress/.sandbox/pictures';

describe(`the plugin in WordPress ${newest ? 'as new as Debian has it' : '6.5.5'}`, function () {
  this.timeout(300_000);
  this.slow(20_000);
  let site;
  before(async () => {
    addPieces('classic', classic);
    mkdirSync(pictures, {recursive: true});
    site = await startSite(() => install(newest), newest ? '8.3' : '7.4');
  });
  after(() => site?.close());

  const php = (strings, ...values) =>
    site.run(
      strings.reduce(
        (code, text, i) => `${code}json_decode(${phpText(JSON.stringify(values[i - 1]))}, true)${text}`,
      ),
    );
  const phpText = (text) => `'${text.replace(/[\\']/g, '\\$&')}'`;

  const publish = (content, user = 0) =>
    php`wp_set_current_user(${user}); return wp_insert_post(wp_slash(['post_title' => 'A post', 'post_status' => 'publish', 'post_content' => ${content}]));`;
  const diagram = (fen, classes = '', attributes = '') =>
    `<!-- wp:fen-board/diagram ${attributes}-->\n<figure class="wp-block-fen-board-diagram"><div class="fen-board${classes}">${fen}</div></figure>\n<!-- /wp:fen-board/diagram -->`;
  const picture = (page, name) =>
    page.screenshot({path: `${pictures}/${newest ? 'newest' : 'oldest'}-${name}.png`});
  /** What the reader's browser made of the boards. */
  const drawn = (page) =>
    page
      .waitForFunction(() => {
        const boards = [...document.querySelectorAll('fen-board')];
        return boards.length > 0 && boards.every((board) => board.shadowRoot?.querySelector('svg'));
      })
      .then(() =>
        page.$$eval('fen-board', (boards) =>
          boards.map((board) => ({fen: board.fen, error: board.error?.message ?? null, mode: board.mode})),
        ),
      );
  const ours = (requests) => requests.filter((url) => url.includes('/plugins/fen-board/'));

  it('is installed from the zip and activated', async () => {
    const {page} = await site.person('administrator');
    await page.goto(`${site.origin}/wp-admin/plugin-install.php?tab=upload`);
    const field = await page.$('input[type=file]');
    await field.uploadFile('dist/fen-board-wordpress.zip');
    await Promise.all([page.waitForNavigation(), page.click('#install-plugin-submit')]);
    await Promise.all([page.waitForNavigation(), page.click('.button-primary')]);
    expect(await site.run('return get_option("active_plugins");')).to.deep.equal(['fen-board/fen-board.php']);
  });

  it('runs in a version of WordPress that the readme names', async () => {
    const readme = readFileSync('wordpress/readme.txt', 'utf8');
    const [, named] = (newest ? /Tested up to: (.+)/ : /Requires at least: (.+)/).exec(readme);
    expect(await site.run('return get_bloginfo("version");')).to.match(new RegExp(`^${named}(?:\\.|$)`));
    const [, php] = /Requires PHP: (.+)/.exec(readme);
    if (!newest) expect(await site.run('return PHP_VERSION;')).to.match(new RegExp(`^${php}\\.`));
  });

  describe('for an author', () => {
    let post;
    let author;
    let editor;
    before(async () => {
      author = await site.person('author');
      editor = new Editor(author.page, site.origin);
    });

    it('has a diagram that is set up on the board itself, and a game that is pasted', async () => {
      await editor.open();
      await editor.title('Two blocks');
      await editor.slash('Chess diagram');
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
      await picture(author.page, 'editor-game');
      post = await editor.publish();

      const stored = await php`return get_post(${post})->post_content;`;
      expect(stored).to.contain(`<div class="fen-board">${opened}</div>`);
      expect(stored).to.contain('>The first move</figcaption>');
      expect(stored).to.match(/<pre class="wp-block-fen-board-game fen-game">\[White "Morphy &amp; /);
      expect(stored).to.contain('{[%csl Ge4] &lt;3 -- fine}');
    });

    it('undoes on the board what was done on the board, and nothing else', async () => {
      await editor.open();
      await editor.title('Undo');
      await editor.slash('Chess diagram');
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

    it('reads its own markup again when the post is edited', async () => {
      await editor.open(post);
      const [first, second] = await editor.blocks();
      expect(first).to.include({name: 'fen-board/diagram', isValid: true});
      expect(first.attributes).to.include({fen: opened, caption: 'The first move'});
      expect(second).to.include({name: 'fen-board/game', isValid: true});
      expect(second.attributes.pgn).to.equal(pgn);
      const board = await editor.canvas.waitForSelector('fen-board');
      await board.click();
      await editor.drag('d2', 'd4');
      await editor.until('3PP3');
      await editor.publish();
      expect(await php`return get_post(${post})->post_content;`).to.contain('3PP3');
    });

    const byHand = {
      'a class added': [
        diagram(spanish, ' orientation-black theme-blue'),
        {fen: spanish, orientation: 'black', theme: 'blue'},
      ],
      'the figure taken away': [
        `<!-- wp:fen-board/diagram -->\n<div class="fen-board turn-marker">${spanish}</div>\n<!-- /wp:fen-board/diagram -->`,
        {fen: spanish, turnMarker: true},
      ],
      'a FEN in bold type': [diagram(`<b>${spanish}</b>`), {fen: spanish}],
      'the tag instead of the class': [
        `<!-- wp:fen-board/diagram -->\n<figure><fen-board fen="${spanish}"></fen-board><figcaption>So</figcaption></figure>\n<!-- /wp:fen-board/diagram -->`,
        {fen: spanish, caption: 'So'},
      ],
      'a paragraph in a game': [
        `<!-- wp:fen-board/game -->\n<pre class="fen-game at-2">1. e4 e5<br>2. Nf3 *</pre><p></p>\n<!-- /wp:fen-board/game -->`,
        {pgn: '1. e4 e5\n2. Nf3 *', at: '2'},
      ],
    };
    for (const [edit, [markup, expected]] of Object.entries(byHand)) {
      it(`recovers from a hand edit: ${edit}`, async () => {
        if (!author.page.url().includes('/wp-admin/post')) await editor.open();
        const block = await author.page.evaluate((text) => {
          const [parsed] = wp.blocks.parse(text);
          return {isValid: parsed.isValid, attributes: parsed.attributes};
        }, markup);
        expect(block.isValid).to.equal(true);
        expect(block.attributes).to.deep.include(expected);
      });
    }

    it('makes blocks of FENs and games that are pasted or typed', async () => {
      await editor.open();
      await editor.title('Pasted');
      await editor.paste(capablanca);
      await editor.until(capablanca);
      await author.page.keyboard.press('Escape');
      expect(await editor.blocks()).to.have.length(1);

      await editor.open();
      await editor.title('Typed');
      await author.page.keyboard.type(spanish);
      await author.page.keyboard.press('Enter');
      await editor.until('wp:fen-board/diagram');

      await editor.open();
      await editor.title('In a sentence');
      await author.page.keyboard.type('The position ');
      await editor.paste(spanish);
      await editor.until(spanish);
      expect((await editor.blocks()).map(({name}) => name)).to.deep.equal(['core/paragraph']);
    });

    it('transforms the blocks of RPB Chessboard, and text', async () => {
      const made = await author.page.evaluate(
        (fen, game) => {
          const other = (name, attributes) => {
            if (!wp.blocks.getBlockType(name)) {
              const types = Object.fromEntries(
                Object.keys(attributes).map((key) => [key, {type: typeof attributes[key]}]),
              );
              wp.blocks.registerBlockType(name, {
                title: name,
                category: 'media',
                apiVersion: 2,
                attributes: types,
                edit: () => null,
              });
            }
            return wp.blocks.createBlock(name, attributes);
          };
          const to = (block, name) => {
            const [result] = wp.blocks.switchToBlockType(block, name) ?? [];
            return result && wp.blocks.serialize(result);
          };
          const marked = {
            flipped: true,
            squareMarkers: {e4: 'g'},
            arrowMarkers: {g1f3: 'r'},
            textMarkers: {d4: 'A'},
            coordinateVisible: 'false',
            squareSize: 40,
            align: 'floatLeft',
          };
          return {
            diagram: to(other('rpb-chessboard/fen', {position: fen, ...marked}), 'fen-board/diagram'),
            empty: to(other('rpb-chessboard/fen', {position: 'empty'}), 'fen-board/diagram'),
            started: to(other('rpb-chessboard/fen', {position: 'start'}), 'fen-board/diagram'),
            game: to(
              other('rpb-chessboard/pgn', {
                pgn: game,
                gameIndex: 1,
                flipped: true,
                initialSelection: '2w-v1-3b',
                navigationBoard: 'floatLeft',
                pieceSymbols: 'figurines',
              }),
              'fen-board/game',
            ),
            code: to(wp.blocks.createBlock('core/code', {content: fen}), 'fen-board/diagram'),
            preformatted: to(
              wp.blocks.createBlock('core/preformatted', {content: game.replaceAll('\n', '<br>')}),
              'fen-board/game',
            ),
            back: to(wp.blocks.createBlock('fen-board/diagram', {fen}), 'core/preformatted'),
            shortcodes: wp.blocks.serialize(
              wp.blocks.rawHandler({
                HTML: `<p>[fen flip="true" csl="Ge4,Rd5" cal="Bg1f3" square_size=40 align=floatRight mode=solve solution="1... a6" turn-marker]${fen}[/fen]</p><p>[pgn initialHalfmove=2 layout=horizontal game=2]1. e4 e5 2. Nf3 {[pgndiagram]} *[/pgn]</p>`,
              }),
            ),
            classic: wp.blocks.serialize(
              wp.blocks.rawHandler({
                HTML: `<div class="fen-board orientation-black">${fen}</div><pre class="fen-game at-end">1. e4 *</pre><p>Text</p>`,
              }),
            ),
          };
        },
        spanish,
        '1. e4 e5 2. Nf3 *',
      );
      expect(made.diagram).to.contain(
        `<div class="fen-board orientation-black coordinates-none marks-Ge4 marks-Rg1f3" style="width:320px">${spanish}</div>`,
      );
      expect(made.diagram).to.contain('alignleft');
      expect(made.empty).to.contain('<div class="fen-board">8/8/8/8/8/8/8/8 w - - 0 1</div>');
      expect(made.started).to.contain(`<div class="fen-board">${start}</div>`);
      expect(made.game).to.match(
        /class="wp-block-fen-board-game fen-game game-2 at-2w\/2\/3b moves-right letters-figurine orientation-black">1\. e4/,
      );
      expect(made.code).to.contain(`<div class="fen-board">${spanish}</div>`);
      expect(made.preformatted).to.contain('fen-game">1. e4 e5');
      expect(made.back).to.contain(spanish);
      expect(made.shortcodes)
        .to.contain('<figure class="wp-block-fen-board-diagram alignright">')
        .and.contain(
          `<div class="fen-board mode-solve orientation-black turn-marker marks-Ge4 marks-Rd5 marks-Bg1f3" style="width:320px">${spanish}</div>`,
        )
        .and.contain('<p>1... a6</p>')
        .and.match(/fen-game game-2 at-1b moves-right diagrams">1\. e4 e5 2\. Nf3 \{(?:\[|&#91;)#\]\} \*/);
      expect(made.classic)
        .to.contain(`<div class="fen-board orientation-black">${spanish}</div>`)
        .and.contain('at-end')
        .and.contain('Text');
    });

    it('speaks the author’s language', async () => {
      for (const [locale, title, label] of [
        ['de_DE', 'Schachdiagramm', 'Stellung'],
        ['nl_NL', 'Schaakdiagram', 'Stelling'],
        ['fr_FR', 'Diagramme d’échecs', 'Position'],
        ['es_ES', 'Diagrama de ajedrez', 'Posición'],
      ]) {
        const person = await site.person('author', {locale});
        await person.page.goto(`${site.origin}/wp-admin/post-new.php`);
        await person.page.waitForFunction(() => window.wp?.blocks?.getBlockType('fen-board/diagram'));
        const found = await person.page.evaluate(() => [
          wp.blocks.getBlockType('fen-board/diagram').title,
          wp.i18n.__('Position', 'fen-board'),
        ]);
        expect(found).to.deep.equal([title, label]);
        await person.context.close();
      }
      await site.person('author');
    });

    it('has written nothing into the console', () => {
      const about = author.complaints.filter((text) => /fen-board|FenBoard/i.test(text));
      // What WordPress says of a block that it could read only in its older form is meant for people who write blocks.
      expect(about.filter((text) => !/Block validation|Updated Block/i.test(text))).to.deep.equal([]);
    });
  });

  describe('from hand to hand', () =>
    workflows({
      newest,
      php,
      publish,
      diagram,
      picture,
      stored: (post) => php`return get_post(${post})->post_content;`,
      get site() {
        return site;
      },
    }));

  describe('for a reader', () => {
    const game =
      '<!-- wp:fen-board/game -->\n<pre class="wp-block-fen-board-game fen-game at-2">1. e4 e5 *</pre>\n<!-- /wp:fen-board/game -->';
    const puzzle = `<!-- wp:fen-board/diagram {"mode":"solve"} -->
<figure class="wp-block-fen-board-diagram"><div class="fen-board mode-solve">${spanish}</div><details class="fen-board-solution"><summary>Solution</summary><p>1... a6</p></details><figcaption class="wp-element-caption">Black to move</figcaption></figure>
<!-- /wp:fen-board/diagram -->`;
    let everything;
    before(async () => {
      everything = await publish(
        [
          diagram(start),
          diagram(capablanca, ' coordinates-outside'),
          diagram(spanish, ' mode-play turn-marker'),
          game,
          puzzle,
        ].join('\n\n'),
      );
    });

    it('draws the boards, and sends one script and one sheet from a folder of the version', async () => {
      const {page, complaints, requests} = await site.person();
      await page.goto(`${site.origin}/?p=${everything}`);
      const boards = await drawn(page);
      expect(boards.map(({fen}) => fen)).to.deep.equal([start, capablanca, spanish, spanish]);
      expect(boards.map(({error}) => error)).to.deep.equal([null, null, null, null]);
      await page.waitForFunction(() =>
        document.querySelectorAll('fen-board')[2].shadowRoot.querySelector('[role=gridcell]'),
      );
      await page.evaluate(() => scrollTo(0, 400));
      await picture(page, 'page');
      expect(complaints).to.deep.equal([]);
      const files = ours(requests).map((url) => url.replace(/.*\/assets\//, ''));
      expect(files.filter((file) => /fen-board\.min\.js|\.css/.test(file))).to.have.length(2);
      for (const file of files) expect(file).to.match(/^\d+\.\d+\.\d+\/fen-board[\w.-]*(?:\?ver=[\d.]+)?$/);
      expect(files.filter((file) => file.includes('upgrade'))).to.deep.equal([]);
      expect(
        requests.filter((url) => !url.startsWith(site.origin) && !/^(?:data|blob):/.test(url)),
      ).to.deep.equal([]);
      await page.close();
    });

    it('shows a picture, the moves and the solution without script', async () => {
      const {page, requests} = await site.person(undefined, {scripts: false});
      await page.goto(`${site.origin}/?p=${everything}`);
      const pictures = await page.$$eval('fen-board > svg', (all) =>
        all.map((svg) => {
          const {width, height} = svg.getBoundingClientRect();
          const {width: units, height: unitsHigh} = svg.viewBox.baseVal;
          return {
            files: svg.dataset.files,
            isWhole: width > 300 && Math.abs(width / height - units / unitsHigh) < 0.01,
            pieces: [...svg.querySelectorAll('[part^=piece] path')].filter((path) => path.getAttribute('d'))
              .length,
          };
        }),
      );
      const isWhole = true;
      // A path for the body and one for the details of each kind of piece.
      expect(pictures).to.deep.equal([
        {files: '8', isWhole, pieces: 24},
        {files: '10', isWhole, pieces: 32},
        {files: '8', isWhole, pieces: 24},
        {files: '8', isWhole, pieces: 24},
      ]);
      const text = await page.$eval('body', (body) => body.innerText);
      expect(text).to.contain('1. e4 e5 *').and.contain('Solution').and.contain('Black to move');
      await page.evaluate(() => scrollTo(0, 400)).catch(() => undefined);
      await picture(page, 'page-without-script');
      expect(ours(requests).filter((url) => url.includes('.js'))).to.deep.equal([]);
      await page.close();
    });

    it('does the same under a strict policy', async () => {
      const {page} = await site.person();
      await page.evaluateOnNewDocument(() => {
        window.violations = [];
        document.addEventListener('securitypolicyviolation', ({sourceFile, blockedURI, violatedDirective}) =>
          window.violations.push(`${violatedDirective} ${sourceFile} ${blockedURI}`),
        );
      });
      const response = await page.goto(`${site.origin}/?p=${everything}&policy=strict`);
      expect(response.headers()['content-security-policy']).to.contain("default-src 'self'");
      expect(await drawn(page)).to.have.length(4);
      await page.waitForFunction(() =>
        document.querySelectorAll('fen-board')[2].shadowRoot.querySelector('[role=gridcell]'),
      );
      // The inline scripts of WordPress itself are blocked; of ours nothing is.
      expect(
        (await page.evaluate(() => window.violations)).filter((text) => text.includes('fen-board')),
      ).to.deep.equal([]);
      await page.close();
    });

    for (const width of [320, 1280]) {
      it(`fits a window ${width} pixels wide`, async () => {
        const {page} = await site.person(undefined, {viewport: {width, height: 900}});
        await page.goto(`${site.origin}/?p=${everything}`);
        await drawn(page);
        await page.waitForFunction(() => document.querySelector('fen-game').shadowRoot?.querySelector('ol'));
        const found = await page.evaluate(() => ({
          scrolls: document.documentElement.scrollWidth > innerWidth,
          beyond: [...document.querySelectorAll('fen-board, fen-game, figcaption')]
            .map((one) => one.getBoundingClientRect())
            .filter(({left, right}) => left < 0 || right > innerWidth).length,
          narrow: [...document.querySelectorAll('fen-board')].filter((one) => one.offsetWidth < 200).length,
        }));
        expect(found).to.deep.equal({scrolls: false, beyond: 0, narrow: 0});
        await page.screenshot({
          path: `${pictures}/${newest ? 'newest' : 'oldest'}-page-${width}.png`,
          fullPage: true,
        });
        await page.close();
      });
    }

    it('is a picture and text on pages without script and without unknown tags, as AMP has them', async () => {
      const {page} = await site.person(undefined, {scripts: false});
      await page.goto(`${site.origin}/?p=${everything}`);
      const found = await page.evaluate(() => {
        // As a tool that makes such pages does: a tag that it does not know goes, what is inside stays.
        for (const one of document.querySelectorAll('fen-board, fen-game'))
          one.replaceWith(...one.childNodes);
        for (const one of document.querySelectorAll('[part], [data-files]')) {
          one.removeAttribute('part');
          one.removeAttribute('data-files');
        }
        return {
          widths: [...document.querySelectorAll('figure > svg')].map(
            (one) => one.getBoundingClientRect().width > 200,
          ),
          text: document.body.innerText,
        };
      });
      expect(found.widths).to.deep.equal([true, true, true, true]);
      expect(found.text).to.contain('1. e4 e5 *').and.contain('Solution');
      await page.close();
    });

    for (const [language, name, solution] of [
      ['de_DE', 'Schachstellung, Weiß am Zug', 'Lösung'],
      ['nl_NL', 'Schaakstelling, wit aan zet', 'Oplossing'],
      ['fr_FR', 'Position d’échecs, trait aux Blancs', 'Solution'],
      ['es_ES', 'Posición de ajedrez, juegan blancas', 'Solución'],
    ]) {
      it(`names the picture and opens the solution in the language of the site: ${language}`, async () => {
        const post = await publish(`[fen mode=solve solution="1. e4"]${start}[/fen]`);
        const {page} = await site.person(undefined, {scripts: false});
        await page.goto(`${site.origin}/?p=${post}&language=${language}`);
        expect(await page.$eval('fen-board > svg', (svg) => svg.getAttribute('aria-label'))).to.equal(name);
        expect(await page.$eval('summary', (summary) => summary.textContent)).to.equal(solution);
        await page.close();
      });
    }

    it('sends nothing with a page that has no board', async () => {
      const post = await publish('<!-- wp:paragraph --><p>e4</p><!-- /wp:paragraph -->');
      const {page, requests} = await site.person();
      await page.goto(`${site.origin}/?p=${post}`);
      expect(ours(requests)).to.deep.equal([]);
      expect(await page.content()).not.to.contain('plugins/fen-board');
      await page.close();
    });

    it('does not move the page when the script comes', async () => {
      const post = await publish(
        [
          diagram(start),
          diagram(capablanca),
          diagram(start, ' coordinates-outside'),
          diagram(start, ' turn-marker'),
          diagram(start).replace('class="fen-board"', 'class="fen-board" style="width:200px"'),
          puzzle,
        ].join('\n\n'),
      );
      const heights = [];
      for (const scripts of [false, true]) {
        const {page} = await site.person(undefined, {scripts});
        await page.goto(`${site.origin}/?p=${post}`);
        if (scripts) await drawn(page);
        heights.push(
          await page.$$eval('figure:has(fen-board)', (all) =>
            all.map((one) => Math.round(one.getBoundingClientRect().height)),
          ),
        );
        await page.close();
      }
      expect(heights[1]).to.deep.equal(heights[0]);
      expect(heights[0].slice(0, 5)).to.deep.equal([480, 384, 504, 480, 200]);
    });

    const handwritten = {
      'a class in a classic post': [`<div class="fen-board orientation-black">${start}</div>`, true],
      'a code block': [
        `<!-- wp:code {"className":"fen-board"} --><pre class="wp-block-code fen-board"><code>${start}</code></pre><!-- /wp:code -->`,
        true,
      ],
      'the tag in a Custom HTML block': [
        `<!-- wp:html --><fen-board fen="${start}"></fen-board><!-- /wp:html -->`,
        false,
      ],
    };
    for (const [way, [content, upgraded]] of Object.entries(handwritten)) {
      it(`draws what was written by hand: ${way}`, async () => {
        // WordPress lets no one else write the tag.
        const post = await publish(content, upgraded ? 0 : 1);
        const {page, requests} = await site.person();
        await page.goto(`${site.origin}/?p=${post}`);
        const [board] = await drawn(page);
        expect(board.fen.replaceAll('–', '-')).to.equal(start);
        expect(ours(requests).some((url) => url.includes('upgrade'))).to.equal(upgraded);
        // The upgrade shares the element of the drop-in: one file, fetched once.
        expect(ours(requests).filter((url) => url.includes('/fen-board.min.js'))).to.have.length(1);
        await page.close();
      });
    }

    it('gives feeds the picture, the FEN and the PGN, and no script', async () => {
      const {text} = await site.ask('/?feed=rss2');
      // Feeds of WordPress are in the order of the posts; the one that was written by hand, with the tag, keeps the
      // tag.
      const item = text.split('<item>').find((one) => one.includes('1. e4 e5 *'));
      expect(item)
        .to.contain(`<p>${spanish.replaceAll('-', '&#45;')}</p>`)
        .and.contain('<svg')
        .and.contain('1. e4 e5 *')
        .and.contain('1&#46;.. a6');
      expect(item).not.to.contain('<fen-board').and.not.contain('<fen-game').and.not.contain('<script');
    });

    it('leaves excerpts and search results without FENs', async () => {
      const excerpts =
        await php`return array_map(fn($id) => [get_the_excerpt($id)], [${everything}, wp_insert_post(['post_status' => 'publish', 'post_title' => 'x', 'post_content' => 'Before [fen]' . ${start} . '[/fen] after'])]);`;
      expect(JSON.stringify(excerpts)).not.to.contain('RNBQKBNR');
      expect(excerpts[1][0]).to.match(/Before\s+after/);
    });

    it('works in a theme of the classic kind, in widgets there, and in templates of the site editor', async () => {
      await site.run("switch_theme('classic-test'); return 1;");
      await php`
        update_option('widget_block', [2 => ['content' => ${diagram(spanish)}], 3 => ['content' => '[fen]' . ${start} . '[/fen]'], '_multiwidget' => 1]);
        update_option('sidebars_widgets', ['wp_inactive_widgets' => [], 'side' => ['block-2', 'block-3'], 'array_version' => 3]);
        return 1;`;
      const post = await publish('[fen-board]start[/fen-board]');
      const {page} = await site.person();
      await page.goto(`${site.origin}/?p=${post}`);
      expect((await drawn(page)).map(({fen}) => fen)).to.deep.equal(['start', spanish, start]);
      expect(await page.$eval('link[href*=fen-board]', (link) => link.parentElement.localName)).to.equal(
        'head',
      );
      await picture(page, 'classic-theme');
      const theme = newest ? 'twentytwentyfive' : 'twentytwentyfour';
      await php`
        switch_theme(${theme});
        $id = wp_insert_post(['post_type' => 'wp_template', 'post_status' => 'publish', 'post_name' => 'single', 'post_title' => 'Single', 'post_content' => ${diagram(capablanca)} . '<!-- wp:post-content /-->']);
        wp_set_post_terms($id, ${theme}, 'wp_theme');
        return $id;`;
      await page.goto(`${site.origin}/?p=${post}`);
      expect((await drawn(page)).map(({fen}) => fen)).to.deep.equal([capablanca, 'start']);
      await site.run(
        'foreach (get_posts(["post_type" => "wp_template", "numberposts" => -1, "suppress_filters" => true]) as $post) wp_delete_post($post->ID, true); return 1;',
      );
      await page.close();
    });
  });

  describe('with shortcodes and pictures', () => {
    it('understands the shortcodes, those of RPB Chessboard and Embed Chessboard too', async () => {
      const cases = {
        [`[fen]${start}[/fen]`]: [['fen', start]],
        [`[fen fen="${start}"]`]: [['fen', start]],
        [`[fen-board orientation=black theme=blue turn-marker controls]${start}[/fen-board]`]: [
          ['orientation', 'black'],
          ['theme', 'blue'],
          ['turn-marker', ''],
          ['controls', ''],
        ],
        [`[fen flip=true square_size="40" show_coordinates="false" csl="Ge4,Rd5" cal="Bg1f3" align="right"]${start}[/fen]`]:
          [
            ['orientation', 'black'],
            ['style', 'width:320px'],
            ['coordinates', 'none'],
            ['marks', 'Ge4 Rd5 Bg1f3'],
          ],
        [`[fen mode=solve solution="1. e4"]${start}[/fen]`]: [
          ['mode', 'solve'],
          ['solution', '1. e4'],
        ],
        [`[pgn]${pgn.replace('<', '&lt;')}[/pgn]`]: [['at', null]],
        '[pgn initial_selection=end flip=true navigation_board=floatLeft]1. e4 *[/pgn]': [
          ['at', 'end'],
          ['orientation', 'black'],
          ['moves', 'right'],
        ],
        '[pgn height=auto layout=vertical showMoves=hidden initialGame=2 initialHalfmove=3 autoplayMode=none]1. e4 *[/pgn]':
          [
            ['moves', 'none'],
            ['game', '2'],
            // It counts the moves of both sides: after White’s second.
            ['at', '2'],
            ['height', null],
          ],
        '[pgn ih=4 sm=figurine ig=first l=h]1. e4 *[/pgn]': [
          ['at', '2b'],
          ['letters', 'figurine'],
          ['game', '1'],
          ['moves', 'right'],
        ],
        '[pgn initialHalfmove=random initialGame=last showMoves=puzzle]1. e4 *[/pgn]': [
          ['at', null],
          ['game', null],
          ['moves', null],
        ],
        '[pgn initial_selection="1b-v0-2w" piece_symbols=localized nav_show_coordinates=false]1. e4 e5 (1... c5 2. Nf3) {Text [pgndiagram]} *[/pgn]':
          [
            ['at', '1b/1/2w'],
            ['letters', 'local'],
            ['coordinates', 'none'],
            ['diagrams', ''],
          ],
        '[fen align=floatRight]empty[/fen]': [['fen', '8/8/8/8/8/8/8/8 w - - 0 1']],
        [`[fen theme="x y" pieces="<b>" orientation=sideways unknown=1]${start}[/fen]`]: [
          ['theme', null],
          ['pieces', null],
          ['orientation', null],
          ['unknown', null],
        ],
      };
      const rendered =
        await php`return array_map(fn($content) => apply_filters('the_content', $content), ${Object.keys(cases)});`;
      const {page} = await site.person();
      for (const [index, [shortcode, expected]] of Object.entries(cases).entries()) {
        const found = await page.evaluate(
          (html, names) => {
            const {body} = new DOMParser().parseFromString(html, 'text/html');
            const tag = body.querySelector('fen-board,fen-game');
            return {
              values: names.map((name) => tag?.getAttribute(name)),
              game: tag?.querySelector('pre')?.textContent,
            };
          },
          rendered[index],
          expected.map(([name]) => name),
        );
        expect(found.values, shortcode).to.deep.equal(expected.map(([, value]) => value));
        if (shortcode.startsWith('[pgn][')) expect(found.game).to.equal(pgn);
      }
      // What the classic editor makes of a text with blank lines, and what smart typography does.
      const [classic] =
        await php`return [apply_filters('the_content', "[fen]\n" . ${start} . "\n[/fen]\n\n[pgn]\n" . ${pgn.replace('<', '&lt;')} . "\n[/pgn]")];`;
      const texts = await page.evaluate((html) => {
        const {body} = new DOMParser().parseFromString(html, 'text/html');
        return [body.querySelector('fen-board').getAttribute('fen'), body.querySelector('pre').textContent];
      }, classic);
      expect(texts).to.deep.equal([start, pgn]);
      await page.close();
    });

    it('leaves a shortcode to whoever had it first', async () => {
      const found = await site.run(`
      remove_shortcode('fen'); add_shortcode('fen', fn() => 'theirs');
      \\FenBoard\\register_shortcodes();
      return do_shortcode('[fen]x[/fen]');`);
      expect(found).to.equal('theirs');
    });

    it('draws without script what renderSvg draws', async () => {
      const fens = [
        start,
        spanish,
        capablanca,
        '8/8/8/8/8/8/8/8 w - - 0 1',
        '4k3/8/8/3A4/8/8/8/2C1K3 b - - 0 1',
      ];
      const looks = [
        {},
        {orientation: 'black', coordinates: 'outside', theme: 'blue'},
        {orientation: 'auto', coordinates: 'none', pieces: 'classic', turnMarker: true},
        {coordinates: 'outside', theme: 'contrast', turnMarker: true},
        {orientation: 'black', theme: 'print'},
        {marks: 'Ge4 rd5,Yg1f3 Ba1h8 Gh1a1 Re4'},
        {marks: 'Gb2 Ye2 Rc7c5 Gd8h4', orientation: 'black', theme: 'contrast', coordinates: 'outside'},
        {marks: 'nonsense Gz9 Ga1a1'},
      ];
      const cases = fens.flatMap((fen) => looks.map((look) => ({fen, look})));
      const pictures = await php`return array_map(
      fn($case) => \\FenBoard\\draw($case['fen'], array_filter(['turn-marker' => $case['look']['turnMarker'] ?? false] + $case['look'])), ${cases});`;
      for (const [index, {fen, look}] of cases.entries()) {
        const label = `${fen} ${JSON.stringify(look)}`;
        const named = pictures[index].replace(/aria-label="[^"]*"/, 'aria-label="{name}"');
        // A kind of piece that is not on the board has a path all the same, which draws nothing.
        const drawing = (svg) => partsOf(svg).filter((part) => part !== '<path d=""/>');
        expect(drawing(named), label).to.deep.equal(drawing(renderSvg(fen, look)));
      }
      const unreadable = [
        '',
        'x',
        '8/8',
        '9/8/8/8/8/8/8/8 w',
        'ppppppppp/8/8/8/8/8/8/8',
        `${'8/'.repeat(300)}8`,
      ];
      expect(
        await php`return array_map(fn($fen) => \\FenBoard\\draw($fen, []), ${unreadable});`,
      ).to.deep.equal(unreadable.map(() => ''));
    });
  });

  describe('against hostile authors', () => {
    for (const role of ['contributor', 'author', 'administrator']) {
      it(`prints nothing unescaped for a ${role}, whichever way it came`, async () => {
        await site.person(role);
        const cases = hostile(start);
        const rendered = await php`
          wp_set_current_user(get_user_by('login', ${role})->ID);
          $results = [];
          foreach (${cases} as $name => $content) {
            // By REST, as the block editor saves; and as the classic editor does.
            $request = new WP_REST_Request('POST', '/wp/v2/posts');
            $request->set_body_params(['title' => 'x', 'content' => $content, 'status' => 'draft']);
            $response = rest_do_request($request);
            $classic = wp_insert_post(wp_slash(['post_title' => 'x', 'post_content' => $content, 'post_status' => 'draft']));
            foreach (['REST' => $response->get_data()['id'], 'classic editor' => $classic] as $way => $id) {
              $GLOBALS['post'] = get_post($id); setup_postdata($GLOBALS['post']);
              $results["$name, $way"] = apply_filters('the_content', $GLOBALS['post']->post_content);
            }
          }
          return $results;`;
        const {page} = await site.person();
        await page.goto(`${site.origin}/`);
        for (const [name, html] of Object.entries(rendered)) {
          const found = await page.evaluate((markup) => {
            const holder = document.createElement('div');
            document.body.append(holder);
            holder.innerHTML = markup;
            const inside = [
              ...holder.querySelectorAll(
                'fen-board, fen-board *, fen-game, fen-game *, .fen-board-solution *',
              ),
            ];
            const known = /^(?:FEN-BOARD|FEN-GAME|PRE|DETAILS|SUMMARY|P|svg|rect|path|g|text|circle)$/;
            const result = {
              strange: inside.filter(({nodeName}) => !known.test(nodeName)).map(({nodeName}) => nodeName),
              handlers: inside.flatMap(({attributes}) =>
                [...attributes].map(({name: one}) => one).filter((one) => /^on|^href|^src/.test(one)),
              ),
              styles: inside
                .map((one) => one.getAttribute('style'))
                .filter((style) => style && !/^width:\d+px$/.test(style)),
              evil: inside.filter((one) => one.matches('.evil')).length,
              hacked: window.hacked,
            };
            holder.remove();
            return result;
          }, html);
          expect(found, `${name}\n${html}`).to.deep.equal({strange: [], handlers: [], styles: [], evil: 0});
        }
        await page.close();
      });
    }

    it('runs no shortcode in a comment', async () => {
      const post = await publish('Comments, please.');
      const comment = `[fen]${start}[/fen] <div class="fen-board" onclick="hacked=1">x</div>`;
      const shown = await php`
        wp_set_current_user(0); kses_init();
        $id = wp_new_comment(['comment_post_ID' => ${post}, 'comment_content' => ${comment}, 'comment_author' => 'x', 'comment_author_email' => 'x@example.com', 'comment_author_url' => '', 'comment_author_IP' => '127.0.0.1', 'comment_agent' => ''], true);
        return apply_filters('comment_text', get_comment_text($id), get_comment($id));`;
      expect(shown)
        .to.contain('[fen]')
        .and.not.contain('<fen-board')
        .and.not.contain('<svg')
        .and.not.contain('onclick');
    });

    it('answers no request of its own', async () => {
      const found = await site.run(`
        $routes = array_keys(rest_get_server()->get_routes());
        global $wp_filter;
        return [
          preg_grep('~fen-?board~i', $routes),
          preg_grep('~^(?:wp_ajax|admin_post).*fen~', array_keys($wp_filter)),
        ];`);
      expect(found.map((one) => Object.values(one))).to.deep.equal([[], []]);
    });
  });

  describe('in the end', () => {
    it('leaves readable text when it is deactivated, and nothing when it is deleted', async () => {
      const post = await publish(
        `${diagram(spanish)}\n\n<!-- wp:fen-board/game -->\n<pre class="wp-block-fen-board-game fen-game">1. e4 e5 *</pre>\n<!-- /wp:fen-board/game -->`,
      );
      const footprint = () =>
        site.run(`global $wpdb; return [
        $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%fen%board%' OR option_value LIKE '%fen-board%' AND option_name NOT IN ('active_plugins', 'recently_activated', 'widget_block', 'uninstall_plugins') AND option_name NOT LIKE '\\_%transient\\_%'"),
        $wpdb->get_col("SELECT meta_key FROM $wpdb->usermeta WHERE meta_value LIKE '%fen-board/%' AND meta_key NOT LIKE '%persisted_preferences'"),
        $wpdb->get_col("SELECT meta_key FROM $wpdb->postmeta WHERE meta_key LIKE '%fen%'"),
        array_filter(_get_cron_array(), fn($jobs) => preg_grep('~fen~', array_keys($jobs))),
      ];`);
      const {page} = await site.person('administrator');
      await page.goto(`${site.origin}/wp-admin/plugins.php`);
      await Promise.all([
        page.waitForNavigation(),
        page.click('tr[data-plugin="fen-board/fen-board.php"] .deactivate a'),
      ]);
      const reader = await site.person();
      await reader.page.goto(`${site.origin}/?p=${post}`);
      const text = await reader.page.$eval('body', (body) => body.innerText);
      expect(text).to.contain(spanish).and.contain('1. e4 e5 *');
      expect(ours(reader.requests)).to.deep.equal([]);
      await picture(reader.page, 'deactivated');
      await site.run(
        "require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php'; return delete_plugins(['fen-board/fen-board.php']) === true;",
      );
      expect(await site.run("return file_exists(WP_PLUGIN_DIR . '/fen-board');")).to.equal(false);
      expect((await footprint()).map((one) => Object.values(one))).to.deep.equal([[], [], [], []]);
    });

    it('has caused no warning of PHP', async () => {
      const log = await site.run(
        "return file_exists(WP_CONTENT_DIR . '/debug.log') ? file_get_contents(WP_CONTENT_DIR . '/debug.log') : '';",
      );
      expect(log.split('\n').filter((line) => /fen-board/i.test(line))).to.deep.equal([]);
    });
  });
});
