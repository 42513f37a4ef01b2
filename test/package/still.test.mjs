import {expect} from 'chai';
import {startPages, accessibilityTreeOf} from './page.mjs';
import {broken, capablanca, smirf, start} from '../tools/fixtures/positions.ts';

const script = '<script type="module" src="/dist/fen-board.still.min.js"></script>';
const sheet = '<link rel="stylesheet" href="/dist/fen-board.css">';
const trusted = "require-trusted-types-for 'script'";
const strict = `default-src 'self'; ${trusted}`;
const page = (body, head = script) => `<!doctype html><html lang="en"><title>x</title>${head}${body}`;
const diagram = (attributes = '') => `<fen-board fen="${start}" ${attributes}></fen-board>`;

/** Boards of every look. */
const looks = [
  ...[start, smirf, capablanca, '', 'start', ' 8/8/4k3/8/8/4K3/4P3/8 w - -'].map((fen) => `fen="${fen}"`),
  ...['brown', 'walnut', 'green', 'contrast', 'print'].map((theme) => `fen="start" theme="${theme}"`),
  'fen="start" theme=" GREEN "',
  'fen="start" theme="pink"',
  'fen="start" orientation="black" coordinates="outside" turn-marker',
  'fen="8/8/8/8/8/8/8/K6k b - - 0 1" orientation="auto" coordinates="none" turn-marker="false"',
  'fen="start" label="A “label” &lt;b&gt; &amp;"',
  'fen="start" label=""',
  'fen="start" marks="Ge4 Rd5 Yg1f3 Zz9"',
  'fen="start" marks="Bb8c6" theme="contrast" orientation="black"',
  'fen="start" pieces="classic"',
  'fen="start" pieces="unknown"',
  'fen="start" lang="de" marks="Ge4"',
  'fen="start" lang="fi"',
  'fen="bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"',
  'fen="r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2"',
  'mode="view" fen="start"',
].map((attributes) => `<fen-board ${attributes}></fen-board>`);

/**
 * The shadow root of each board, with attributes in one order and without the comments and blanks of templates, and without the
 * slot `beside`: the still file leaves boards that fill it to the element.
 */
const shadowTrees = (page) =>
  page.$$eval('fen-board', (boards) => {
    const describe = (node) => {
      if (node.nodeType === Node.TEXT_NODE) return [node.data.trim()].filter(Boolean);
      if (node.nodeType !== Node.ELEMENT_NODE || node.name === 'beside') return [];
      const attributes = [...node.attributes].map(({name, value}) => `${name}=${value.trim()}`).sort();
      return [[node.localName, ...attributes, ...[...node.childNodes].flatMap(describe)].join(' | ')];
    };
    return boards.map(({shadowRoot}) => [...(shadowRoot?.childNodes ?? [])].flatMap(describe).join('\n'));
  });
const takeOver = (page) =>
  page.evaluate(async () => {
    const {ready} = await import('/dist/fen-board.still.min.js');
    await ready();
    await Promise.all(Array.from(document.querySelectorAll('fen-board'), (board) => board.updateComplete));
  });

