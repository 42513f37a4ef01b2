import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect} from 'chai';
import {startPages, toldBy} from './page.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const names = readdirSync('demo').filter((file) => file.endsWith('.html'));
/** The page of 1,000 boards has a test of its own: axe would look at each. */
const short = names.filter((name) => name !== 'many.html');

/** What axe finds wrong in a page. */
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
// The files that one page makes and shows are blobs.
const policy = "default-src 'self'; img-src 'self' blob:; require-trusted-types-for 'script'";
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until every board stands as it will. */
const drawn = (page) =>
  page.waitForFunction(async () => {
    await customElements.whenDefined('fen-board');
    const boards = [...document.querySelectorAll('fen-board')];
    await Promise.all(boards.map((board) => board.updateComplete));
    const {innerHeight} = window;
    return boards.every((board) => {
      const {mode, shadowRoot, controls} = board;
      const {top, bottom} = board.getBoundingClientRect();
      const near = bottom > 0 && top < innerHeight;
      const acts = mode === 'view' || !near || shadowRoot.querySelector('[role=grid]');
      return (
        shadowRoot.querySelector('svg') && acts && (!controls || shadowRoot.querySelector('[role=toolbar]'))
      );
    });
  });

/** What Tab comes to, from the top of the page until it leaves it. */
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

