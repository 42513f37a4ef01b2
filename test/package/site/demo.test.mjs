// Takes a minute and a half: each page of the demo is opened a dozen times, at several widths, with every tab stop and axe.
import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect} from 'chai';
import {renderSite} from '../../../scripts/site.mjs';
import {demoVisits, drawn} from './demo.mjs';
import {accessibilityTreeOf, startPages} from '../page.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const names = readdirSync('demo').filter((file) => file.endsWith('.html'));
/** The page of 1,000 boards has its own test, because axe would check each board; the search has no board. */
const short = names.filter((name) => !['many.html', 'search.html'].includes(name));

/** The violations that axe finds in a page. */
async function violations(page) {
  await page.evaluate(axe);
  return page.evaluate(
    (values) =>
      window.axe
        .run(document, {runOnly: {type: 'tag', values}, resultTypes: ['violations']})
        .then(({violations}) =>
          violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`),
        ),
    wcag,
  );
}
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The tab stops, from the top of the page until Tab leaves it. */
async function tabStops(page) {
  const stops = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      let element = document.activeElement;
      if (!element || element === document.body) return null;
      const host = element;
      while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      const number = [...document.querySelectorAll('*')].indexOf(host);
      const name = element.id || element.getAttribute('role') || element.localName;
      window.stops ??= new Set();
      if (window.stops.has(element)) return null;
      window.stops.add(element);
      const {width, height} = element.getBoundingClientRect();
      return {number, name, seen: width > 0 && height > 0};
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

describe('the site', () => {
  const visit = demoVisits();
  const visitWithoutScript = (name) => visit(name, {scripts: false});

  it('has the same navigation of at most seven names on every page, with the page itself marked', async () => {
    const site = await renderSite();
    const linksOf = (path, tag) => {
      const [, inside] = site[path].match(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`));
      return [...inside.matchAll(/href="([^"]*)"( aria-current="page")?/g)].map(([, href, current]) => ({
        target: new URL(href, `http://site${path}`).pathname,
        isCurrent: current !== undefined,
      }));
    };
    const targets = (links) => links.map(({target}) => target);
    const [first, ...others] = Object.keys(site).map((path) => {
      const [navigation, footer] = [linksOf(path, 'nav'), linksOf(path, 'footer')];
      // The name of the site leads to its first page.
      expect(navigation.length, path).to.be.at.most(8);
      const current = targets([...navigation, ...footer].filter(({isCurrent}) => isCurrent));
      const isListed = !path.startsWith('/docs/') || path === '/docs/index.html';
      expect(current, path).to.deep.equal(isListed ? [path] : []);
      return [...targets(navigation), ...targets(footer)];
    });
    for (const other of others) expect(other).to.deep.equal(first);
    expect(first).to.include.members(names.map((name) => `/${name}`));
  });

  it('leaves the console of every page empty and fits 320 px, in the docs too', async function () {
    this.timeout(120_000);
    const site = await renderSite();
    const pages = await startPages(site);
    const found = {};
    for (const path of Object.keys(site).filter((path) => path.endsWith('.html'))) {
      // All boards are near the screen, so that each loads its parts.
      const {page, consoleTexts, pageErrors} = await pages.visit(path, {
        viewport: {width: 1280, height: 6000},
      });
      await page.setViewport({width: 320, height: 6000});
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      const texts = [...consoleTexts, ...pageErrors, ...(width > 320 ? [`It is ${width} px wide.`] : [])];
      if (texts.length > 0) found[path] = texts;
      await page.close();
    }
    await pages.close();
    expect(found).to.deep.equal({});
  });

  for (const name of short) {
    describe(name, () => {
      it('draws its boards under a strict policy, without errors', async () => {
        const {page, problems} = await visit(name, {until: 'quiet'});
        const boards = await page.$$eval('fen-board', (all) =>
          all.map((board) => ({
            drawn: board.shadowRoot.querySelectorAll('[part^=piece] path[d^=M]').length > 0,
            empty: board.error !== null || !/[a-z]/i.test(board.position.placement),
            wide: Math.round(
              board.shadowRoot.querySelector('[part=board] svg').getBoundingClientRect().width,
            ),
          })),
        );
        for (const board of boards) {
          expect(board.drawn || board.empty).to.equal(true);
          expect(board.wide).to.be.at.least(60);
        }
        const games = await page.$$eval('fen-game', (all) => all.map(({board}) => board !== null));
        expect(games).to.not.include(false);
        expect(boards.length + games.length).to.be.at.least(1);
        for (const picture of await page.$$('main img'))
          expect(await picture.evaluate(({complete, naturalWidth}) => complete && naturalWidth)).to.be.ok;
        expect(await problems()).to.deep.equal([]);
      });

      it('fits screens of 320, 768 and 1280 px', async () => {
        const {page} = await visit(name);
        for (const width of [320, 768, 1280]) {
          await page.setViewport({width, height: 800});
          await drawn(page);
          const outside = await page.evaluate(() =>
            [...document.querySelectorAll('main *')]
              .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
              .map(({outerHTML}) => outerHTML.slice(0, 80)),
          );
          expect(outside, String(width)).to.deep.equal([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
        }
      });

      it('does not move while it loads, on a small screen and on a large one', async () => {
        for (const width of [320, 1280]) {
          const {page} = await visit(name, {viewport: {width, height: 900}, until: 'quiet', isSlow: true});
          expect(await page.evaluate(() => window.shifts), String(width)).to.be.lessThan(0.01);
        }
      });

      it('gives the first of two columns its place before the second has come', async () => {
        const {page} = await visit(name, {viewport: {width: 1280, height: 900}});
        const places = await page.evaluate(() =>
          [...document.querySelectorAll('.columns')].map(({children: [first, ...others]}) => {
            const leftOf = () => {
              const {left, width} = first.getBoundingClientRect();
              return [left, width];
            };
            const whole = leftOf();
            for (const other of others) other.remove();
            return {whole, alone: leftOf()};
          }),
        );
        for (const {whole, alone} of places) expect(alone).to.deep.equal(whole);
      });

      it('has at 320 px its navigation in one row, with the entry of the page in view, and room for large text', async () => {
        const {page} = await visit(name, {viewport: {width: 320, height: 800}});
        const {tops, current} = await page.evaluate(() => {
          const links = [...document.querySelectorAll('nav a')];
          const boxes = links.map((link) => link.getBoundingClientRect());
          const own = document.querySelector('nav [aria-current]')?.getBoundingClientRect();
          return {
            tops: boxes.map(({top, height}) => Math.round(top + height / 2)),
            current: own && [own.left, own.right],
          };
        });
        expect(Math.max(...tops) - Math.min(...tops)).to.be.at.most(1);
        if (current) {
          expect(current[0]).to.be.at.least(0);
          expect(current[1]).to.be.at.most(320);
        }
        await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
        await drawn(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(320);
      });

      it('passes axe on a light screen and on a dark one', async () => {
        const {page} = await visit(name, {viewport: {width: 1280, height: 900}});
        for (const value of ['light', 'dark']) {
          await page.emulateMediaFeatures([{name: 'prefers-color-scheme', value}]);
          expect(await violations(page), value).to.deep.equal([]);
        }
      });

      it('can be walked through with Tab, in the order of the page', async () => {
        const {page} = await visit(name, {viewport: {width: 1280, height: 6000}});
        const stops = await tabStops(page);
        for (const [i, {number, seen, name: what}] of stops.entries()) {
          expect(seen, what).to.equal(true);
          if (i > 0) expect(number, `${stops[i - 1].name}, ${what}`).to.be.at.least(stops[i - 1].number);
        }
        const own = await page.$$eval(
          ':is(a, button, input, select, textarea):not([tabindex="-1"], [type=radio]:not(:checked), [hidden], [hidden] *)',
          (all) =>
            all
              .filter((element) => element.checkVisibility())
              .map((element) => [...document.querySelectorAll('*')].indexOf(element)),
        );
        const numbers = stops.map(({number}) => number);
        expect(own.filter((number) => !numbers.includes(number))).to.deep.equal([]);
        const acting = await page.$$eval('fen-board', (all) =>
          all
            .filter(({mode = 'view', controls}) => mode !== 'view' || controls)
            .map((board) => [...document.querySelectorAll('*')].indexOf(board)),
        );
        expect(acting.filter((number) => !numbers.includes(number))).to.deep.equal([]);
      });
    });
  }

  it('draws every position of the gallery from the text beside it, and names the broken one', async () => {
    const {page} = await visit('diagrams.html');
    const figures = await page.$$eval('.read figure', (all) =>
      all.map((figure) => {
        const board = figure.querySelector('fen-board');
        return {
          beside: figure.querySelector('code').textContent,
          fen: board.getAttribute('fen'),
          broken: board.error !== null,
          warnings: board.warnings.length,
        };
      }),
    );
    expect(figures).to.have.length(6);
    for (const {beside, fen, warnings} of figures) {
      expect(beside).to.equal(fen);
      expect(warnings, fen).to.equal(0);
    }
    expect(figures.filter(({broken}) => broken)).to.have.length(1);
  });

  it('has on its first page the code of the position, the puzzle and the editor beside each', async () => {
    const {page} = await visit('index.html');
    const pairs = await page.$$eval('.feature', (all) =>
      all.map((section) => {
        const attributes = (tag) =>
          tag
            .getAttributeNames()
            .map((name) => `${name}=${tag.getAttribute(name)}`)
            .sort();
        const trusted = (window.policy ??= trustedTypes.createPolicy('test', {createHTML: (html) => html}));
        const text = section.querySelector('pre').textContent;
        const copy = new DOMParser().parseFromString(trusted.createHTML(text), 'text/html');
        return [section.querySelector('fen-board'), copy.querySelector('fen-board')].map(attributes);
      }),
    );
    expect(pairs).to.have.length(3);
    for (const [board, code] of pairs) expect(code).to.deep.equal(board);
  });

  it('has one left edge on a page, of its headings, games and tables, and one in a card', async () => {
    for (const name of ['games.html', 'tournament.html', 'play.html', 'engine.html', 'index.html']) {
      for (const [width, height] of [
        [1280, 800],
        [1440, 900],
      ]) {
        const {page} = await visit(name, {viewport: {width, height}});
        await drawn(page);
        const edges = await page.evaluate(() => {
          const left = (one) => Math.round(one.getBoundingClientRect().left);
          const innerOf = (game) => game.shadowRoot.querySelector('.game, .games');
          const games = [...document.querySelectorAll('section > fen-game')];
          const cards = [...document.querySelectorAll('figure:has(fen-board), .card:has(fen-board)')];
          return {
            heading: left(document.querySelector('h1')),
            games: games.map((game) => left(innerOf(game))),
            cards: cards
              .filter((card) => card.querySelector('h2, h3, figcaption'))
              .map(
                (card) =>
                  left(card.querySelector('fen-board')) - left(card.querySelector('h2, h3, figcaption')),
              ),
            book: [...document.querySelectorAll('.book')].map(
              (book) => left(innerOf(book.querySelector('fen-game'))) - left(book.querySelector('a')),
            ),
          };
        });
        const lefts = edges.games.map((left) => left - edges.heading);
        expect(
          [...lefts, ...edges.cards, ...edges.book].filter((difference) => Math.abs(difference) > 1),
          `${name} ${width}`,
        ).to.deep.equal([]);
      }
    }
  });

  it('has room between a card and the paragraph below it', async () => {
    const {page} = await visit('play.html', {viewport: {width: 390, height: 844}});
    const gap = await page.evaluate(() => {
      const below = document.querySelector('section + .lead').getBoundingClientRect();
      const cards = [...document.querySelectorAll('figure')].map((one) => one.getBoundingClientRect().bottom);
      return Math.min(...cards.map((bottom) => below.top - bottom).filter((one) => one > -8));
    });
    expect(gap).to.be.within(12, 24);
  });

  it('keeps the colours that a reader chooses, on every page', async () => {
    const {page} = await visit('index.html');
    const schemeOf = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const chosen = [];
    for (const _ of [1, 2, 3]) {
      await page.click('#scheme');
      chosen.push(await schemeOf());
    }
    expect(chosen).to.deep.equal(['light', 'dark', 'light dark']);
    await page.click('#scheme');
    await page.click('#scheme');
    await Promise.all([page.waitForNavigation(), page.click('nav a[href$="puzzles.html"]')]);
    expect(await schemeOf()).to.equal('dark');
  });

  it('lists all of its pages where nothing is searched for', async () => {
    const {page} = await visit('search.html');
    const names = () => page.$$eval('#pages a', (all) => all.filter((link) => link.checkVisibility()).length);
    expect(await names()).to.be.at.least(20);
  });

  it('has the board of its first page in the first screen of a phone', async () => {
    const {page} = await visit('index.html', {viewport: {width: 390, height: 844}});
    const bottom = await page.$eval('#hero', ({board}) => board.getBoundingClientRect().bottom);
    expect(bottom).to.be.below(844);
  });

  it('shows the pictures of boards without script', async () => {
    for (const name of ['index.html', 'docs/markdown-and-static-sites.html']) {
      const {page} = await visitWithoutScript(name);
      const [drawn, boards] = await page.evaluate(() => [
        [...document.querySelectorAll('fen-board > svg')].filter(
          (svg) => svg.getBoundingClientRect().width > 100,
        ).length,
        document.querySelectorAll('fen-board[fen]').length,
      ]);
      expect(drawn, name).to.equal(boards);
    }
  });

  it('has twelve different positions among its diagrams', async () => {
    const {page} = await visit('diagrams.html');
    const fens = await page.$$eval('fen-board', (all) => all.map((board) => board.position?.placement));
    expect(new Set(fens.filter(Boolean)).size).to.be.at.least(12);
  });

  it('updates a board when a reader changes the code beside it', async () => {
    const {page, pageErrors} = await visit('diagrams.html');
    const typed = async (text) => {
      await page.$eval('.drawer pre', (source) => {
        source.closest('details').open = true;
        source.focus();
        getSelection().selectAllChildren(source);
      });
      await page.keyboard.sendCharacter(text);
      return page.$eval('section:has(.drawer) figure', (figure) => {
        const board = figure.querySelector('fen-board, fen-game');
        return [board.localName, board.theme, board.getAttribute('fen'), board.getAttribute('onclick')];
      });
    };
    const fen = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';
    expect(await typed(`<fen-board theme="blue" onclick="x" fen="${fen}"></fen-board>`)).to.deep.equal([
      'fen-board',
      'blue',
      fen,
      null,
    ]);
    // An incomplete tag changes nothing.
    expect((await typed('<fen-board theme="gre'))[1]).to.equal('blue');
    expect((await typed('<fen-game>1. e4</fen-game>'))[0]).to.equal('fen-game');
    expect(pageErrors).to.deep.equal([]);
  });

  it('shows on every page the source of the board above it', async () => {
    for (const name of ['diagrams.html']) {
      const {page} = await visit(name);
      const pairs = await page.$$eval('section:has(.drawer)', (all) =>
        all
          .flatMap((section) => {
            const sources = section.querySelectorAll('.drawer pre');
            return [...section.querySelectorAll('figure fen-board')].map((board, at) => [
              board,
              sources[at].textContent,
            ]);
          })
          .filter(([, source]) => source.includes('<fen-board') && !source.includes('…'))
          .map(([board, source]) => {
            const copy = new DOMParser().parseFromString(
              trustedTypes.createPolicy('test', {createHTML: (text) => text}).createHTML(source),
              'text/html',
            ).body.firstElementChild;
            const attributes = (one) =>
              one
                .getAttributeNames()
                .filter((key) => key !== 'data-drawn')
                .map((key) => `${key}=${one.getAttribute(key)}`);
            return [attributes(board).sort(), attributes(copy).sort()];
          }),
      );
      expect(pairs.length).to.be.at.least(25);
      for (const [board, source] of pairs) expect(source).to.deep.equal(board);
    }
  });

  it('shows 1,000 boards on one page: all in the accessibility tree, and only those near the screen painted', async () => {
    const {page, pageErrors} = await visit('many.html', {viewport: {width: 320, height: 800}});
    const boards = await page.$$eval('fen-board', (all) =>
      all.map((board) => {
        const picture = board.shadowRoot.querySelector('svg');
        return {
          visibility: getComputedStyle(picture).contentVisibility,
          painted: picture.firstElementChild.checkVisibility({contentVisibilityAuto: true}),
        };
      }),
    );
    expect(boards).to.have.length(1000);
    const far = boards.slice(300);
    expect(boards.slice(0, 300).every(({painted}) => painted)).to.equal(true);
    expect(new Set(far.map(({visibility}) => visibility))).to.deep.equal(new Set(['auto']));
    expect(far.filter(({painted}) => painted)).to.deep.equal([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(320);
    const {pictures} = await accessibilityTreeOf(page);
    expect(pictures).to.have.length(1000);
    for (const {name} of pictures) expect(name).to.match(/^Chess position.*, (White|Black) to move$/);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => {
      const last = [...document.querySelectorAll('fen-board')].at(-1).shadowRoot.querySelector('svg');
      return last.firstElementChild.checkVisibility({contentVisibilityAuto: true});
    });
    // axe would check each board, so it gets only ten of them.
    await page.$$eval('fen-board', (all) => all.slice(10).forEach((board) => board.remove()));
    expect(await violations(page)).to.deep.equal([]);
    expect(pageErrors).to.deep.equal([]);
  });

  it('has an opponent that plays, and an adviser for a position and a game, under the policy of the site', async () => {
    const {page, pageErrors} = await visit('engine.html', {viewport: {width: 1280, height: 900}});
    const press = async (selector, name) => {
      const button = await page.waitForFunction(
        (selector, name) =>
          [...document.querySelector(selector).shadowRoot.querySelectorAll('button')].find(
            (one) => one.textContent.trim() === name,
          ),
        {},
        selector,
        name,
      );
      await button.evaluate((one) => one.scrollIntoView({block: 'center'}));
      await button.click();
    };
    const plays = (count) =>
      page.waitForFunction(
        (count) => document.querySelector('#opponent').playedMoves.length === count,
        {},
        count,
      );
    await page.$eval('#opponent', (board) => ((board.engineTime = 0.1), board.move('e4')));
    await plays(2);
    await page.select('#side', 'black');
    await page.select('#kind', 'chess960');
    await page.click('#new-game button');
    await plays(1);
    await page.select('#side', 'white');
    await page.select('#kind', 'chess');
    await page.click('#new-game button');
    await plays(0);
    await page.$eval('#opponent', (board) => (board.fen = '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1'));
    await page.$eval('#opponent', (board) => board.move('Ra8'));
    await page.waitForFunction(() => document.querySelector('#result').textContent === 'You have won.');

    for (const selector of ['#position-board', 'fen-game']) {
      await page.$eval(selector, (one) => one.scrollIntoView({block: 'center'}));
      await press(selector, 'Analyse');
      await page.waitForFunction(
        (selector) =>
          document.querySelector(selector).shadowRoot.querySelectorAll('.analysis li').length === 3,
        {},
        selector,
      );
      await press(selector, 'Analyse');
    }
    expect(pageErrors).to.deep.equal([]);
    expect(await page.evaluate(() => window.violations)).to.deep.equal([]);
  });

  describe('the recipes', () => {
    const squareOf = (page, board, square) =>
      page.waitForFunction(
        (selector, name) =>
          document.querySelector(selector).shadowRoot.querySelector(`[data-square=${name}]`),
        {},
        board,
        square,
      );

    it('have a puzzle that undoes a wrong move', async () => {
      const {page} = await visit('recipes.html', {viewport: {width: 1280, height: 900}});
      const press = async (...squares) => {
        for (const square of squares) await (await squareOf(page, '#puzzle', square)).asElement().click();
      };
      const verdict = (text) =>
        page.waitForFunction(
          (text) => document.querySelector('#verdict').textContent.startsWith(text),
          {},
          text,
        );
      await page.$eval('#puzzle', (board) => board.scrollIntoView());
      await press('h5', 'e5');
      await verdict('Qxe5+ is not it');
      await page.waitForFunction(() => document.querySelector('#puzzle').fen.includes('4p2Q'));
      await press('h5', 'f7');
      await verdict('Solved at last');
    });

    it('have a worksheet that submits the position', async () => {
      const {page} = await visit('recipes.html');
      await page.$eval('#problem', (form) => form.requestSubmit());
      expect(await page.$eval('#data', ({textContent}) => textContent)).to.equal(
        'title: Mate in one\nposition: 7k/6pp/8/8/8/8/8/R6K w - - 0 1',
      );
    });

    it('have a social card of 1200 × 630 that follows its form', async () => {
      const {page} = await visit('recipes.html');
      const card = () =>
        page.waitForFunction(() => {
          const {complete, naturalWidth, naturalHeight, src, alt} = document.querySelector('#card');
          return complete && naturalWidth > 0 && {naturalWidth, naturalHeight, src, alt};
        });
      const before = await (await card()).jsonValue();
      expect([before.naturalWidth, before.naturalHeight]).to.deep.equal([1200, 630]);
      await page.$eval('#card-fen', (box) => (box.value = ''));
      await page.type('#card-fen', '4k3/8/8/8/8/8/8/4K3 w - - 0 1');
      const after = await (await card()).jsonValue();
      expect(after.src).to.not.equal(before.src);
      expect(after.alt).to.equal('White: king e1. Black: king e8. White to move.');
      expect(await page.$eval('#card-file', ({href, download}) => [href, download])).to.deep.equal([
        after.src,
        'card.svg',
      ]);
    });

    it('have an embedded board whose frame has the height that it reports', async () => {
      const {page} = await visit('recipes.html', {viewport: {width: 320, height: 800}});
      await page.$eval('#embedded', (frame) => frame.scrollIntoView());
      await page.waitForFunction(() => {
        const {contentDocument, clientHeight, clientWidth} = document.querySelector('#embedded');
        const board = contentDocument?.querySelector('fen-board');
        return board?.position && clientHeight === clientWidth && clientWidth < 320;
      });
    });

    it('have a print sheet of six boards to a page', async () => {
      const {page} = await visit('print-sheet.html');
      expect(await page.$$('.sheet fen-board')).to.have.length(12);
      const file = Buffer.from(await page.pdf({preferCSSPageSize: true})).toString('latin1');
      expect(file.match(/\/Type \/Page\b/g)).to.have.length(2);
    });
  });
});