describe('the still file', () => {
  let pages;
  before(async () => (pages = await startPages()));
  after(() => pages?.close());

  const names = (scripts) => scripts().map((path) => path.slice('/dist/'.length));
  const drawn = (page) =>
    page.waitForFunction(() =>
      [...document.querySelectorAll('fen-board')].every((board) => board.shadowRoot?.querySelector('svg')),
    );

  it('draws a page of diagrams in one request, and defines no tag', async () => {
    const {page: tab, scripts, pageErrors} = await pages.open(page(sheet + diagram().repeat(3)));
    await drawn(tab);
    expect(await tab.evaluate(() => customElements.get('fen-board'))).to.equal(undefined);
    const {pictures} = await accessibilityTreeOf(tab);
    expect(pictures.map(({name}) => name)).to.deep.equal(
      Array.from({length: 3}, () => 'Chess position, White to move'),
    );
    expect(pictures[0].description).to.match(
      /^White: king e1, .* Black may castle kingside and queenside\.$/,
    );
    expect(names(scripts)).to.deep.equal(['fen-board.still.min.js']);
    expect(pageErrors).to.deep.equal([]);
  });

  it('draws, names and describes each board as the element does, which takes its pictures over', async () => {
    const {page: tab, pageErrors} = await pages.open(page(sheet + looks.join('')));
    await drawn(tab);
    await tab.waitForNetworkIdle();
    const still = await shadowTrees(tab);
    const sizes = () =>
      tab.$$eval('fen-board', (all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await sizes();
    await takeOver(tab);
    // The element writes the description a moment later, unless a person moves the focus.
    await tab.evaluate(() => document.dispatchEvent(new FocusEvent('focusin')));
    await tab.waitForNetworkIdle();
    const element = await shadowTrees(tab);
    expect(still).to.have.length(looks.length);
    for (const [i, look] of looks.entries())
      expect(still[i].split(' | '), look).to.deep.equal(element[i].split(' | '));
    expect(await sizes()).to.deep.equal(before);
    expect(pageErrors).to.deep.equal([]);
  });

  for (const [what, content] of Object.entries({
    'another mode': diagram('mode="play"'),
    controls: diagram('controls'),
    'a board to draw on': diagram('drawable'),
    'a field for moves': diagram('move-input'),
    'the value of a form': `<form>${diagram('name="position"')}</form>`,
    'a game': '<fen-game pgn="1. e4 e5 *"></fen-game>',
    'a FEN that needs repair':
      '<fen-board fen="rnbqkbnr/pppppppp/44/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"></fen-board>',
    'a FEN that cannot be read': `<fen-board fen="${broken}"></fen-board>`,
    'a start by number': '<fen-board fen="chess960:518"></fen-board>',
  })) {
    it(`imports the drop-in for ${what}`, async () => {
      const {page: tab, scripts, pageErrors} = await pages.open(page(diagram() + content));
      await tab.evaluate(() => customElements.whenDefined('fen-board'));
      await tab.evaluate(async () => {
        for (const board of document.querySelectorAll('fen-board')) await board.updateComplete;
      });
      expect(names(scripts).slice(0, 2)).to.deep.equal(['fen-board.still.min.js', 'fen-board.min.js']);
      expect(pageErrors).to.deep.equal([]);
    });

    it(`imports it when a script adds ${what}`, async () => {
      const {page: tab} = await pages.open(page(diagram()));
      await drawn(tab);
      await tab.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), content);
      await tab.evaluate(() => customElements.whenDefined('fen-board'));
    });
  }

  it('stays without the drop-in for whatever a diagram may have', async () => {
    const inert =
      'notation="fen" animation="none" player="white" premove disabled required solution="1. e4" class="x" id="y"';
    const {page: tab, scripts} = await pages.open(page(looks.join('') + diagram(inert)));
    await drawn(tab);
    await tab.waitForNetworkIdle();
    expect(names(scripts).filter((file) => file === 'fen-board.min.js')).to.deep.equal([]);
  });

  it('finds the drop-in at the address that the page gives', async () => {
    const given = script.replace('type', 'data-drop-in="/dist/fen-board.min.js?ver=2" type');
    const {page: tab, scripts} = await pages.open(page(diagram('controls'), given));
    await tab.evaluate(() => customElements.whenDefined('fen-board'));
    expect(names(scripts).slice(0, 2)).to.deep.equal(['fen-board.still.min.js', 'fen-board.min.js']);
  });

  it('keeps properties that a script sets before the drop-in has come', async () => {
    const {page: tab} = await pages.open(page(diagram()));
    await drawn(tab);
    await tab.evaluate((fen) => (document.querySelector('fen-board').fen = fen), capablanca);
    await takeOver(tab);
    expect(await tab.$eval('fen-board', (board) => board.position.files)).to.equal(10);
  });

  it('draws boards that come later, and follows attributes, text and language', async () => {
    const {page: tab, scripts} = await pages.open(page(`<main>${diagram()}</main>`));
    await drawn(tab);
    const viewBoxes = () =>
      tab.$$eval('fen-board', (all) =>
        all.map((one) => one.shadowRoot?.querySelector('svg').getAttribute('viewBox').split(' ')[2]),
      );
    await tab.evaluate((fen) => {
      document.querySelector('fen-board').setAttribute('fen', fen);
      const section = document.createElement('section');
      section.innerHTML = `<fen-board>8/8/8/8/8/8/8/K6k w - - 0 1</fen-board>`;
      document.body.append(section);
    }, capablanca);
    expect(await viewBoxes()).to.deep.equal(['450', '360']);
    await tab.evaluate((fen) => {
      const [first, second] = document.querySelectorAll('fen-board');
      first.setAttribute('coordinates', 'outside');
      second.firstChild.data = fen;
    }, capablanca);
    expect(await viewBoxes()).to.deep.equal(['468', '450']);
    await tab.evaluate(() => (document.documentElement.lang = 'de-AT'));
    await tab.waitForFunction(() =>
      [...document.querySelectorAll('fen-board')].every((board) =>
        board.shadowRoot.querySelector('[lang=de]'),
      ),
    );
    expect(names(scripts)).to.deep.equal(['fen-board.still.min.js', 'fen-board.de-diagrams.min.js']);
  });

  it('draws a board only once if nothing of it has changed', async () => {
    const {page: tab} = await pages.open(page(`<main>${diagram('lang="en"')}</main>`));
    await drawn(tab);
    const isSame = await tab.evaluate(async () => {
      const board = document.querySelector('fen-board');
      const picture = board.shadowRoot.querySelector('svg');
      board.insertAdjacentHTML('beforeend', '<p slot="caption">A caption</p>');
      document.body.append(board);
      document.documentElement.lang = 'fi';
      await new Promise(requestAnimationFrame);
      return picture === board.shadowRoot.querySelector('svg');
    });
    expect(isSame).to.equal(true);
  });

  for (const policy of [
    strict,
    `default-src 'none'; script-src 'self'; ${trusted}; trusted-types fen-board`,
  ]) {
    it(`works under the policy ${policy}`, async () => {
      const {
        page: tab,
        pageErrors,
        scripts,
      } = await pages.open(page(diagram('marks="Ge4"')), {
        headers: {'Content-Security-Policy': policy},
      });
      await drawn(tab);
      await tab.waitForFunction(() =>
        document.querySelector('fen-board').shadowRoot.querySelector('[part~=mark]'),
      );
      const width = await tab.$eval('fen-board', ({shadowRoot}) =>
        Math.round(shadowRoot.querySelector('svg').getBoundingClientRect().width),
      );
      expect(width).to.equal(480);
      expect(names(scripts)).to.deep.equal(['fen-board.still.min.js', 'fen-board.still-extras.min.js']);
      expect(pageErrors).to.deep.equal([]);
    });
  }

  it('leaves the picture to the element where the page does not allow its policy', async () => {
    const {page: tab} = await pages.open(page(diagram()), {
      headers: {'Content-Security-Policy': `${strict}; trusted-types lit-html`},
    });
    await tab.evaluate(() => customElements.whenDefined('fen-board'));
    await drawn(tab);
  });

  it('lifts the rules of fen-board.css for boards without a script, and shows the caption', async () => {
    const {page: tab} = await pages.open(
      page(
        `${sheet}<style>p { margin: 0; }</style>${diagram().replace('><', '><p slot="caption">Caption</p><')}`,
      ),
    );
    await drawn(tab);
    const [board, picture, caption] = await tab.$eval('fen-board', (one) =>
      [one, one.shadowRoot.querySelector('svg'), one.firstChild].map((element) => {
        const {top, bottom, height} = element.getBoundingClientRect();
        return {top, bottom, height, overflow: getComputedStyle(element).overflow};
      }),
    );
    expect(board.overflow).to.equal('visible');
    expect(picture.height).to.equal(480);
    expect(caption.top).to.be.at.least(picture.bottom);
    expect(board.bottom).to.equal(caption.bottom);
  });
});