describe('the demo', function () {
  this.timeout(60_000);
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());
  let shown;

  const visit = async (name, how) => {
    await shown?.page.close();
    shown = await pages.visit(`/demo/${name}`, {policy, until: 'load', ...how});
    await drawn(shown.page);
    return shown;
  };

  it('leads from every page to every other', async () => {
    for (const name of names) {
      const text = readFileSync(`demo/${name}`, 'utf8');
      const links = [...text.matchAll(/<li><a href="([^"]*)"( aria-current="page")?/g)];
      const targets = links.map(([, href]) => (href === './' ? 'index.html' : href));
      expect([...targets].sort(), name).to.deep.equal([...names].sort());
      expect(targets[links.findIndex(([, , current]) => current)], name).to.equal(name);
    }
  });

  for (const name of short) {
    describe(name, () => {
      it('draws its boards under a strict policy, without a complaint', async () => {
        const {page, complaints} = await visit(name, {until: 'networkidle0'});
        const boards = await page.$$eval('fen-board', (all) =>
          all.map((board) => ({
            drawn: board.shadowRoot.querySelectorAll('g path[d^=M]').length > 0,
            empty: board.error !== null || !/[a-z]/i.test(board.position.placement),
            wide: Math.round(board.shadowRoot.querySelector('svg').getBoundingClientRect().width),
          })),
        );
        for (const board of boards) {
          expect(board.drawn || board.empty).to.equal(true);
          expect(board.wide).to.be.at.least(160);
        }
        expect(boards.length + (await page.$$('figure img')).length).to.be.at.least(1);
        expect(complaints).to.deep.equal([]);
        expect(await page.evaluate(() => window.violations)).to.deep.equal([]);
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

      for (const scheme of ['light', 'dark']) {
        it(`passes axe on a ${scheme} screen`, async () => {
          const {page} = await visit(name, {
            viewport: {width: 1280, height: 900},
            features: [{name: 'prefers-color-scheme', value: scheme}],
          });
          expect(await violations(page)).to.deep.equal([]);
        });
      }

      it('is gone through with Tab, in the order of the page', async () => {
        const {page} = await visit(name, {viewport: {width: 1280, height: 6000}});
        const stops = await tabStops(page);
        for (const [i, {number, seen, name: what}] of stops.entries()) {
          expect(seen, what).to.equal(true);
          if (i > 0) expect(number, `${stops[i - 1].name}, ${what}`).to.be.at.least(stops[i - 1].number);
        }
        const own = await page.$$eval('a, button, input, select, textarea', (all) =>
          all.map((element) => [...document.querySelectorAll('*')].indexOf(element)),
        );
        const numbers = stops.map(({number}) => number);
        expect(own.filter((number) => !numbers.includes(number))).to.deep.equal([]);
        const acting = await page.$$eval('fen-board', (all) =>
          all
            .filter(({mode, controls}) => mode !== 'view' || controls)
            .map((board) => [...document.querySelectorAll('*')].indexOf(board)),
        );
        expect(acting.filter((number) => !numbers.includes(number))).to.deep.equal([]);
      });
    });
  }

  it('draws every position of the gallery from the text that stands beside it, and names the broken one', async () => {
    const {page} = await visit('index.html');
    const figures = await page.$$eval('.gallery figure', (all) =>
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
    expect(figures).to.have.length(9);
    for (const {beside, fen, warnings} of figures) {
      expect(beside).to.equal(fen);
      expect(warnings, fen).to.equal(0);
    }
    expect(figures.filter(({broken}) => broken)).to.have.length(1);
  });

  it('shows on every page the source of the board above it', async () => {
    for (const name of ['look.html', 'marks.html', 'text.html']) {
      const {page} = await visit(name);
      const pairs = await page.$$eval('figure:has(pre)', (all) =>
        all
          .map((figure) => [figure.querySelector('fen-board'), figure.querySelector('pre').textContent])
          .filter(([, source]) => source.includes('<fen-board') && !source.includes('…'))
          .map(([board, source]) => {
            const copy = new DOMParser().parseFromString(
              trustedTypes.createPolicy('test', {createHTML: (text) => text}).createHTML(source),
              'text/html',
            ).body.firstElementChild;
            const attributes = (one) =>
              one.getAttributeNames().map((key) => `${key}=${one.getAttribute(key)}`);
            return [attributes(board).sort(), attributes(copy).sort()];
          }),
      );
      for (const [board, source] of pairs) expect(source).to.deep.equal(board);
    }
  });

  it('has 1,000 boards on one page: all in the accessibility tree, and only those near the screen painted', async () => {
    const {page, complaints} = await visit('many.html', {viewport: {width: 320, height: 800}});
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
    expect(new Set(boards.map(({visibility}) => visibility))).to.deep.equal(new Set(['auto']));
    expect(boards.filter(({painted}) => painted).length)
      .to.be.greaterThan(0)
      .and.lessThan(100);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(320);
    const {pictures} = await toldBy(page);
    expect(pictures).to.have.length(1000);
    for (const {name} of pictures) expect(name).to.match(/^Chess position.*, (White|Black) to move$/);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => {
      const last = [...document.querySelectorAll('fen-board')].at(-1).shadowRoot.querySelector('svg');
      return last.firstElementChild.checkVisibility({contentVisibilityAuto: true});
    });
    // axe would look at each: it is shown ten of them.
    await page.$$eval('fen-board', (all) => all.slice(10).forEach((board) => board.remove()));
    expect(await violations(page)).to.deep.equal([]);
    expect(complaints).to.deep.equal([]);
  });

  describe('the playground', () => {
    /** What can be seen of a board: its attributes, its picture and its caption. */
    const looks = (page, selector) =>
      page.$eval(selector, async (board) => {
        await board.updateComplete;
        const {fen, mode, orientation, coordinates, pieces, theme, marks, label} = board;
        const caption = board.querySelector('[slot=caption]')?.textContent;
        return [fen, mode, orientation, coordinates, pieces, theme, marks, label, caption, board.toSvg()];
      });

    /** The board that somebody gets who pastes the tag. */
    const pasted = async (page) => {
      await page.evaluate(() => {
        document.querySelector('#pasted')?.remove();
        const text = document.querySelector('#tag').textContent;
        window.policy ??= trustedTypes.createPolicy('test', {createHTML: (html) => html});
        const holder = document.createElement('div');
        holder.id = 'pasted';
        holder.innerHTML = window.policy.createHTML(text);
        document.body.append(holder);
      });
      return looks(page, '#pasted fen-board');
    };

    const same = async (page) => expect(await pasted(page)).to.deep.equal(await looks(page, '#tried'));

    it('has every attribute of the element, and a tag that makes the same board', async () => {
      const {page} = await visit('playground.html');
      const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
      const attributes = manifest.modules
        .flatMap(({declarations = []}) => declarations)
        .find(({tagName}) => tagName === 'fen-board').attributes;
      for (const {name} of attributes) {
        expect((await page.$$(`form [name="${name}"]`)).length, name).to.equal(1);
      }
      await same(page);
      for (const name of ['orientation', 'coordinates', 'pieces', 'theme', 'notation', 'animation', 'lang']) {
        const values = await page.$$eval(`[name=${name}] option`, (all) => all.map(({value}) => value));
        await page.select(`[name=${name}]`, values.at(-1));
        expect(await page.$eval('#tag', (tag) => tag.textContent)).to.contain(` ${name}="${values.at(-1)}"`);
        await same(page);
      }
      await page.type('[name=marks]', 'Ge4 Yg1f3');
      await page.type('[name=label]', 'My "best" <board>');
      await page.type('[name=caption]', 'After 3. …Nf6 & more=""');
      for (const name of ['turn-marker', 'controls', 'required', 'disabled'])
        await page.click(`[name=${name}]`);
      await same(page);
      expect(await page.$eval('#tag', (tag) => tag.textContent)).to.contain(' turn-marker');
    });

    it('follows what is played, turned and typed, and says what is wrong', async () => {
      const {page} = await visit('playground.html');
      await page.select('[name=mode]', 'play');
      await page.waitForFunction(() =>
        document.querySelector('#tried').shadowRoot.querySelector('[role=grid]'),
      );
      for (const square of ['h5', 'f7']) {
        const cell = await page.evaluateHandle(
          (name) => document.querySelector('#tried').shadowRoot.querySelector(`[data-square=${name}]`),
          square,
        );
        await cell.asElement().click();
      }
      await page.waitForFunction(() => document.querySelector('#fen').value.includes('pppp1Qpp'));
      expect(await page.$eval('#told', (told) => told.textContent)).to.match(/^change: .*"san":"Qxf7#"/);
      await same(page);
      await page.click('[name=controls]');
      const flip = await page.waitForFunction(() =>
        document.querySelector('#tried').shadowRoot.querySelector('[role=toolbar] button'),
      );
      await flip.asElement().click();
      expect(await page.$eval('[name=orientation]', ({value}) => value)).to.equal('black');
      await same(page);
      await flip.asElement().click();
      expect(await page.$eval('#tag', (tag) => tag.textContent)).to.not.contain('orientation');
      await same(page);
      await page.$eval('#fen', (box) => (box.value = ''));
      await page.type('#fen', '8/8/8/8/8/8/8/K5k w');
      expect(await page.$eval('#said', (said) => said.textContent)).to.contain('Rank 1 has 7 squares');
      await same(page);
    });

    it('has its whole state in the address, from which it comes back', async () => {
      const {page} = await visit('playground.html');
      await page.select('[name=theme]', 'green');
      await page.select('[name=mode]', 'edit');
      await page.type('[name=marks]', 'Ge4');
      await page.click('[name=turn-marker]');
      const before = await looks(page, '#tried');
      const address = await page.evaluate(() => `playground.html${location.hash}`);
      const {page: again} = await visit(address);
      expect(await looks(again, '#tried')).to.deep.equal(before);
      expect(await again.$eval('[name=turn-marker]', ({checked}) => checked)).to.equal(true);
    });

    it('copies the tag, or selects it where it may not', async () => {
      const {page} = await visit('playground.html');
      await page.evaluate(() => {
        const clipboard = {writeText: async (text) => void (window.written = text)};
        Object.defineProperty(navigator, 'clipboard', {value: clipboard, configurable: true});
      });
      await page.click('#copy');
      await page.waitForFunction(() => document.querySelector('#copied').textContent === 'Copied.');
      const tag = await page.$eval('#tag', ({textContent}) => textContent);
      expect(await page.evaluate(() => window.written)).to.equal(tag);
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      });
      await page.click('#copy');
      await page.waitForFunction(() => document.querySelector('#copied').textContent.startsWith('Selected'));
      expect(await page.evaluate(() => getSelection().toString())).to.equal(tag);
    });
  });
});
