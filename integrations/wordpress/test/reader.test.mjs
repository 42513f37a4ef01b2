// The site as readers see it: with and without script, under a strict policy, in other languages, in feeds.
import {expect} from 'chai';
import {
  diagram,
  drawn,
  filesOfPlugin,
  picture,
  php,
  publish,
  reader,
  site,
  version,
  visitor,
} from './suite.mjs';
import {capablanca, spanish, start} from './samples.mjs';

const game =
  '<!-- wp:fen-board/game -->\n<pre class="wp-block-fen-board-game fen-game at-1">1. e4 e5 *</pre>\n<!-- /wp:fen-board/game -->';
const puzzle = `<!-- wp:fen-board/diagram {"mode":"solve"} -->
<figure class="wp-block-fen-board-diagram"><div class="fen-board mode-solve">${spanish}</div><details class="fen-board-solution"><summary>Solution</summary><p>1... a6</p></details><figcaption class="wp-element-caption">Black to move</figcaption></figure>
<!-- /wp:fen-board/diagram -->`;
const all = [
  diagram(start),
  diagram(capablanca, ' coordinates-outside'),
  diagram(spanish, ' mode-play turn-marker'),
  game,
  puzzle,
];

describe(`a reader of ${version}`, () => {
  let everything;
  before(async () => {
    everything = await publish(all.join('\n\n'));
  });

  const isPlayable = (page, index) =>
    page.waitForFunction(
      (place) =>
        document.querySelectorAll('fen-board')[place].shadowRoot.querySelector('[role=gridcell]') !== null,
      {},
      index,
    );

  it('gets the boards drawn, with one script and one style sheet from a folder named by the version', async () => {
    const {page, pageErrors, requests} = await reader(everything);
    const boards = await drawn(page);
    expect(boards.map(({fen}) => fen)).to.deep.equal([start, capablanca, spanish, spanish]);
    expect(boards.map(({error}) => error)).to.deep.equal([null, null, null, null]);
    await isPlayable(page, 2);
    await page.evaluate(() => scrollTo(0, 400));
    await picture(page, 'page');
    expect(pageErrors).to.deep.equal([]);
    const files = filesOfPlugin(requests).map((url) => url.replace(/.*\/assets\//, ''));
    expect(files.filter((file) => /fen-board\.min\.js|\.css/.test(file))).to.have.length(2);
    for (const file of files) expect(file).to.match(/^\d+\.\d+\.\d+\/fen-board[\w.-]*(?:\?ver=[\d.]+)?$/);
    expect(files.filter((file) => file.includes('upgrade'))).to.deep.equal([]);
    expect(
      requests.filter((url) => !url.startsWith(site.origin) && !/^(?:data|blob):/.test(url)),
    ).to.deep.equal([]);
  });

  it('gets a picture, the moves and the solution without script, and if unknown tags are removed, as for AMP', async () => {
    const {page, requests} = await reader(everything, {scripts: false});
    const pictures = await page.$$eval('fen-board > svg', (all) =>
      all.map((svg) => {
        const {width, height} = svg.getBoundingClientRect();
        const {files} = svg.dataset;
        // Coordinates outside take part of the width and of the height, in units of squares.
        const outside = svg.parentElement.getAttribute('coordinates') === 'outside' ? 0.4 : 0;
        const ratio = (Number(files) + outside) / (8 + outside);
        return {
          files,
          // As high as the live board.
          isWhole: width > 300 && Math.abs(width / height - ratio) < 0.01,
          pieces: [...svg.querySelectorAll('[part^=piece] path')].filter((path) => path.getAttribute('d'))
            .length,
        };
      }),
    );
    const isWhole = true;
    // For each side, a path for the bodies and two for the lines.
    expect(pictures).to.deep.equal([
      {files: '8', isWhole, pieces: 6},
      {files: '10', isWhole, pieces: 6},
      {files: '8', isWhole, pieces: 6},
      {files: '8', isWhole, pieces: 6},
    ]);
    const text = await page.$eval('body', (body) => body.innerText);
    expect(text).to.contain('1. e4 e5 *').and.contain('Solution').and.contain('Black to move');
    await picture(page, 'page-without-script', {fullPage: true});
    expect(filesOfPlugin(requests).filter((url) => url.includes('.js'))).to.deep.equal([]);

    // AMP pages too: their generator removes unknown tags and keeps the content.
    const found = await page.evaluate(() => {
      for (const one of document.querySelectorAll('fen-board, fen-game')) one.replaceWith(...one.childNodes);
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
  });

  it('gets the same under a strict policy', async () => {
    const {page, response} = await reader(everything, {
      query: '&policy=strict',
      script: () => {
        window.violations = [];
        document.addEventListener('securitypolicyviolation', ({sourceFile, blockedURI, violatedDirective}) =>
          window.violations.push(`${violatedDirective} ${sourceFile} ${blockedURI}`),
        );
      },
    });
    expect(response.headers()['content-security-policy']).to.contain("default-src 'self'");
    expect(await drawn(page)).to.have.length(4);
    await isPlayable(page, 2);
    // The policy blocks WordPress's own inline scripts, but nothing of ours.
    expect(
      (await page.evaluate(() => window.violations)).filter((text) => text.includes('fen-board')),
    ).to.deep.equal([]);
  });

  for (const width of [320, 1280]) {
    it(`sees everything inside a window of ${width} pixels`, async () => {
      const {page} = await reader(everything, {viewport: {width, height: 900}});
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
      await picture(page, `page-${width}`, {fullPage: true});
    });
  }

  it('gets the name of the picture and the button of the solution in the language of the site', async () => {
    const post = await publish(`[fen mode=solve solution="1. e4"]${start}[/fen]`);
    for (const [language, name, solution] of [
      ['de_DE', 'Schachstellung, Weiß am Zug', 'Lösung'],
      ['nl_NL', 'Schaakstelling, wit aan zet', 'Oplossing'],
      ['fr_FR', 'Position d’échecs, trait aux Blancs', 'Solution'],
      ['es_ES', 'Posición de ajedrez, juegan blancas', 'Solución'],
    ]) {
      const {page} = await reader(post, {query: `&language=${language}`, scripts: false});
      expect(await page.$eval('fen-board > svg', (svg) => svg.getAttribute('aria-label')), language).to.equal(
        name,
      );
      expect(await page.$eval('summary', (summary) => summary.textContent), language).to.equal(solution);
    }
  });

  it('gets no file of the plugin with a page without boards', async () => {
    const {page, requests} = await reader(
      await publish('<!-- wp:paragraph --><p>e4</p><!-- /wp:paragraph -->'),
    );
    expect(filesOfPlugin(requests)).to.deep.equal([]);
    expect(await page.content()).not.to.contain('plugins/fen-board');
  });

  it('sees nothing move when the script loads', async () => {
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
      const {page} = await reader(post, {scripts});
      if (scripts) await drawn(page);
      heights.push(
        await page.$$eval('figure:has(fen-board)', (all) =>
          all.map((one) => Math.round(one.getBoundingClientRect().height)),
        ),
      );
    }
    expect(heights[1]).to.deep.equal(heights[0]);
    expect(heights[0].slice(0, 5)).to.deep.equal([480, 384, 480, 480, 200]);
  });

  it('replays a game of a file that an author has put into the media library', async () => {
    const author = await visitor('author');
    await author.page.goto(`${site.origin}/wp-admin/post-new.php`);
    await author.page.waitForFunction(() => window.wp?.apiFetch);
    const upload = (name, text, type) =>
      author.page.evaluate(
        async (...[called, content, kind]) => {
          const body = new FormData();
          body.append('file', new File([content], called, {type: kind}));
          const {source_url: url, code} = await wp
            .apiFetch({path: '/wp/v2/media', method: 'POST', body})
            .catch((error) => error);
          return {url, code};
        },
        name,
        text,
        type,
      );
    const {url} = await upload(
      'club games.pgn',
      '[White "A"]\n\n1. e4 e5 *\n\n[White "B"]\n\n1. d4 d5 *\n',
      '',
    );
    expect(url).to.match(/\/club-games.*\.pgn$/);
    expect(
      await upload('page.pgn', '<!doctype html><html><script>hacked=1</script></html>', 'text/html'),
    ).to.include({code: 'rest_upload_unknown_error'});
    const post = await publish(
      `<!-- wp:fen-board/game {"game":2} -->\n<pre class="wp-block-fen-board-game fen-game game-2"><a href="${url}">club-games.pgn</a></pre>\n<!-- /wp:fen-board/game -->\n[pgn src="${url}"]\n[pgn src="https://elsewhere.example/x.pgn"][pgn src="/wp-login.php"]`,
    );
    const {page} = await reader(post);
    await page.waitForFunction(() => {
      const games = [...document.querySelectorAll('fen-game')];
      return games.length === 2 && games.every(({shadowRoot}) => shadowRoot?.querySelector('ol'));
    });
    expect(
      await page.$$eval('fen-game', (games) =>
        games.map(({shadowRoot}) => shadowRoot.querySelector('[part~=move]').textContent.trim()),
      ),
    ).to.deep.equal(['d4', 'e4']);
    const plain = await reader(post, {scripts: false});
    expect(await plain.page.$$eval('fen-game a', (links) => links.map(({href}) => href))).to.deep.equal([
      url,
      url,
    ]);

    const {page: writer} = author;
    const block = await writer.evaluate((markup) => {
      const [parsed] = wp.blocks.parse(markup);
      return {isValid: parsed.isValid, src: parsed.attributes.src, again: wp.blocks.serialize(parsed)};
    }, `<!-- wp:fen-board/game {"game":2} -->\n<pre class="wp-block-fen-board-game fen-game game-2"><a href="${url}">club-games.pgn</a></pre>\n<!-- /wp:fen-board/game -->`);
    expect(block).to.include({isValid: true, src: url});
    expect(block.again).to.contain(`<a href="${url}">`);

    const tabled = `<!-- wp:fen-board/game {"list":"table"} -->\n<pre class="wp-block-fen-board-game fen-game list-table"><a href="${url}">club-games.pgn</a></pre>\n<!-- /wp:fen-board/game -->`;
    const hasTables = (count) => {
      const games = [...document.querySelectorAll('fen-game')];
      const rows = (game) => game.shadowRoot?.querySelectorAll('[part~=row]').length;
      return games.length === count && games.every((game) => rows(game) === 2);
    };
    const club = await publish(`${tabled}\n[pgn src="${url}" list=table at="2:1"]`);
    await (await reader(club)).page.waitForFunction(hasTables, {}, 2);
    await writer.evaluate((markup) => {
      wp.data.dispatch('core/block-editor').resetBlocks(wp.blocks.parse(markup));
    }, tabled);
    const frame = await writer
      .waitForSelector('iframe[name=editor-canvas]', {timeout: 20_000})
      .catch(() => null);
    await ((await frame?.contentFrame()) ?? writer).waitForFunction(hasTables, {}, 1);
  });

  it('solves a set of puzzles of a file in the media library', async () => {
    const {page: writer} = await visitor('author');
    await writer.goto(`${site.origin}/wp-admin/post-new.php`);
    await writer.waitForFunction(() => window.wp?.apiFetch);
    const text =
      '[FEN "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"]\n\n{Mate in one.} 1. Ra8# *\n\n' +
      '[FEN "k7/8/1K6/8/8/8/8/7R w - - 0 1"]\n\n1. Rh8# *\n';
    const url = await writer.evaluate(async (content) => {
      const body = new FormData();
      body.append('file', new File([content], 'mates.pgn'));
      return (await wp.apiFetch({path: '/wp/v2/media', method: 'POST', body})).source_url;
    }, text);
    const stored = await writer.evaluate((src) => {
      const made = wp.blocks.createBlock('fen-board/set', {
        src,
        printRange: '1-12',
        caption: 'Two mates',
        theme: 'green',
      });
      return wp.blocks.serialize(made);
    }, url);
    expect(stored).to.contain(
      `<p class="fen-board-set print-range-1-12 mode-solve theme-green"><a href="${url}">mates`,
    );
    const other = stored.replace(url, 'https://elsewhere.example/mates.pgn');
    const post = await publish(
      `${stored}\n[fen src="${url}" width=300]\n[fen src="/wp-login.php"]\n${other}`,
    );
    const {page} = await reader(post);
    await page.waitForFunction(() => {
      const boards = [...document.querySelectorAll('fen-board')];
      return boards.length === 2 && boards.every(({shadowRoot}) => shadowRoot?.querySelector('[part=set]'));
    });
    expect(await page.$$eval('fen-board', (boards) => boards.map((board) => board.printRange))).to.deep.equal(
      ['1-12', null],
    );
    expect(
      await page.$eval('fen-board', ({shadowRoot}) => shadowRoot.querySelector('[part=place]').textContent),
    ).to.equal('1 of 2');
    expect(await page.$eval('figcaption', ({textContent}) => textContent)).to.equal('Two mates');
    const plain = await reader(post, {scripts: false});
    expect(await plain.page.$$eval('fen-board a', (links) => links.map(({href}) => href))).to.deep.equal([
      url,
      url,
    ]);
    const block = await writer.evaluate((markup) => {
      const [parsed] = wp.blocks.parse(markup);
      const [edited] = wp.blocks.parse(markup.replace('mode-solve', 'mode-solve by-hand'));
      return {isValid: parsed.isValid, isRecovered: edited.isValid, src: edited.attributes.src};
    }, stored);
    expect(block).to.deep.equal({isValid: true, isRecovered: true, src: url});
  });

  it('gets a wide diagram in the theme’s wide width, and never taller than the window', async () => {
    const wide = (align) =>
      diagram(start)
        .replace('diagram"', `diagram align${align}"`)
        .replace('class="fen-board"', 'class="fen-board" style="width:200px"');
    const {page} = await reader(await publish(`${wide('wide')}\n${wide('full')}`), {
      viewport: {width: 1400, height: 700},
    });
    await drawn(page);
    const sizes = await page.$$eval('[class*=align] fen-board', (boards) =>
      boards.map((board) => {
        const {left, right, width, height} = board.getBoundingClientRect();
        return {
          isTall: height > 480 && height <= 700 && width <= 700,
          isCentred: Math.abs(left - (innerWidth - right)) < 20,
        };
      }),
    );
    expect(sizes).to.deep.equal([
      {isTall: true, isCentred: true},
      {isTall: true, isCentred: true},
    ]);
    await picture(page, 'page-wide', {fullPage: true});
  });

  it('gets an aligned game beside the text, in its own width', async () => {
    const aligned = game.replace('fen-game at-1"', 'alignright fen-game at-1" style="width:300px"');
    const {page} = await reader(await publish(aligned));
    await page.waitForFunction(() => document.querySelector('fen-game').shadowRoot?.querySelector('ol'));
    const {width, float} = await page.$eval('fen-game', (one) => ({
      width: one.offsetWidth,
      float: getComputedStyle(one).float,
    }));
    expect({width, float}).to.deep.equal({width: 300, float: 'right'});
    await picture(page, 'page-game-beside');
  });

  it('gets diagrams in a game at the marks of RPB Chessboard', async () => {
    const {page} = await reader(await publish(game.replace('e5 *', 'e5 {[pgndiagram]} *')));
    await page.waitForFunction(() =>
      document.querySelector('fen-game').shadowRoot?.querySelector('[part=diagram], [part~=diagram]'),
    );
    expect(await page.$eval('fen-game', ({shadowRoot}) => shadowRoot.textContent)).not.to.contain(
      'pgndiagram',
    );
  });

  it('sees all moves of a long game if its author has chosen that', async () => {
    const moves = Array.from({length: 60}, (_, i) => `${2 * i + 1}. Nf3 Nf6 ${2 * i + 2}. Ng1 Ng8`).join(' ');
    const block = (name) =>
      `<!-- wp:fen-board/game -->\n<pre class="wp-block-fen-board-game fen-game ${name}">${moves} *</pre>\n<!-- /wp:fen-board/game -->`;
    const post = await publish(
      `${block('')}\n${block('has-tall-moves')}\n${block('has-all-moves')}\n[pgn height=all]${moves} *[/pgn]`,
    );
    const {page} = await reader(post, {viewport: {width: 390, height: 844}});
    await page.waitForFunction(() =>
      [...document.querySelectorAll('fen-game')].every((game) => game.shadowRoot?.querySelector('ol')),
    );
    const [normal, tall, ...all] = await page.$$eval('fen-game', (games) =>
      games.map((game) => {
        const {clientHeight, scrollHeight} = game.shadowRoot.querySelector('[part=moves]');
        // The place for a finger on a move ends below its text.
        const last = [...game.shadowRoot.querySelectorAll('[part~=move]')].at(-1).parentElement;
        return {
          clientHeight,
          isWhole:
            scrollHeight <= clientHeight + 1 &&
            last.getBoundingClientRect().bottom <= game.getBoundingClientRect().bottom,
        };
      }),
    );
    expect(normal.isWhole).to.equal(false);
    expect(tall.clientHeight).to.be.above(normal.clientHeight + 150);
    expect(all.map(({isWhole}) => isWhole)).to.deep.equal([true, true]);
    await picture(page, 'page-moves', {fullPage: true});
  });

  const byHand = {
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
  for (const [way, [content, isUpgraded]] of Object.entries(byHand)) {
    it(`gets boards for markup written by hand: ${way}`, async () => {
      // WordPress lets only administrators write the tag.
      const {page, requests} = await reader(await publish(content, isUpgraded ? 0 : 1));
      const [board] = await drawn(page);
      expect(board.fen.replaceAll('–', '-')).to.equal(start);
      const files = filesOfPlugin(requests);
      expect(files.some((url) => url.includes('upgrade'))).to.equal(isUpgraded);
      // The upgrade shares the element of the drop-in: one file, fetched once.
      expect(files.filter((url) => url.includes('/fen-board.min.js'))).to.have.length(1);
    });
  }

  it('gets the picture, the FEN and the PGN in a feed, and no script', async () => {
    // A feed has the newest posts, some of which have the tag because a test wrote it by hand.
    await publish(all.join('\n\n'));
    const {text} = await site.ask('/?feed=rss2');
    const item = text.split('<item>').find((one) => one.includes('1. e4 e5 *'));
    expect(item)
      .to.contain(`<p>${spanish.replaceAll('-', '&#45;')}</p>`)
      .and.contain('<svg')
      .and.contain('1. e4 e5 *')
      .and.contain('1&#46;.. a6');
    expect(item).not.to.contain('<fen-board').and.not.contain('<fen-game').and.not.contain('<script');
  });

  it('finds no FEN in excerpts and search results', async () => {
    const excerpts =
      await php`return array_map(fn($id) => [get_the_excerpt($id)], [${everything}, wp_insert_post(['post_status' => 'publish', 'post_title' => 'x', 'post_content' => 'Before [fen]' . ${start} . '[/fen] after']), wp_insert_post(['post_status' => 'publish', 'post_title' => 'x', 'post_content' => '<!-- wp:html --><p>Before</p><div class="fen-board">' . ${start} . '</div><pre class="fen-game">1. e4 *</pre><!-- /wp:html --><!-- wp:paragraph --><p>after</p><!-- /wp:paragraph -->'])]);`;
    expect(JSON.stringify(excerpts)).not.to.contain('RNBQKBNR');
    expect(excerpts[1][0]).to.match(/Before\s+after/);
    expect(excerpts[2][0]).to.match(/Before\s+after/);
  });
});
